import type { CSSProperties } from "react";
import { widestWord } from "../../ui/word-width";
import * as styles from "./hero.module.css";
import { layersOf, type SloganWordsProps } from "./slogan-word";

type Style = CSSProperties & Record<"--word-width", number>;

/** The last word of the slogan on the ground of its territory. It is as large as the widest of all words allows. */
export function HeroWord(props: SloganWordsProps) {
  const style: Style = {
    "--word-width": widestWord(props.places.map(({ word }) => word.replaceAll(" ", "a")).join(" ")),
  };
  return (
    <span className={styles.place} style={style}>
      {layersOf(props).map(({ index, state, word, territory }) => (
        <span
          key={index}
          data-state={state}
          data-ground={territory.colors[0]}
          aria-hidden={state === "leaving"}
          className={styles.word}
        >
          <span className={styles.letters}>{word}</span>
        </span>
      ))}
    </span>
  );
}
