"use client";

import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { Link, useTranslation } from "@payloadcms/ui";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import type { BoardRow } from "../endpoint";
import { MachineDraft } from "./machine-draft";
import { MACHINE_TEXTS } from "./machine-texts";
import { STATUS_LABELS, TEXTS, TRANSLATION_LABELS } from "./texts";
import styles from "./translations-board.module.css";

/** Fields that a cell names; the others are counted. */
const NAMED = 3;

interface BoardLineProps {
  row: BoardRow;
  locales: readonly Locale[];
  /** Called when a machine has made a draft; undefined where there is none. */
  onDraft: (() => void) | undefined;
}

/** One entry: what it is, and its state in each language, with a link to every text that needs somebody. */
export function BoardLine({ row, locales, onDraft }: BoardLineProps) {
  const { i18n } = useTranslation();
  const { list, id, title, listLabel, status } = row;
  const facts = [title === listLabel ? "" : listLabel, wordsFor(i18n.language, STATUS_LABELS[status])];
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
  const { i18n } = useTranslation();
  const { state, isWritten, missing, left, older, machine } = row.locales[code];
  const unread = older.filter(({ path }) => machine.includes(path));
  const fields = missing.length > 0 ? [...missing, ...unread] : older;
  return (
    <td data-state={state} data-locale={name}>
      <p className={styles.state}>{wordsFor(i18n.language, TRANSLATION_LABELS[state])}</p>
      {!isWritten && <p className={styles["not-shown"]}>{wordsFor(i18n.language, TEXTS.notShown)}</p>}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.slice(0, NAMED).map(({ path, label }) => (
            <li key={path}>
              <Link href={entryAddress({ list: row.list, id: row.id, locale: code, field: path })} prefetch={false}>
                {label}
              </Link>
              {left.includes(path) && <span>{wordsFor(i18n.language, TEXTS.left)}</span>}
              {machine.includes(path) && <span>{wordsFor(i18n.language, MACHINE_TEXTS.mark)}</span>}
            </li>
          ))}
          {fields.length > NAMED && (
            <li>
              {wordsFor(i18n.language, TEXTS.more)} {fields.length - NAMED}
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
