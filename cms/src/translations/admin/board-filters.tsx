"use client";

import { LOCALES } from "@future-native/contract/locales";
import { useTranslation } from "@payloadcms/ui";
import { useIsInBrowser } from "../../admin/use-is-in-browser";
import { wordsFor } from "../../words";
import type { Board } from "../endpoint";
import { TRANSLATION_STATES } from "../states";
import { TEXTS, TRANSLATION_LABELS } from "./texts";
import styles from "./translations-board.module.css";
import type { Filters } from "./use-board";

interface BoardFiltersProps {
  board: Board;
  filters: Filters;
  onChoose: (change: Partial<Filters>) => void;
}

/** Chooses a collection, a language and a state; each state says how many entries are in it. */
export function BoardFilters({ board: { lists, counts }, filters, onChoose }: BoardFiltersProps) {
  const { i18n } = useTranslation();
  const isInBrowser = useIsInBrowser();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const states = [
    { value: "", label: say("everyState"), count: undefined },
    ...TRANSLATION_STATES.map((value) => ({
      value,
      label: wordsFor(i18n.language, TRANSLATION_LABELS[value]),
      count: counts[value],
    })),
  ];
  return (
    <div className={styles.filters}>
      <label className={styles.choice}>
        {say("list")}
        <select
          value={filters.list}
          disabled={!isInBrowser}
          onChange={(event) => onChoose({ list: event.target.value })}
        >
          <option value="">{say("everything")}</option>
          {lists.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say("locale")}
        <select
          value={filters.locale}
          disabled={!isInBrowser}
          onChange={(event) => onChoose({ locale: event.target.value })}
        >
          <option value="">{say("everyLocale")}</option>
          {LOCALES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.states} role="group" aria-label={say("state")}>
        {states.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            disabled={!isInBrowser}
            aria-pressed={filters.state === value}
            data-state={value || undefined}
            onClick={() => onChoose({ state: value })}
          >
            {label} {count !== undefined && <span>{count}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
