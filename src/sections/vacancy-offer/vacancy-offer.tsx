import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names";
import * as styles from "./vacancy-offer.module.css";

interface VacancyOfferProps extends ComponentProps<"section"> {
  vacancy: Queries.VacancyOfferFragment;
}

/** Benefits of the work: the one bright territory of the page. */
export function VacancyOffer({ vacancy, className, ...rest }: VacancyOfferProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-ground="lime" className={classNames(styles.offer, className)} {...rest}>
      <h2 id={titleId} className={styles.title}>
        {t("vacancy.offer")}
      </h2>
      <ol className={styles.list}>
        {vacancy.offer.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment VacancyOffer on Vacancy {
    offer
  }
`;
