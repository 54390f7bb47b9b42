import { useRef } from "react";
import { useGroundUnder } from "../hooks/use-ground-under";
import { useScrollHint } from "../hooks/use-scroll-hint";
import { useScrolledPast } from "../hooks/use-scrolled-past";
import { useTranslation } from "react-i18next";
import { TIMINGS } from "../site/timings";
import * as styles from "./scroll-hint.module.css";

interface ScrollHintProps {
  /** Territory that the page begins with; by default the page's own ground. */
  ground?: string | undefined;
}

/**
 * Says on the window's edge that the page goes on (N28). It is in the gutter, beside all content: at the top of the page
 * without a ground of its own, farther down, where anything may be below it, as a tab. A tab it is also where the page's first
 * territory ends behind it, or where a territory lies there that the page does not begin with, as on the map.
 */
export function ScrollHint({ ground }: ScrollHintProps) {
  const { t } = useTranslation();
  const hint = useRef<HTMLParagraphElement>(null);
  const shown = useScrollHint();
  const isBelow = useScrolledPast(TIMINGS.scrollHint.hideFromPx);
  const under = useGroundUnder(hint, ground);
  const isTab = isBelow || under.ground === "edge" || (!ground && under.ground !== undefined);
  return (
    <p
      ref={hint}
      aria-hidden="true"
      data-enters
      data-over="page"
      data-place={isTab ? "below" : "top"}
      data-ground={isTab ? undefined : under.ground}
      data-state={shown ? "shown" : "hidden"}
      className={styles.hint}
      // The notices have lifted it.
      onTransitionEnd={under.look}
    >
      {t("scrollHint")}
    </p>
  );
}
