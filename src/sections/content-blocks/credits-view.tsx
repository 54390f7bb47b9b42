import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Medal } from "../../ui/medal";
import { wholeWords } from "../../ui/whole-words";
import type { BlockProps } from "./block-props";
import * as styles from "./credits-view.module.css";

/** Letters of a surname that fits into a column of a phone. */
const LONGEST_NAME = 12;

/** The team of the case, and beside them its awards. */
export function CreditsView({ block, awards = [] }: BlockProps<Queries.CreditsViewFragment>) {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      {awards.length > 0 && (
        <div className={styles.awards}>
          <h3 className={styles.label}>{t("cases.awards")}</h3>
          <ul className={styles.list}>
            {awards.map(({ category, festival, nomination, year }) => (
              <li key={`${category} ${festival} ${nomination}`}>
                <p className={styles.prize}>
                  <Medal category={category} />
                  {t(`awardCategories.${category}`)}
                </p>
                <p className={styles.name}>
                  {festival} {year}
                </p>
                <p className={styles.quiet}>{nomination}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.credits}>
        <h3 className={styles.label}>{t("cases.credits")}</h3>
        <dl className={styles.people}>
          {block.credits.map(({ role, name }, index) => (
            <div key={index}>
              <dt className={styles.quiet}>{role}</dt>
              <dd className={styles.name}>{wholeWords(name, LONGEST_NAME)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment CreditsView on CreditsBlock {
    credits {
      role
      name
    }
  }
`;
