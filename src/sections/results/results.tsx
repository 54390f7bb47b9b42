import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useMessages } from "../../i18n/use-messages";
import { Section } from "../../ui/section";
import * as styles from "./results.module.css";

interface ResultsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  settings: Queries.ResultsFragment;
}

/** The agency in figures, five to a row (N24). */
export function Results({ settings, ...rest }: ResultsProps) {
  const t = useMessages();
  return (
    <Section title={t("sections.figures")} note={t("sections.since", { year: settings.foundedIn })} {...rest}>
      <dl className={styles.figures}>
        {settings.figures.map(({ entryId, value, label }) => (
          <div key={entryId} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
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
