import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import * as styles from "./career-what.module.css";

interface CareerWhatProps extends ComponentProps<"section"> {
  what: NonNullable<Queries.CareerWhatFragment["what"]>;
}

/** Description of the work, in large letters. */
export function CareerWhat({ what, className, ...rest }: CareerWhatProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.what, className)} {...rest}>
      <Heading level={2} size="h1" id={titleId} className={styles.title}>
        {what.title}
      </Heading>
      <p className={styles.text}>{what.text}</p>
    </section>
  );
}

export const query = graphql`
  fragment CareerWhat on CareerPage {
    what {
      title
      text
    }
  }
`;
