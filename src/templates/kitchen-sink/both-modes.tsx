import type { ReactNode } from "react";
import * as styles from "./kitchen-sink.module.css";

const MODES = ["paper", "night"] as const;

export type Mode = (typeof MODES)[number];

interface BothModesProps {
  /** Side by side where there is room, or each as wide as the window. */
  layout?: "pair" | "wide";
  children: (mode: Mode) => ReactNode;
}

/** The same specimens on paper and at night. */
export function BothModes({ layout = "pair", children }: BothModesProps) {
  return (
    <div data-layout={layout} className={styles.modes}>
      {MODES.map((mode) => (
        <div key={mode} data-mode={mode} className={styles.panel}>
          <p className={styles.mode}>{mode}</p>
          {children(mode)}
        </div>
      ))}
    </div>
  );
}
