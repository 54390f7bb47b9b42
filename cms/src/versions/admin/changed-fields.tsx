import { wordsFor } from "../../words";
import type { ChangedField } from "../changes";
import { ChangedList } from "./changed-list";
import { TEXTS } from "./texts";
import styles from "./version-view.module.css";

interface ChangedFieldsProps {
  /** Undefined for the first version that is kept. */
  changes: readonly ChangedField[] | undefined;
  language: string;
}

/** What changed by saving a version, field by field and language by language, as words. */
export function ChangedFields({ changes, language }: ChangedFieldsProps) {
  const say = (text: keyof typeof TEXTS) => wordsFor(language, TEXTS[text]);
  const empty = !changes ? say("first") : changes.length === 0 ? say("nothing") : undefined;
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">{say("changed")}</h2>
      {empty ? <p>{empty}</p> : <p className={styles.legend}>{say("legend")}</p>}
      <ChangedList changes={changes ?? []} language={language} />
    </section>
  );
}
