import { useState } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import * as styles from "./play-plate.module.css";
import { Drawing, Scene, type PlayProps } from "./play-scene";

/** The first name of the reader on a train, which arrives under it. It is sent nowhere. */
export function Plate({ block: { action, steps, done }, titleId }: PlayProps) {
  const [name, setName] = useState("");
  const [state, setState] = useState<"depot" | "away" | "there">("depot");
  const { label = "", said } = steps[0] ?? {};
  const line = { depot: null, away: said, there: done }[state];
  return (
    <Scene
      state={state}
      said={line && `${name.trim()}. ${line}`}
      art={
        <Drawing of="plate" parts={["steppe"]}>
          <g key={state} className={styles.train} onAnimationEnd={() => state === "away" && setState("there")}>
            <use href="/play/plate.svg#train" />
            <text
              x={300}
              y={418}
              textAnchor="middle"
              textLength={name.length > 7 ? 230 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {name}
            </text>
          </g>
        </Drawing>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) setState("away");
        }}
      >
        <TextField
          id={`${titleId}-name`}
          label={label}
          value={name}
          maxLength={12}
          autoComplete="off"
          required
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setState("depot");
          }}
        />
        <Button type="submit">{action}</Button>
      </form>
    </Scene>
  );
}
