import type { ComponentProps } from "react";
import * as styles from "./arrow.module.css";
import { classNames } from "./class-names";

interface ArrowProps extends ComponentProps<"svg"> {
  direction?: "right" | "left" | "up" | "down" | "out";
}

/** An arrow as high as the text around it. Decorative: the text beside it has its meaning. */
export function Arrow({ direction = "right", className, ...rest }: ArrowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      data-direction={direction}
      className={classNames(styles.arrow, className)}
      {...rest}
    >
      <path d="M1.5 8h12.5M8.8 2.8 14 8l-5.2 5.2" />
    </svg>
  );
}
