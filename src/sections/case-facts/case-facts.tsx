import type { ComponentProps, ReactNode } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { TextLink } from "../../ui/text-link";
import * as styles from "./case-facts.module.css";

interface CaseFactsProps extends ComponentProps<"div"> {
  item: Queries.CaseFactsFragment;
  /** `side` beside a text, or a row of the page. */
  arrangement?: "side" | "row";
}

function Fact({ name, values }: { name: string; values: readonly ReactNode[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      {values.map((value, index) => (
        <dd key={index}>{value}</dd>
      ))}
    </div>
  );
}

/** Client, year, services and awards of a case, and the way to a project of one's own. */
export function CaseFacts({ item, arrangement = "side", className, ...rest }: CaseFactsProps) {
  const { t } = useTranslation();
  const { client, year, categories, services, awards } = item;
  const clientName = client?.url ? (
    <TextLink look="plain" to={client.url} className={styles.client}>
      {client.name}
    </TextLink>
  ) : (
    client?.name
  );
  return (
    <div data-arrangement={arrangement} className={classNames(styles.side, className)} {...rest}>
      <dl aria-label={t("cases.facts")} className={styles.facts}>
        <Fact name={t("cases.client")} values={clientName ? [clientName] : []} />
        <Fact name={t("cases.year")} values={[year]} />
        <Fact name={t("cases.categories")} values={categories.map(({ title }) => title)} />
        <Fact name={t("cases.services")} values={services.map(({ title }) => title)} />
        <Fact
          name={t("cases.awards")}
          values={awards.map((award) => `${t(`awardCategories.${award.category}`)}, ${award.festival} ${award.year}`)}
        />
      </dl>
      <TextLink
        look="plain"
        route="contacts-brief"
        data-popup-type="1"
        data-popup-source="case_button"
        className={styles.discuss}
      >
        {t("cases.discuss")} <Arrow />
      </TextLink>
    </div>
  );
}

export const query = graphql`
  fragment CaseFacts on Case {
    year
    client {
      name
      url
    }
    categories {
      title
    }
    services {
      title
    }
    awards {
      category
      festival
      year
    }
  }
`;
