import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Medal, MEDALS } from "../../ui/medal";
import { Section } from "../../ui/section";
import * as styles from "./awards.module.css";

interface AwardsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  awards: readonly Queries.AwardRowFragment[];
}

function groupsOf(awards: AwardsProps["awards"]) {
  return MEDALS.map((category) => ({ category, rows: awards.filter((award) => award.category === category) })).filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Prizes as one table, a group of rows for each category (N24). Its note says from which year on, as others count all prizes. */
export function Awards({ awards, ...rest }: AwardsProps) {
  const { t } = useTranslation();
  if (awards.length === 0) return null;
  const since = { total: awards.length, year: Math.min(...awards.map(({ year }) => year)) };
  return (
    <Section title={t("sections.awards")} note={t("awards.since", since)} mark="arc" {...rest}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <td />
            <th scope="col">{t("awards.festival")}</th>
            <th scope="col">{t("awards.nomination")}</th>
            <th scope="col">{t("awards.case")}</th>
            <th scope="col">{t("awards.year")}</th>
          </tr>
        </thead>
        {groupsOf(awards).map(({ category, rows }) => (
          <tbody key={category} className={styles.group}>
            {rows.map((award, index) => (
              <tr key={award.entryId} className={styles.row}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length} className={styles.category}>
                    <Medal category={category} className={styles.medal} />
                    {t(`awardCategories.${category}`)}
                  </th>
                )}
                <td className={styles.festival}>{award.festival}</td>
                <td className={styles.nomination}>{award.nomination}</td>
                <td className={styles.work}>
                  {award.case ? (
                    <LocalizedLink route="cases-alias" params={{ alias: award.case.alias }} className={styles.link}>
                      {award.case.title}
                    </LocalizedLink>
                  ) : (
                    <span className={styles.none}>—</span>
                  )}
                </td>
                <td className={styles.year}>{award.year}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

export const query = graphql`
  fragment AwardRow on Award {
    entryId
    category
    festival
    nomination
    year
    case {
      alias
      title
    }
  }
`;
