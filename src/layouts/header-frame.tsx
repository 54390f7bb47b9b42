import type { ComponentProps } from "react";
import { useScrollDirection } from "../hooks/use-scroll-direction";
import { useScrolledPast } from "../hooks/use-scrolled-past";
import { TIMINGS } from "../site/timings";
import * as styles from "./header.module.css";

interface HeaderFrameProps extends ComponentProps<"header"> {
  /** Territory behind the header at the top of the page; by default the page's own background. */
  ground?: string;
}

/**
 * The element around the header's parts, full at the top of the page and small past 300 px (N22). It leaves on the way
 * down and is back, as a bar, on the way up. It alone knows of the scroll: its children are made by its parent, so that none of them is rendered again when the header changes.
 */
export function HeaderFrame({ ground, ...rest }: HeaderFrameProps) {
  const isMini = useScrolledPast(TIMINGS.logo.miniFromPx);
  const direction = useScrollDirection();
  return (
    <header
      className={styles.header}
      data-header={isMini ? "mini" : "full"}
      data-direction={direction}
      data-ground={isMini || direction === "up" ? undefined : ground}
      data-over="page"
      {...rest}
    />
  );
}
