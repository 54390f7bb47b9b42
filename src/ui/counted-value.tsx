import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./counted-value.module.css";

/** A figure that `useCountUp` counts up: its text is always the final value, for assistive technology. */
export function CountedValue({ className, ...rest }: ComponentProps<"span">) {
  return <span data-figure="" className={classNames(styles.value, className)} {...rest} />;
}
