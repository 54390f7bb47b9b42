import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale";
import { useIsThere } from "../i18n/use-page";
import { TextLink } from "../ui/text-link";
import * as styles from "./lists-of-all.module.css";

const LISTS = [
  { kind: "case", route: "cases" },
  { kind: "vacancy", route: "career" },
  { kind: "service", route: "index", hash: "services" },
  { kind: "person", route: "about", hash: "team" },
  { kind: "news", route: "index", hash: "news" },
] as const;
const ARTICLES = { kind: "article", route: "blog" } as const;

/** Links to all lists of searchable entries, for visitors who do not know the word to search for. */
export function ListsOfAll({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const { menu } = useLocale();
  const isThere = useIsThere();
  const id = useId();
  const lists = (menu.includes("blog") ? [...LISTS, ARTICLES] : LISTS).filter((list) =>
    isThere(list.route, "hash" in list ? list.hash : undefined),
  );
  if (lists.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("search.lists")}
      </h2>
      <ul className={styles.lists}>
        {lists.map(({ kind, ...target }) => (
          <li key={kind}>
            <TextLink look="plain" onClick={onChoose} {...target}>
              {t(`search.kinds.${kind}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
