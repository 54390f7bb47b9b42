import type { ComponentProps, CSSProperties } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import { TerritoryArt, type TerritoryData } from "../../ui/territory/territory-art";
import * as styles from "./values.module.css";

type ValuesProps = Omit<ComponentProps<typeof Section>, "title"> & {
  values: Queries.CareerValuesFragment["values"];
};

type CardStyle = CSSProperties & Record<"--place", number>;

/** Each value is a territory: its ground is the card's, and the composition grows out of it. */
const TERRITORIES: readonly TerritoryData[] = [
  { colors: ["lime", "moss", "ink"], mark: "arc", seed: 12 },
  { colors: ["ultra", "sky", "sun"], mark: "stack", seed: 31 },
  { colors: ["rose", "plum", "hot"], mark: "blob", seed: 9 },
  { colors: ["sun", "ink", "hot"], mark: "wave", seed: 18 },
  { colors: ["ice", "ultra", "rose"], mark: "grid", seed: 4 },
  { colors: ["moss", "lime", "sun"], mark: "arc", seed: 21 },
];

/** Values of the agency, as cards that stack while one scrolls; the titles stay visible. */
export function Values({ values, ...rest }: ValuesProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("sections.values")} {...rest}>
      <ol>
        {values.map(({ title, text }, index) => (
          <ValueCard key={title} title={title} text={text} place={index} />
        ))}
      </ol>
    </Section>
  );
}

function ValueCard({ title, text, place }: { title: string; text: string; place: number }) {
  const territory = TERRITORIES[place % TERRITORIES.length];
  const style: CardStyle = { "--place": place };
  return (
    <li data-lives data-ground={territory?.colors[0]} className={styles.card} style={style}>
      <span aria-hidden="true" className={styles.number}>
        {place + 1}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {territory && <TerritoryArt territory={territory} shape="square" className={styles.art} />}
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
