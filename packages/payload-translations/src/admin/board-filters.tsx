"use client";

import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import type { Board } from "../endpoint";
import { TRANSLATION_STATES } from "../states";
import { useTexts } from "../use-texts";
import styles from "./translations-board.module.css";
import type { Filters } from "./use-board";

interface BoardFiltersProps {
  board: Board;
  filters: Filters;
  onChoose: (change: Partial<Filters>) => void;
}

/** Chooses a collection, a language and a state; each state says how many entries are in it. */
export function BoardFilters({ board: { lists, languages, counts }, filters, onChoose }: BoardFiltersProps) {
  const { t } = useTexts();
  const isInBrowser = useIsInBrowser();
  const states = [
    { value: "", label: t("translations:everyState"), count: undefined },
    ...TRANSLATION_STATES.map((value) => ({
      value,
      label: t(`translations:state.${value}`),
      count: counts[value],
    })),
  ];
  return (
    <div className={styles.filters}>
      <label className={styles.choice}>
        {t("translations:list")}
        <select
          value={filters.list}
          disabled={!isInBrowser}
          onChange={(event) => onChoose({ list: event.target.value })}
        >
          <option value="">{t("translations:everything")}</option>
          {lists.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {t("translations:locale")}
        <select
          value={filters.locale}
          disabled={!isInBrowser}
          onChange={(event) => onChoose({ locale: event.target.value })}
        >
          <option value="">{t("translations:everyLocale")}</option>
          {languages.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.states} role="group" aria-label={t("translations:state")}>
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
