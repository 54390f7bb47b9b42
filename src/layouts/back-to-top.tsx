import { useRef, type CSSProperties } from "react";
import { glideTo } from "../hooks/glide-to";
import { useBackToTop } from "../hooks/use-back-to-top";
import { useTranslation } from "react-i18next";
import { TIMINGS } from "../site/timings";
import { Arrow } from "../ui/glyphs";
import * as styles from "./back-to-top.module.css";

type Style = CSSProperties & Record<"--lift", string>;

/** Comes when scrolling has rested, leads back to the top (N28), and lies on no link. */
export function BackToTop() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const lift = useBackToTop(button);
  const style: Style = { "--lift": `${lift ?? 0}px` };
  return (
    <button
      ref={button}
      type="button"
      data-enters
      data-over="page"
      aria-label={t("backToTop")}
      data-state={lift === undefined ? "hidden" : "shown"}
      className={styles.button}
      style={style}
      onClick={() => glideTo(0, TIMINGS.backToTop.scrollMs)}
    >
      <Arrow direction="up" />
    </button>
  );
}
