import { useEffect, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { LocalizedLink } from "../i18n/localized-link";
import { EntryView } from "./entry-view";
import type { FoundEntry } from "./found-entry";
import * as styles from "./result-options.module.css";

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

interface ResultOptionsProps extends ComponentProps<"div"> {
  id: string;
  /** Those of a kind one after the other. */
  entries: readonly FoundEntry[];
  /** Place of the option that the keyboard is on. */
  active: number | undefined;
  onChoose: () => void;
}

/** Results as the options of a combobox: the focus stays in its field. */
export function ResultOptions({ id, entries, active, onChoose, ...rest }: ResultOptionsProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div role="listbox" id={id} aria-label={t("search.results")} className={styles.list} {...rest}>
      {entries.map((entry, place) => (
        <LocalizedLink
          key={entry.id}
          role="option"
          id={optionId(id, place)}
          aria-selected={place === active}
          aria-current={undefined}
          tabIndex={-1}
          to={entry.url}
          className={styles.option}
          onClick={onChoose}
        >
          <EntryView entry={entry} tellsKind />
        </LocalizedLink>
      ))}
    </div>
  );
}
