"use client";

import { Button, Gutter, SetStepNav } from "@payloadcms/ui";
import { PAGE_SIZE } from "../page-size";
import type { Board } from "../endpoint";
import { useTexts } from "../use-texts";
import { BoardFilters } from "./board-filters";
import { BoardLine } from "./board-line";
import styles from "./translations-board.module.css";
import { TranslatorsFiles } from "./translators-files";
import { useBoard, type Filters } from "./use-board";

interface TranslationsBoardProps {
  first: Board;
}

/** Every entry in every language: what is complete, what is missing, what is older than its source. */
export function TranslationsBoard({ first }: TranslationsBoardProps) {
  const { board, hasFailed, filters, choose, readAgain } = useBoard(first);
  const { t } = useTexts();
  const languages = board.languages.filter(({ code }) => !filters.locale || code === filters.locale);
  return (
    <Gutter>
      <SetStepNav nav={[{ label: t("translations:title") }]} />
      <header className={styles.head}>
        <h1>{t("translations:title")}</h1>
        <p>{t("translations:rule")}</p>
        <details>
          <summary>{t("translations:how")}</summary>
          {board.note && <p>{board.note}</p>}
          <p>{t("translations:older")}</p>
          {board.hasMachine && <p>{t("translations:machine.rule")}</p>}
        </details>
      </header>
      <BoardFilters board={board} filters={filters} onChoose={choose} />
      <TranslatorsFiles languages={board.languages} filters={filters} onImport={readAgain} />
      {hasFailed && <p role="alert">{t("translations:failed")}</p>}
      {board.total === 0 && <p className={styles.none}>{t("translations:none")}</p>}
      {board.total > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("translations:entry")}</th>
              {languages.map(({ code, label }) => (
                <th scope="col" key={code}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.entries.map((row) => (
              <BoardLine
                key={`${row.list} ${row.id}`}
                row={row}
                languages={languages}
                onDraft={board.hasMachine ? readAgain : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      {board.total > PAGE_SIZE && <Pages board={board} page={filters.page} onChoose={choose} />}
    </Gutter>
  );
}

interface PagesProps {
  board: Board;
  page: number;
  onChoose: (change: Partial<Filters>) => void;
}

function Pages({ board: { total }, page, onChoose }: PagesProps) {
  const { t } = useTexts();
  const last = Math.ceil(total / PAGE_SIZE);
  const [from, to] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total)];
  const turn = (by: number) => {
    onChoose({ page: page + by });
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.pages} aria-label={t("translations:title")}>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={page <= 1} onClick={() => turn(-1)}>
        {t("translations:before")}
      </Button>
      <span>
        {from}–{to} {t("translations:of")} {total}
      </span>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={page >= last} onClick={() => turn(1)}>
        {t("translations:after")}
      </Button>
    </nav>
  );
}
