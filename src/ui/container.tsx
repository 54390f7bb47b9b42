import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./container.module.css";

interface ContainerProps extends ComponentProps<"div"> {
  /** Widest content: 980, 1220, 1420 or 1650 px (N31). */
  width?: "narrow" | "middle" | "wide" | "full";
}

/** Content between the gutters; the widest is in the middle of the window, and the narrower ones begin where it does. */
export function Container({ width = "full", className, ...rest }: ContainerProps) {
  return <div data-width={width} className={classNames(styles.container, className)} {...rest} />;
}
