import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { languageState, type LanguageState } from "../language-state";
import { languagesFor, scheduledIn, translationsOf } from "../row-loaders";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./lists.module.css";
import { translate } from "../../i18n";

/** How far an entry is in its languages, in a line: those of a state together, and whether there is a newer draft (A4). */
export async function LanguagesCell({ collectionConfig, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  const id = isRecord(row) ? row.id : undefined;
  if (typeof id !== "number" && typeof id !== "string") return null;
  const { slug } = collectionConfig;
  const entry = await translationsOf(payload, slug).load(id);
  if (!entry) return null;
  const isScheduled = (await scheduledIn(payload, slug)).has(entry.id);
  const states = new Map<LanguageState, string[]>();
  for (const code of await languagesFor(payload)) {
    const state = languageState(entry, code, isScheduled);
    states.set(state, [...(states.get(state) ?? []), code.toUpperCase()]);
  }
  return (
    <ul className={`${surface.list} ${styles.languages}`}>
      {[...states].map(([state, codes]) => (
        <li key={state} data-state={state}>
          <b>{codes.join(" ")}</b> {translate(i18n.language, `lists:language.${state}`)}
        </li>
      ))}
      {entry.status === "changed" && <li>{translate(i18n.language, "lists:language.newerDraft")}</li>}
    </ul>
  );
}
