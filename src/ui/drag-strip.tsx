import { useRef, type ComponentProps } from "react";
import { late } from "./on-demand";
import { useMediaQuery } from "../hooks/use-media-query";
import { usePointer } from "../hooks/use-pointer";
import { useStripKeys } from "../hooks/use-strip-keys";
import { Arrow } from "./glyphs";
import { classNames } from "./class-names";
import * as styles from "./drag-strip.module.css";

const StripDrag = late(async () => (await import(/* webpackChunkName: "strip-drag" */ "./strip-drag")).StripDrag);

interface DragStripProps extends ComponentProps<"ul"> {
  /** Text of the sign under the mouse: one word. */
  hint: string;
}

/**
 * A list as a strip that scrolls sideways: by fingers and wheel natively, by a mouse that drags and throws it, by the
 * arrow keys. Without a script it is a scrolling list.
 */
export function DragStrip({ hint, className, children, ...rest }: DragStripProps) {
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  const hasMouse = useMediaQuery("(any-pointer: fine)");
  useStripKeys(strip);
  usePointer(frame, sign);
  return (
    <div ref={frame} className={styles.frame}>
      <ul ref={strip} className={classNames(styles.strip, className)} {...rest}>
        {children}
      </ul>
      {hasMouse && <StripDrag strip={strip} />}
      <span ref={sign} aria-hidden="true" className={styles.sign}>
        <span className={styles.disc}>
          <Arrow direction="left" />
          {hint}
          <Arrow />
        </span>
      </span>
      <span aria-hidden="true" className={styles.rail} />
    </div>
  );
}
