"use client";

import { Link } from "@payloadcms/ui";
import { entryPath } from "payload-kit/admin/entry-path";
import surface from "payload-kit/admin/surface.module.css";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { useAdmin } from "payload-kit/admin/use-api";
import type { BoardLanguage, BoardRow } from "../endpoint";
import { useTexts } from "../use-texts";
import { MachineDraft } from "./machine-draft";
import styles from "./translations-board.module.css";
import { ExportLink } from "./translators-files";

/** Fields that a cell names; the others are counted. */
const NAMED = 3;

interface BoardLineProps {
  row: BoardRow;
  languages: readonly BoardLanguage[];
  /** Called when a machine has made a draft; undefined where there is none. */
  onDraft: (() => void) | undefined;
}

/** One entry with its state in each language, and links to the texts that need work. */
export function BoardLine({ row, languages, onDraft }: BoardLineProps) {
  const { t } = useTexts();
  const admin = useAdmin();
  const { list, id, title, listLabel, status } = row;
  const facts = [title === listLabel ? "" : listLabel, t(`translations:status.${status}`)];
  return (
    <tr>
      <th scope="row">
        <Link href={admin(entryPath({ list, id }))} prefetch={false}>
          {title}
        </Link>
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </th>
      {languages.map((language) => (
        <LanguageCell key={language.code} row={row} language={language} onDraft={onDraft} />
      ))}
    </tr>
  );
}

interface LanguageCellProps extends Pick<BoardLineProps, "row" | "onDraft"> {
  language: BoardLanguage;
}

function LanguageCell({ row, language: { code, label, isSource }, onDraft }: LanguageCellProps) {
  const { t } = useTexts();
  const admin = useAdmin();
  const translation = row.locales[code];
  if (!translation) return <td />;
  const { state, isWritten, missing, left, older, machine } = translation;
  const unread = older.filter(({ path }) => machine.includes(path));
  const fields = missing.length > 0 ? [...missing, ...unread] : older;
  return (
    <td data-state={state} data-locale={label}>
      <p className={stateDot.dot}>{t(`translations:state.${state}`)}</p>
      {!isWritten && <p className={styles["not-shown"]}>{t("translations:notShown")}</p>}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.slice(0, NAMED).map(({ path, label: name }) => (
            <li key={path}>
              <Link href={admin(entryPath({ list: row.list, id: row.id, locale: code, field: path }))} prefetch={false}>
                {name}
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
      {row.hasDrafts && !isSource && fields.length > 0 && (
        <p className={styles.act}>
          <ExportLink
            className={surface.small}
            to={code}
            list={row.list}
            entry={row.id}
            aria-label={`${t("translations:files.export")}: ${row.title}, ${label}`}
          >
            {t("translations:files.export")}
          </ExportLink>
        </p>
      )}
      {onDraft && row.hasDrafts && !isSource && (
        <MachineDraft
          entry={{ list: row.list, id: row.id, to: code }}
          name={`${row.title}, ${label}`}
          isNeeded={missing.length > 0}
          onDraft={onDraft}
        />
      )}
    </td>
  );
}
