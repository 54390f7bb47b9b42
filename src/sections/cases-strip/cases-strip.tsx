import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { DragStrip } from "../../ui/drag-strip";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { CaseSlide } from "./case-slide";
import * as styles from "./cases-strip.module.css";

interface CasesStripProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  cases: readonly Queries.CaseSlideFragment[];
  /** How many cases there are in all. */
  total: number;
}

/** Selected cases as a skyline as wide as the window, that one drags, throws, scrolls and walks by the arrow keys (N24). */
export function CasesStrip({ cases, total, ...rest }: CasesStripProps) {
  const { t } = useTranslation();
  const isThere = useIsThere();
  if (cases.length === 0) return null;
  return (
    <Section
      bleed
      title={t("sections.cases")}
      note={
        <TextLink look="plain" route="cases">
          {t("sections.allCases")} {total} <Arrow />
        </TextLink>
      }
      {...rest}
    >
      <DragStrip hint={t("sections.drag")} className={styles.strip}>
        {cases.map((item, index) => (
          <CaseSlide key={item.entryId} item={item} index={index} />
        ))}
        {isThere("cases") && (
          <li className={styles.end}>
            <LocalizedLink route="cases" className={styles.all}>
              <span className={styles.total}>{total}</span>
              <span>
                {t("sections.allCases")} <Arrow />
              </span>
            </LocalizedLink>
          </li>
        )}
      </DragStrip>
    </Section>
  );
}

export const query = graphql`
  fragment CaseSlide on Case {
    entryId
    alias
    title
    year
    client {
      name
    }
    categories {
      title
    }
    ...CaseCover
  }
`;
