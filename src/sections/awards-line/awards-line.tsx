import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { Medal, MEDALS } from "../../ui/medal";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import * as styles from "./awards-line.module.css";

interface AwardsLineProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  awards: readonly Queries.AwardDiscFragment[];
}

/** The prizes in one line, a disc for each; home tells what they were for (N24). */
export function AwardsLine({ awards, ...rest }: AwardsLineProps) {
  const { t } = useTranslation();
  const groups = MEDALS.map((category) => ({ category, won: awards.filter((award) => award.category === category) }));
  return (
    <Section
      title={t("sections.awards")}
      note={
        <TextLink look="plain" route="index" hash="awards">
          {t("sections.allAwards")} {awards.length} <Arrow />
        </TextLink>
      }
      {...rest}
    >
      <ul className={styles.line}>
        {groups
          .filter(({ won }) => won.length > 0)
          .map(({ category, won }) => (
            <li key={category}>
              <span className={styles.discs}>
                {won.map(({ entryId }) => (
                  <Medal key={entryId} category={category} className={styles.disc} />
                ))}
              </span>
              {t(`awardCounts.${category}`, { count: won.length })}
            </li>
          ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment AwardDisc on Award {
    entryId
    category
  }
`;
