import type { ChangedField } from "../changes";
import { ChangedList } from "./changed-list";
import styles from "./version-view.module.css";
import { translator } from "../../i18n";

interface ChangedFieldsProps {
  /** Undefined for the first version that is kept. */
  changes: readonly ChangedField[] | undefined;
  language: string;
}

/** Changes of a version, by field and language, as text. */
export function ChangedFields({ changes, language }: ChangedFieldsProps) {
  const t = translator(language);
  const empty = !changes ? t("versions:first") : changes.length === 0 ? t("versions:nothing") : undefined;
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">{t("versions:column.changed")}</h2>
      {empty ? <p>{empty}</p> : <p className={styles.legend}>{t("versions:legend")}</p>}
      <ChangedList changes={changes ?? []} />
    </section>
  );
}
