import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import type { TerritoryMark as Mark } from "@future-native/contract";
import { useTranslation } from "react-i18next";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./services.module.css";

interface ServicesProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  services: readonly Queries.ServiceLineFragment[];
}

const MARKS: readonly Mark[] = ["blob", "arc", "grid", "wave", "stack"];

/** View box of a mark without the empty space above it, so that it hangs from its edge. */
const HUNG: Readonly<Partial<Record<Mark, { viewBox: string }>>> = { arc: { viewBox: "0 0 24 19" } };

const ordinal = (index: number) => String(index + 1).padStart(2, "0");

/** The services: lines that open, one at a time, without a script too (N24). */
export function Services({ services, ...rest }: ServicesProps) {
  const { t } = useTranslation();
  const name = useId();
  if (services.length === 0) return null;
  return (
    <Section head="large" title={t("sections.services")} {...rest}>
      <ul className={styles.list}>
        {services.map((service, index) => (
          <ServiceLine key={service.entryId} service={service} index={index} name={name} />
        ))}
      </ul>
    </Section>
  );
}

interface ServiceLineProps {
  service: Queries.ServiceLineFragment;
  index: number;
  /** Of all lines: where one opens, the others close. */
  name: string;
}

function ServiceLine({ service: { title, lead, points }, index, name }: ServiceLineProps) {
  const { t } = useTranslation();
  const mark = MARKS[index % MARKS.length] ?? "blob";
  return (
    <li>
      <details name={name} className={styles.line}>
        <summary className={styles.summary}>
          <Heading level={3} size="h2" className={styles.title}>
            {title}
          </Heading>
          <span className={styles.note}>
            <span aria-hidden="true" className={styles.number}>
              {ordinal(index)}
            </span>
            <span className={styles.lead}>{lead}</span>
          </span>
          <span aria-hidden="true" className={styles.plus} />
        </summary>
        <div className={styles.content}>
          <ul aria-label={t("sections.servicePoints")} className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
          <TerritoryMark territory={{ mark }} {...HUNG[mark]} className={styles.mark} />
        </div>
      </details>
    </li>
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
