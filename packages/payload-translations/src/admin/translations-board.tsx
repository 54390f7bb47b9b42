"use client";

import { Gutter, Pagination, SetStepNav } from "@payloadcms/ui";
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
  /** State of an address that names none. */
  firstState: string;
}

/** Every entry in every language: what is complete, what is missing, what is older than its source. */
export function TranslationsBoard({ first, firstState }: TranslationsBoardProps) {
  const { board, hasFailed, filters, choose, readAgain } = useBoard(first, firstState);
  const { t } = useTexts();
  const languages = board.languages.filter(({ code }) => !filters.language || code === filters.language);
  return (
    <Gutter>
      <SetStepNav nav={[{ label: t("translations:title") }]} />
      <header className={styles.head}>
        <h1>{t("translations:title")}</h1>
        <p>{t("translations:rule")}</p>
        <details className={styles.fold}>
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
      <Pages total={board.total} page={filters.page} onChoose={choose} />
    </Gutter>
  );
}

interface PagesProps {
  total: number;
  page: number;
  onChoose: (change: Partial<Filters>) => void;
}

function Pages({ total, page, onChoose }: PagesProps) {
  const totalPages = Math.ceil(total / PAGE_SIZE);
  const turn = (to: number) => {
    onChoose({ page: to });
    window.scrollTo({ top: 0 });
  };
  const beside = { hasPrevPage: page > 1, prevPage: page - 1, hasNextPage: page < totalPages, nextPage: page + 1 };
  return <Pagination {...beside} page={page} totalPages={totalPages} onChange={turn} />;
}
