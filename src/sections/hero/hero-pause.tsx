import { useTranslation } from "react-i18next";
import * as styles from "./hero.module.css";

interface HeroPauseProps {
  state: "turning" | "held";
  onToggle: () => void;
}

/** Stops the words that change, or lets them go on (WCAG 2.2.2). */
export function HeroPause({ state, onToggle }: HeroPauseProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-state={state}
      aria-label={t(state === "turning" ? "hero.pause" : "hero.resume")}
      className={styles.pause}
      onClick={onToggle}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" fill="currentColor">
        <path d={state === "turning" ? "M3 2h4v12H3zM9 2h4v12H9z" : "M4 2v12l9-6z"} />
      </svg>
    </button>
  );
}
