import { useTranslation } from "react-i18next";
import { kindsOf } from "./result-groups";
import * as styles from "./search-status.module.css";
import type { SearchState } from "./use-search";

/** How many results there are of what, said to those who listen too. */
export function SearchStatus({ state, answer }: SearchState) {
  const { t } = useTranslation();
  const said = () => {
    if (state === "failed") return t("search.failed");
    if (!answer) return state === "searching" ? t("search.loading") : "";
    if (answer.total === 0) return t("search.nothing");
    const kinds = kindsOf(answer).map((kind) => `${t(`search.kinds.${kind}`)} ${answer.counts[kind] ?? 0}`);
    return [t("search.found", { count: answer.total }), kinds.join(", ")].join(": ");
  };
  return (
    <p role="status" className={styles.status}>
      {said()}
    </p>
  );
}
