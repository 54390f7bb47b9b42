import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "./class-names";
import * as styles from "./heading.module.css";
import { wholeWords } from "./whole-words";
import { untied, widestWord } from "./word-width";

interface HeadingProps extends ComponentProps<"h1"> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it is set; by default as its level. */
  size?: "hero" | "h1" | "h2" | "h3" | "h4";
  /** The words that it has to hold in a narrow window as they are set, where its content is more than plain text. */
  fit?: string;
}

type Style = CSSProperties & Partial<Record<"--widest-word", number>>;

/** A heading in the display face. It shrinks where its longest word would not fit between the gutters. */
export function Heading({ level, size = `h${level}`, fit, className, style, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const isLarge = size === "hero" || size === "h1" || size === "h2";
  const content = isLarge && typeof children === "string" ? untied(children) : children;
  const words = fit ?? (typeof content === "string" ? content : undefined);
  const fitted: Style = words ? { "--widest-word": widestWord(words), ...style } : { ...style };
  return (
    <Tag data-size={size} className={classNames(styles.heading, className)} style={fitted} {...rest}>
      {typeof content === "string" ? wholeWords(content) : content}
    </Tag>
  );
}
