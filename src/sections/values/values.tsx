import type { ComponentProps, CSSProperties } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import { inTurn, VALUES } from "../../ui/territory/art/agency-territories";
import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./values.module.css";

type ValuesProps = Omit<ComponentProps<typeof Section>, "title"> & {
  values: Queries.CareerValuesFragment["values"];
  /** Files of their drawings, in turn. */
  art: readonly string[] | undefined;
};

type CardStyle = CSSProperties & Record<"--place", number>;

/** Values of the agency, as cards that stack while one scrolls; the titles stay visible. */
export function Values({ values, art, ...rest }: ValuesProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("sections.values")} {...rest}>
      <ol>
        {values.map(({ title, text }, index) => (
          <ValueCard key={title} title={title} text={text} place={index} art={art?.[index % art.length]} />
        ))}
      </ol>
    </Section>
  );
}

interface ValueCardProps {
  title: string;
  text: string;
  place: number;
  art: string | undefined;
}

function ValueCard({ title, text, place, art }: ValueCardProps) {
  const territory = inTurn(VALUES, place);
  const style: CardStyle = { "--place": place };
  return (
    <li data-lives data-ground={territory.colors[0]} className={styles.card} style={style}>
      <span aria-hidden="true" className={styles.number}>
        {place + 1}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <TerritoryArt territory={territory} src={art} shape="square" className={styles.art} />
    </li>
  );
}

export const query = graphql`
  fragment CareerValues on CareerPage {
    values {
      title
      text
    }
  }
`;
