import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Heading } from "../../ui/heading";
import * as styles from "./list-head.module.css";

interface ListHeadProps extends Omit<ComponentProps<"header">, "title"> {
  title: string;
  /** How many things the list holds. */
  count: number;
  lead?: string | null;
  /** A note on the list for visitors. */
  note?: ReactNode;
}

/** The head of a list page: its title with the count as an exponent, and the note at the line's end. */
export function ListHead({ title, count, lead, note, className, ...rest }: ListHeadProps) {
  return (
    <Container>
      <header className={classNames(styles.head, className)} {...rest}>
        <Heading level={1} size="hero" fit={title} className={styles.title}>
          {title}
          <span aria-hidden="true" className={styles.count}>
            {count}
          </span>
        </Heading>
        <div className={styles.lead}>
          {lead && <p>{lead}</p>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </header>
    </Container>
  );
}
