import { useRef, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useCountUp } from "../../hooks/use-count-up";
import { CountedValue } from "../../ui/counted-value";
import { Section } from "../../ui/section";
import { wordWidth } from "../../ui/word-width";
import * as styles from "./results.module.css";

interface ResultsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  settings: Queries.ResultsFragment;
}

/** The agency in figures, five to a row, hung from the line at different lengths; they count up once (N24). */
export function Results({ settings, ...rest }: ResultsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDListElement>(null);
  useCountUp(list);
  if (settings.figures.length === 0) return null;
  const { foundedIn: year } = settings;
  const widest = Math.max(1, ...settings.figures.map(({ value }) => wordWidth(value)));
  return (
    <Section title={t("sections.figures")} note={year !== null && t("sections.since", { year })} {...rest}>
      <div className={styles.room}>
        <dl ref={list} className={styles.figures} style={{ fontSize: `calc(var(--column) / ${widest.toFixed(1)})` }}>
          {settings.figures.map(({ entryId, value, label }) => (
            <div key={entryId} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <CountedValue>{value}</CountedValue>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Results on SiteSettings {
    foundedIn
    figures {
      entryId
      value
      label
    }
  }
`;
