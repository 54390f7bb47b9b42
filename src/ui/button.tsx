import type { ComponentProps } from "react";
import * as styles from "./button.module.css";
import { classNames } from "./class-names";

export type ButtonLook = "ink" | "hot" | "line";

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
}

/** A button as a block: text at the start, an arrow, if given as a child, at the end. */
export function Button({ look = "ink", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} data-look={look} className={classNames(styles.button, className)} {...rest} />;
}
