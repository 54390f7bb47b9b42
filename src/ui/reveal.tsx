import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { observeReveal } from "./observe-reveal";
import * as styles from "./reveal.module.css";

/**
 * Fades and scales its content up once, when its top enters the lower 90 % of the window (N27).
 * Nothing is hidden before the script has seen that it is below the window, so it shows without JavaScript.
 */
export function Reveal({ className, ...rest }: ComponentProps<"div">) {
  return <div ref={observeReveal} className={classNames(styles.reveal, className)} {...rest} />;
}
