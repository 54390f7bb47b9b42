import { useId, type ReactNode } from "react";
import { Heading } from "../../ui/heading";
import * as styles from "./kitchen-sink.module.css";

interface TopicProps {
  title: string;
  /** What the words of the design mean here. */
  note: string;
  children: ReactNode;
}

/** A part of the design with its name. */
export function Topic({ title, note, children }: TopicProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.topic}>
      <header className={styles.topicHead}>
        <Heading level={2} size="h3" id={titleId}>
          {title}
        </Heading>
        <p className={styles.note}>{note}</p>
      </header>
      {children}
    </section>
  );
}
