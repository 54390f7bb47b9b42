import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./prose.module.css";

interface ProseProps extends ComponentProps<"div"> {
  /** Widest line: 660, 930 or 580 px (N31). */
  measure?: "reading" | "wide" | "narrow";
}

/** Running text: paragraphs, lists and links at a readable measure. */
export function Prose({ measure = "reading", className, ...rest }: ProseProps) {
  return <div data-measure={measure} className={classNames(styles.prose, className)} {...rest} />;
}
