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

/** Box of a loop, and below it, where it hides nothing, the button that pauses it. */
export function LoopStage({ state, toggle, caption, children }: LoopStageProps) {
  const { t } = useTranslation();
  return (
    <figure data-state={state}>
      <div className={styles.stage}>{children}</div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        {state !== "still" && (
          <button type="button" className={styles.toggle} onClick={toggle}>
            <span aria-hidden="true" className={styles.sign} />
            {state === "paused" ? t("cases.play") : t("cases.pause")}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
