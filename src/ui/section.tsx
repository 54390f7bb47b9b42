import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Reveal } from "./reveal";
import * as styles from "./section.module.css";

interface SectionProps extends Omit<ComponentProps<"section">, "title"> {
  title: string;
  /** At the end of the title's line: a link, a count or a filter. */
  note?: ReactNode;
  /** Let the content run to the edges of the window; its parts keep the gutters themselves. */
  bleed?: boolean;
}

/** A part of a page under a hairline that bears its title (an `h2`) and a note. */
export function Section({ title, note, bleed = false, className, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.section, className)} {...rest}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </header>
      <Reveal className={bleed ? styles.bleed : styles.body}>{children}</Reveal>
    </section>
  );
}
