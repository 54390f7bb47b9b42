import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Heading } from "../../ui/heading";
import { classNames } from "../../ui/class-names";
import * as styles from "./vacancy-lists.module.css";

interface VacancyListsProps extends ComponentProps<"div"> {
  vacancy: Queries.VacancyListsFragment;
}

const LISTS = ["duties", "skills", "plus"] as const;

/** Tasks, and below them requirements and pluses, side by side. A list without entries is left out. */
export function VacancyLists({ vacancy, className, ...rest }: VacancyListsProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.lists, className)} {...rest}>
      {LISTS.filter((list) => vacancy[list].length > 0).map((list) => (
        <section key={list} data-list={list} aria-labelledby={`vacancy-${list}`} className={styles.part}>
          <Heading level={2} size="h3" id={`vacancy-${list}`} className={styles.title}>
            {t(`vacancy.${list}`)}
          </Heading>
          <ul className={styles.list}>
            {vacancy[list].map((line) => (
              <li key={line} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment VacancyLists on Vacancy {
    duties
    skills
    plus
  }
`;
