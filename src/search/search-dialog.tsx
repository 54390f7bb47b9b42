import { LONGEST_QUESTION } from "@future-native/contract/search";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useModal } from "../hooks/use-modal";
import { useScrollLock } from "../hooks/use-scroll-lock";
import { useLocale } from "../i18n/use-locale";
import { routePath } from "../site/routes";
import { Arrow, Cross } from "../ui/glyphs";
import { TextLink } from "../ui/text-link";
import { ListsOfAll } from "./lists-of-all";
import { optionId, ResultOptions } from "./result-options";
import { kindsOf } from "./result-groups";
import { SearchStatus } from "./search-status";
import * as styles from "./search-dialog.module.css";
import { useActiveOption } from "./use-active-option";
import { useSearch } from "./use-search";

const SHOWN = 6;

const field = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>("[role=combobox]");

/**
 * The search over the page (X8): a combobox of which the list is all that is found.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { code } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [text, setText] = useState("");
  const { state, answer } = useSearch({ text, filter: "", limit: SHOWN });
  const entries = answer
    ? kindsOf(answer).flatMap((kind) => answer.entries.filter((entry) => entry.kind === kind))
    : [];
  const page = `${routePath("search", code)}?q=${encodeURIComponent(text)}`;
  const option = useActiveOption({ text, count: entries.length });
  useModal(dialog, field, onClose);
  useScrollLock(true);
  return (
    <dialog ref={dialog} aria-label={t("search.title")} data-over="page" className={styles.dialog} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <input
            role="combobox"
            aria-label={t("search.label")}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={option.active === undefined ? undefined : optionId(listId, option.active)}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST_QUESTION}
            placeholder={t("search.label")}
            value={text}
            className={styles.field}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return option.onKeyDown(event);
              event.preventDefault();
              const chosen = option.active === undefined ? "search-all" : optionId(listId, option.active);
              document.getElementById(chosen)?.click();
            }}
          />
          <button type="button" aria-label={t("search.close")} className={styles.close} onClick={onClose}>
            <kbd className={styles.key}>Esc</kbd>
            <Cross />
          </button>
        </div>
        <SearchStatus state={state} answer={answer} />
        <ResultOptions id={listId} entries={entries} active={option.active} onChoose={onClose} />
        {answer?.total ? (
          <TextLink id="search-all" look="plain" to={page} onClick={onClose} className={styles.all}>
            {t("search.all")} <Arrow />
          </TextLink>
        ) : (
          <ListsOfAll onChoose={onClose} />
        )}
      </div>
    </dialog>
  );
}
