import type { ComponentProps, CSSProperties } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { Section } from "../../ui/section";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import { TextLink } from "../../ui/text-link";
import * as styles from "./cases-line.module.css";

interface CasesLineProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  cases: readonly Queries.CaseSignFragment[];
  /** How many cases there are in all. */
  total: number;
}

/** Selected cases in one line, each by the sign of its territory; home has their strip (N24). */
export function CasesLine({ cases, total, ...rest }: CasesLineProps) {
  const { t } = useTranslation();
  return (
    <Section
      title={t("sections.cases")}
      note={
        <TextLink look="plain" route="cases">
          {t("sections.allCases")} {total} <Arrow />
        </TextLink>
      }
      {...rest}
    >
      <ul className={styles.line}>
        {cases.map(({ entryId, alias, title, territory }) => {
          const [ground, figure] = territory.colors;
          const color: CSSProperties = { color: `var(--${figure ?? "ink"})` };
          return (
            <li key={entryId}>
              <LocalizedLink route="cases-alias" params={{ alias }} className={styles.entry}>
                <span data-ground={ground} className={styles.ground}>
                  <TerritoryMark territory={territory} style={color} className={styles.mark} />
                </span>
                <span className={styles.title}>{title}</span>
              </LocalizedLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment CaseSign on Case {
    entryId
    alias
    title
    territory {
      ...TerritoryBase
    }
  }
`;
