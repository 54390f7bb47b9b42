"use client";

import type { Locale } from "@future-native/contract/locales";
import { Link, useTranslation } from "@payloadcms/ui";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import type { BoardRow } from "../endpoint";
import { STATUS_LABELS, TEXTS, TRANSLATION_LABELS } from "./texts";
import styles from "./translations-board.module.css";

/** Fields that a cell names; the others are counted. */
const NAMED = 3;

interface BoardLineProps {
  row: BoardRow;
  locales: readonly Locale[];
}

/** One entry: what it is, and its state in each language, with a link to every text that needs somebody. */
export function BoardLine({ row, locales }: BoardLineProps) {
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
        <LocaleCell key={locale.code} row={row} locale={locale} />
      ))}
    </tr>
  );
}

function LocaleCell({ row, locale: { code, name } }: { row: BoardRow; locale: Locale }) {
  const { i18n } = useTranslation();
  const { state, isWritten, missing, older } = row.locales[code];
  const fields = missing.length > 0 ? missing : older;
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
            </li>
          ))}
          {fields.length > NAMED && (
            <li>
              {wordsFor(i18n.language, TEXTS.more)} {fields.length - NAMED}
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
