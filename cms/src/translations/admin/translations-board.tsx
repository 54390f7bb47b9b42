"use client";

import { LOCALES } from "@future-native/contract/locales";
import { Button, Gutter, SetStepNav, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import { PAGE_SIZE } from "../page-size";
import type { Board } from "../endpoint";
import { BoardFilters } from "./board-filters";
import { BoardLine } from "./board-line";
import { MACHINE_TEXTS } from "./machine-texts";
import { TEXTS } from "./texts";
import styles from "./translations-board.module.css";
import { TranslatorsFiles } from "./translators-files";
import { useBoard, type Filters } from "./use-board";

interface TranslationsBoardProps {
  first: Board;
}

/** Every entry in every language (X3): what is complete, what is missing, what is older than its source. */
export function TranslationsBoard({ first }: TranslationsBoardProps) {
  const { board, hasFailed, filters, choose, readAgain } = useBoard(first);
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const locales = LOCALES.filter(({ code }) => !filters.locale || code === filters.locale);
  return (
    <Gutter>
      <SetStepNav nav={[{ label: say("title") }]} />
      <header className={styles.head}>
        <h1>{say("title")}</h1>
        <p>{say("rule")}</p>
        <details>
          <summary>{say("how")}</summary>
          <p>{say("exceptions")}</p>
          <p>{say("older")}</p>
          {board.hasMachine && <p>{wordsFor(i18n.language, MACHINE_TEXTS.rule)}</p>}
        </details>
      </header>
      <BoardFilters board={board} filters={filters} onChoose={choose} />
      <TranslatorsFiles filters={filters} onImport={readAgain} />
      {hasFailed && <p role="alert">{say("failed")}</p>}
      {board.total === 0 && <p className={styles.none}>{say("none")}</p>}
      {board.total > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say("entry")}</th>
              {locales.map(({ code, name }) => (
                <th scope="col" key={code}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.entries.map((row) => (
              <BoardLine
                key={`${row.list} ${row.id}`}
                row={row}
                locales={locales}
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
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const last = Math.ceil(total / PAGE_SIZE);
  const [from, to] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total)];
  const turn = (by: number) => {
    onChoose({ page: page + by });
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.pages} aria-label={say("title")}>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={page <= 1} onClick={() => turn(-1)}>
        {say("before")}
      </Button>
      <span>
        {from}–{to} {say("of")} {total}
      </span>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={page >= last} onClick={() => turn(1)}>
        {say("after")}
      </Button>
    </nav>
  );
}
