import { scrollToTop } from "../hooks/scroll-to-top";
import { useBackToTop } from "../hooks/use-back-to-top";
import { useMessages } from "../i18n/use-messages";
import { Arrow } from "../ui/arrow";
import * as styles from "./back-to-top.module.css";

/** Comes when scrolling has rested, leads back to the top (N28). */
export function BackToTop() {
  const t = useMessages();
  const offered = useBackToTop();
  return (
    <button
      type="button"
      aria-label={t("backToTop")}
      data-state={offered ? "shown" : "hidden"}
      className={styles.button}
      onClick={scrollToTop}
    >
      <Arrow direction="up" />
    </button>
  );
}
