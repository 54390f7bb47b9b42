import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import { Moon } from "./moon";
import * as styles from "./steps.module.css";

type StepsProps = Omit<ComponentProps<typeof Section>, "title"> & {
  steps: Queries.CareerStepsFragment["steps"];
};

/** The way into the agency, as a line along which the moon grows full. */
export function Steps({ steps, ...rest }: StepsProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("sections.steps")} {...rest}>
      <ol className={styles.line}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Moon phase={(index + 1) / steps.length} className={styles.moon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const query = graphql`
  fragment CareerSteps on CareerPage {
    steps {
      title
      text
    }
  }
`;
