import { LOCALES } from "@future-native/contract/locales";
import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { languageState } from "../language-state";
import { scheduledIn, translationsOf } from "../row-loaders";
import styles from "./lists.module.css";
import { translate } from "../../i18n";

/** How far an entry is in each language, in a word each (A4). */
export async function LanguagesCell({ collectionConfig, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  const id = isRecord(row) ? row.id : undefined;
  if (typeof id !== "number" && typeof id !== "string") return null;
  const { slug } = collectionConfig;
  const entry = await translationsOf(payload, slug).load(id);
  if (!entry) return null;
  const isScheduled = (await scheduledIn(payload, slug)).has(entry.id);
  return (
    <ul className={styles.languages}>
      {LOCALES.map(({ code }) => {
        const state = languageState(entry, code, isScheduled);
        return (
          <li key={code} data-state={state}>
            <b>{code.toUpperCase()}</b> {translate(i18n.language, `lists:language.${state}`)}
          </li>
        );
      })}
    </ul>
  );
}
