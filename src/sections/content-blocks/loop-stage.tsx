import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./loop-stage.module.css";
import type { LoopState } from "./use-loop-state";

interface LoopStageProps {
  state: LoopState;
  toggle: () => void;
  caption: string | null;
  /** The looping film or animation. */
  children: ReactNode;
}

/** Box of a loop, with the button that pauses it. */
export function LoopStage({ state, toggle, caption, children }: LoopStageProps) {
  const { t } = useTranslation();
  return (
    <figure>
      <div data-state={state} className={styles.stage}>
        {children}
        {state !== "still" && (
          <button type="button" className={styles.toggle} onClick={toggle}>
            <span aria-hidden="true" className={styles.sign} />
            {state === "paused" ? t("cases.play") : t("cases.pause")}
          </button>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
