import type { CSSProperties } from "react";
import * as styles from "./rising-disc.module.css";

interface RisingDiscProps {
  /** Share of the required answers that are valid, 0 to 1. */
  share: number;
  /** Whether the form has been sent. */
  isWhole: boolean;
}

type Style = CSSProperties & Record<"--share", number>;

/** The logo's half disc: it rises with every answered question, and is a whole disc when the form has been sent. */
export function RisingDisc({ share, isWhole }: RisingDiscProps) {
  const style: Style = { "--share": share };
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" data-state={isWhole ? "whole" : "rising"} className={styles.sky}>
      <circle cx="50" cy="50" r="50" className={styles.disc} style={style} />
    </svg>
  );
}
