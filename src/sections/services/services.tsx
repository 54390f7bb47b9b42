import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useMessages } from "../../i18n/use-messages";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import * as styles from "./services.module.css";

interface ServicesProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  services: readonly Queries.ServiceLineFragment[];
}

const ordinal = (index: number) => String(index + 1).padStart(2, "0");

/** What the agency does: lines that open, without a script too (N24). */
export function Services({ services, ...rest }: ServicesProps) {
  const t = useMessages();
  return (
    <Section title={t("sections.services")} {...rest}>
      <ul className={styles.list}>
        {services.map(({ entryId, title, lead, points }, index) => (
          <li key={entryId}>
            <details className={styles.line}>
              <summary className={styles.summary}>
                <span aria-hidden="true" className={styles.number}>
                  {ordinal(index)}
                </span>
                <Heading level={3} className={styles.title}>
                  {title}
                </Heading>
                <span className={styles.lead}>{lead}</span>
                <span aria-hidden="true" className={styles.plus} />
              </summary>
              <ul aria-label={t("sections.servicePoints")} className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceLine on Service {
    entryId
    title
    lead
    points
  }
`;
