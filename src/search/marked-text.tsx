import type { Stretch } from "static-search";
import * as styles from "./marked-text.module.css";

/** A text with the words found marked. */
export function MarkedText({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
