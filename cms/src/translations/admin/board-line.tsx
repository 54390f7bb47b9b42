"use client";

import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { Link } from "@payloadcms/ui";
import { entryAddress } from "payload-kit/admin/entry-address";
import type { BoardRow } from "../endpoint";
import { MachineDraft } from "./machine-draft";
import styles from "./translations-board.module.css";
import { useTexts } from "../../use-texts";

/** Fields that a cell names; the others are counted. */
const NAMED = 3;

interface BoardLineProps {
  row: BoardRow;
  locales: readonly Locale[];
  /** Called when a machine has made a draft; undefined where there is none. */
  onDraft: (() => void) | undefined;
}

/** One entry with its state in each language, and links to the texts that need work. */
export function BoardLine({ row, locales, onDraft }: BoardLineProps) {
  const { t } = useTexts();
  const { list, id, title, listLabel, status } = row;
  const facts = [title === listLabel ? "" : listLabel, t(`translations:status.${status}`)];
  return (
    <tr>
      <th scope="row">
        <Link href={entryAddress({ list, id })} prefetch={false}>
          {title}
        </Link>
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </th>
      {locales.map((locale) => (
        <LocaleCell key={locale.code} row={row} locale={locale} onDraft={onDraft} />
      ))}
    </tr>
  );
}

interface LocaleCellProps extends Pick<BoardLineProps, "row" | "onDraft"> {
  locale: Locale;
}

function LocaleCell({ row, locale: { code, name }, onDraft }: LocaleCellProps) {
  const { t } = useTexts();
  const { state, isWritten, missing, left, older, machine } = row.locales[code];
  const unread = older.filter(({ path }) => machine.includes(path));
  const fields = missing.length > 0 ? [...missing, ...unread] : older;
  return (
    <td data-state={state} data-locale={name}>
      <p className={styles.state}>{t(`translations:state.${state}`)}</p>
      {!isWritten && <p className={styles["not-shown"]}>{t("translations:notShown")}</p>}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.slice(0, NAMED).map(({ path, label }) => (
            <li key={path}>
              <Link href={entryAddress({ list: row.list, id: row.id, locale: code, field: path })} prefetch={false}>
                {label}
              </Link>
              {left.includes(path) && <span>{t("translations:left")}</span>}
              {machine.includes(path) && <span>{t("translations:machine.mark")}</span>}
            </li>
          ))}
          {fields.length > NAMED && (
            <li>
              {t("translations:more")} {fields.length - NAMED}
            </li>
          )}
        </ul>
      )}
      {onDraft && row.hasDrafts && code !== DEFAULT_LOCALE && (
        <MachineDraft
          entry={{ list: row.list, id: row.id, to: code }}
          name={`${row.title}, ${name}`}
          isNeeded={missing.length > 0}
          onDraft={onDraft}
        />
      )}
    </td>
  );
}
