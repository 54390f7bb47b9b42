import type { ReactNode } from "react";
import * as styles from "./form-bar.module.css";
import { RisingDisc } from "./rising-disc";

interface FormBarProps {
  /** How much of what is asked for is there, 0 to 1. */
  share: number;
  /** All is done. */
  isWhole: boolean;
  /** The way out. */
  children: ReactNode;
}

/** Stays at the top of the form that scrolls below it, whole from edge to edge: the way out, and the sun when its horizon has gone. */
export function FormBar({ share, isWhole, children }: FormBarProps) {
  return (
    <div className={styles.bar}>
      <span aria-hidden="true" className={styles.sun}>
        <RisingDisc share={share} isWhole={isWhole} />
      </span>
      {children}
    </div>
  );
}
