import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Stars } from "../../ui/stars";
import * as styles from "./career-about.module.css";

interface CareerAboutProps extends ComponentProps<"section"> {
  page: Queries.CareerAboutFragment;
}

/** The head of the careers page: its title over a night horizon, and below the line what the children say of the agency. */
export function CareerAbout({ page, className, children, ...rest }: CareerAboutProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.about, className)} {...rest}>
      <div className={styles.head}>
        <Stars />
        <Heading level={1} size="hero" id={titleId} className={styles.title}>
          {page.title}
        </Heading>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
        <svg aria-hidden="true" viewBox="0 0 400 200" className={styles.horizon}>
          <circle cx="128" cy="128" r="96" className={styles.moon} />
          <path d="M152 200a112 112 0 0 1 224 0z" className={styles.sun} />
        </svg>
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </section>
  );
}

export const query = graphql`
  fragment CareerAbout on CareerPage {
    title
    lead
  }
`;
