import type { CSSProperties } from "react";
import type { TerritoryColor } from "@future-native/contract";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Measured } from "./measured";
import { readContrast } from "./read-element";
import { Topic } from "./topic";

const GROUNDS: readonly TerritoryColor[] = [
  ...(["hot", "lime", "sky", "ultra", "rose", "sand"] as const),
  ...(["moss", "plum", "ice", "sun", "ink", "paper"] as const),
];

/** Roles of text on the ground of a mode or of a territory. */
const TEXTS = ["text", "text-quiet", "accent-text"] as const;

const colour = (role: string): CSSProperties => ({ color: `var(--${role})` });

function Texts() {
  return TEXTS.map((role) => (
    <Measured key={role} read={readContrast} className={styles.ground} style={colour(role)}>
      {role}
    </Measured>
  ));
}

/** Modes and territories, each with the contrast of what is written on it. */
export function Colours() {
  return (
    <Topic
      title="Colours"
      note="Two modes, twelve territories. Text takes its colour by role; each pair is at least AA."
    >
      <BothModes>{() => <Texts />}</BothModes>
      <ul className={styles.swatches}>
        {GROUNDS.map((ground) => (
          <li key={ground} data-ground={ground} className={styles.swatch}>
            <p className={styles.mode}>{ground}</p>
            <Texts />
          </li>
        ))}
      </ul>
    </Topic>
  );
}
