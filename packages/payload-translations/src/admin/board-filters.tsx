"use client";

import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import type { Board } from "../endpoint";
import { EVERY_STATE, TRANSLATION_STATES } from "../states";
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
    { value: EVERY_STATE, label: t("translations:everyState"), count: undefined },
    ...TRANSLATION_STATES.map((value) => ({ value, label: t(`translations:state.${value}`), count: counts[value] })),
  ];
  return (
    <div className={styles.filters}>
      <Choice label={t("translations:list")} value={filters.list} onChoose={(list) => onChoose({ list })}>
        <option value="">{t("translations:everything")}</option>
        {lists.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label={t("translations:locale")} value={filters.language} onChoose={(language) => onChoose({ language })}>
        <option value="">{t("translations:everyLocale")}</option>
        {languages.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <div className={styles.states} role="group" aria-label={t("translations:state")}>
        {states.map(({ value, label, count }) => (
          <Button
            key={value}
            buttonStyle={filters.state === value ? "primary" : "secondary"}
            size="large"
            margin={false}
            disabled={!isInBrowser}
            extraButtonProps={{ "aria-pressed": filters.state === value }}
            onClick={() => onChoose({ state: value })}
          >
            {[label, count].join(" ")}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Options. */
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <label className={styles.choice}>
    {label}
    <select value={value} disabled={!useIsInBrowser()} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </select>
  </label>
);
