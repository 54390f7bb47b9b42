import { useState } from "react";
import * as styles from "./play-choices.module.css";
import { Drawing, sayAll, Scene, type PlayProps } from "./play-scene";

/**
 * Steps to press in any order, all of which finish it. Each adds its part to the drawing; keys of a dial are the drawing
 * themselves, and have their words when they have been pressed.
 */
export function Choices({ block: { kind, steps, done }, titleId }: PlayProps) {
  const [made, setMade] = useState<readonly number[]>([]);
  const isDone = made.length === steps.length;
  const last = steps[made.at(-1) ?? -1];
  const choices = (
    <ol aria-labelledby={titleId} data-look={kind} className={styles.choices}>
      {steps.map(({ label, said }, step) => (
        <li key={step}>
          <button
            type="button"
            aria-pressed={made.includes(step)}
            className={styles.choice}
            onClick={() => setMade([...made.filter((other) => other !== step), step])}
          >
            {made.includes(step) ? (kind === "yarn" ? said : label) : kind === "dial" ? step + 1 : label}
          </button>
        </li>
      ))}
    </ol>
  );
  const parts = ["base", ...made.map((step) => `step-${step + 1}`), isDone && "done"];
  return (
    <Scene
      state={isDone ? "done" : "playing"}
      said={sayAll(kind !== "yarn" && last?.said, isDone && done)}
      again={isDone && (() => setMade([]))}
      art={kind === "dial" ? choices : <Drawing of={kind} parts={parts} />}
    >
      {kind !== "dial" && choices}
    </Scene>
  );
}
