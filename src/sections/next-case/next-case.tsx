import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { StretchedLink } from "../../ui/stretched-link";
import { barOf, TerritoryStage } from "../../ui/territory/territory-stage";
import { untied } from "../../ui/word-width";
import * as styles from "./next-case.module.css";

interface NextCaseProps extends ComponentProps<"section"> {
  item: Queries.NextCaseFragment;
}

/** The end of a case is the beginning of the next: its header rises from the horizon, and is one link. */
export function NextCase({ item, className, ...rest }: NextCaseProps) {
  const { t } = useTranslation();
  const { title, alias, territory } = item;
  const words = untied(title);
  return (
    <div data-print="none">
      <div aria-hidden="true" className={styles.horizon} />
      <section
        data-lives={territory.mark}
        data-arrives
        data-ground={territory.colors[0]}
        className={classNames(styles.next, className)}
        {...rest}
      >
        <p data-ground={barOf(item)} className={styles.label}>
          {t("cases.next")} <Arrow className={styles.arrow} />
        </p>
        <TerritoryStage item={item} alt="">
          <Heading level={2} size="h1" fit={words}>
            <StretchedLink route="cases-alias" params={{ alias }} className={styles.link}>
              {words}
            </StretchedLink>
          </Heading>
        </TerritoryStage>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment NextCase on Case {
    title
    ...StagedCase
  }
`;
