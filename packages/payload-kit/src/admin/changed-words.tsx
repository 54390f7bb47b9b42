import type { Part } from "../text-changes";
import styles from "./changed-words.module.css";

/** A text with what has changed in it: what is gone is struck through, what is new is underlined. */
export function ChangedWords({ parts }: { parts: readonly Part[] }) {
  return (
    <span className={styles.words}>
      {parts.map(({ is, text }, at) => {
        if (is === "added") return <ins key={at}>{text}</ins>;
        if (is === "removed") return <del key={at}>{text}</del>;
        return text;
      })}
    </span>
  );
}
