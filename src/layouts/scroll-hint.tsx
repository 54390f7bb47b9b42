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
 * without a ground of its own, farther down, where anything may be below it, as a tab.
 */
export function ScrollHint({ ground }: ScrollHintProps) {
  const { t } = useTranslation();
  const shown = useScrollHint();
  const isBelow = useScrolledPast(TIMINGS.scrollHint.hideFromPx);
  return (
    <p
      aria-hidden="true"
      data-enters
      data-over="page"
      data-place={isBelow ? "below" : "top"}
      data-ground={isBelow ? undefined : ground}
      data-state={shown ? "shown" : "hidden"}
      className={styles.hint}
    >
      {t("scrollHint")}
    </p>
  );
}
