import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./cross.module.css";

/** A cross as high as the text around it: closes or removes, as the text beside it says. */
export function Cross({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className={classNames(styles.cross, className)}
      {...rest}
    >
      <path d="m3 3 10 10M13 3 3 13" />
    </svg>
  );
}
