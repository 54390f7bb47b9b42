import { useState, type CSSProperties } from "react";
import * as styles from "./play-ruler.module.css";
import { Scene, type PlayProps } from "./play-scene";

type Style = CSSProperties & Record<"--soft", number>;

/** A scale of phrases from hard to soft. The form beside it and the size of the words follow the mark. */
export function Ruler({ block: { steps, done }, titleId }: PlayProps) {
  const [at, setAt] = useState(0);
  const last = steps.length - 1;
  const { label, said } = steps[at] ?? {};
  const style: Style = { "--soft": at / Math.max(1, last) };
  return (
    <Scene
      state={at === last ? "soft" : "hard"}
      said={at === last ? done : said}
      art={
        <p aria-hidden="true" className={styles.form} style={style}>
          <span>{at + 1}</span>
        </p>
      }
    >
      <p aria-hidden="true" className={styles.phrase} style={style}>
        {label}
      </p>
      <input
        type="range"
        min={1}
        max={last + 1}
        value={at + 1}
        aria-labelledby={titleId}
        aria-valuetext={`${at + 1}. ${label}`}
        className={styles.ruler}
        onChange={({ currentTarget }) => setAt(currentTarget.valueAsNumber - 1)}
      />
    </Scene>
  );
}
