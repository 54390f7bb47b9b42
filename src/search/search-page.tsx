import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddressParameter } from "../hooks/use-address-parameter";
import { Button } from "../ui/button";
import { Container } from "../ui/container";
import { Filter } from "../ui/filter";
import { Heading } from "../ui/heading";
import type { SearchResults } from "./load-engine";
import { ListsOfAll } from "./lists-of-all";
import { ResultGroups } from "./result-groups";
import { SearchForm } from "./search-form";
import * as styles from "./search-page.module.css";
import { SearchStatus } from "./search-status";
import { ServerAnswer } from "./server-answer";
import { useSearch } from "./use-search";
import { walkResults } from "./walk-results";

const FIRST = 8;
const MORE = 20;

/** Keeps the address true to what is typed, without an entry of the history for every letter. */
function updateAddress(text: string) {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set("q", text);
  else address.searchParams.delete("q");
  window.history.replaceState(window.history.state, "", address);
}

/** The page of the search (X8): searches for the text of the field, or of `?q=` in the address, at every key. */
export function SearchPage() {
  const { t } = useTranslation();
  const [asked] = useAddressParameter("q");
  const [text, setText] = useState(asked);
  const [read, setRead] = useState(asked);
  const [filter, setFilter] = useAddressParameter("f");
  const [limit, setLimit] = useState(FIRST);
  // The way back, or the search over the page, has led to another question.
  if (asked !== read) {
    setRead(asked);
    setText(asked);
  }
  const { state, answer } = useSearch({ text, filter, limit });
  return (
    // The keys are for the links within, which are reached without them too.
    <Container width="narrow" className={styles.page} onKeyDown={walkResults}>
      <Heading level={1} size="h2">
        {t("search.title")}
      </Heading>
      <SearchForm
        text={text}
        onType={(value) => {
          setText(value);
          setLimit(FIRST);
          updateAddress(value);
        }}
      />
      <ServerAnswer />
      <SearchStatus state={state} answer={answer} />
      {answer && <Narrowing answer={answer} text={text} filter={filter} onNarrow={setFilter} />}
      {answer && (
        <div data-results="">
          <ResultGroups answer={answer} />
          {answer.entries.length < answer.total && (
            <Button look="line" onClick={() => setLimit(limit + MORE)}>
              {t("search.more")}
            </Button>
          )}
        </div>
      )}
      {!answer?.total && <ListsOfAll />}
    </Container>
  );
}

interface NarrowingProps {
  answer: SearchResults;
  text: string;
  filter: string;
  onNarrow: (filter: string) => void;
}

/** Categories and cities, where there are results of any, or the results are narrowed. */
function Narrowing({ answer: { filters, unfiltered }, text, filter, onNarrow }: NarrowingProps) {
  const { t } = useTranslation();
  if (filters.length === 0 && !filter) return null;
  const options = [{ value: "", label: t("search.everything"), count: unfiltered }, ...filters];
  return (
    <Filter
      label={t("search.filter")}
      options={options}
      current={filter}
      parameter="f"
      kept={{ q: text }}
      onSelect={onNarrow}
      className={styles.filter}
    />
  );
}
