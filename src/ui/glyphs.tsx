import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./glyphs.module.css";

interface GlyphProps extends ComponentProps<"svg"> {
  "data-direction": "right" | "left" | "up" | "down" | "out" | "across";
}

/** Lines as high as the text around them. Decorative: the text beside them has their meaning. */
const Glyph = ({ className, ...rest }: GlyphProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    className={classNames(styles.glyph, className)}
    {...rest}
  />
);

interface ArrowProps extends ComponentProps<"svg"> {
  direction?: Exclude<GlyphProps["data-direction"], "across">;
}

export const Arrow = ({ direction = "right", ...rest }: ArrowProps) => (
  <Glyph data-direction={direction} {...rest}>
    <path d="M1.5 8h12.5M8.8 2.8 14 8l-5.2 5.2" />
  </Glyph>
);

/** Closes or removes, as the text beside it says. */
export const Cross = (props: ComponentProps<"svg">) => (
  <Glyph data-direction="across" {...props}>
    <path d="m3 3 10 10M13 3 3 13" />
  </Glyph>
);
