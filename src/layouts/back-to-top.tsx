import { glideTo } from "../hooks/glide-to";
import { useBackToTop } from "../hooks/use-back-to-top";
import { useMessages } from "../i18n/use-messages";
import { TIMINGS } from "../runtime/timings";
import { Arrow } from "../ui/arrow";
import * as styles from "./back-to-top.module.css";

/** Comes when scrolling has rested, leads back to the top (N28). */
export function BackToTop() {
  const t = useMessages();
  const offered = useBackToTop();
  return (
    <button
      type="button"
      data-enters
      data-over="page"
      aria-label={t("backToTop")}
      data-state={offered ? "shown" : "hidden"}
      className={styles.button}
      onClick={() => glideTo(0, TIMINGS.backToTop.scrollMs)}
    >
      <Arrow direction="up" />
    </button>
  );
}
