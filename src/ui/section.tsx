import { useId, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import type { TerritoryMark as Mark } from "@future-native/contract";
import { classNames } from "./class-names";
import { Reveal } from "./reveal";
import * as styles from "./section.module.css";
import { TerritoryMark } from "./territory/territory-mark";
import { untied, widestWord } from "./word-width";

interface SectionProps extends Omit<ComponentProps<"section">, "title"> {
  title: string;
  /** At the end of the title's line: a link, a count or a filter. */
  note?: ReactNode;
  /**
   * `line`, a small title under a hairline, is an index: a list, or what another page tells in full. `large`, a display
   * title in columns 1–8 with the note in 9–12, is a chapter of this page (decision 110).
   */
  head?: "line" | "large";
  /** A mark of a territory that travels along the hairline as the section goes by. */
  mark?: Mark;
  /** Let the content run to the edges of the window; its parts keep the gutters themselves. */
  bleed?: boolean;
}

type TitleStyle = CSSProperties & Record<"--widest-word", number>;

/** A part of a page under a hairline that bears its title (an `h2`) and a note. */
export function Section({
  title,
  note,
  head = "line",
  mark,
  bleed = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const style: TitleStyle = { "--widest-word": widestWord(untied(title)) };
  return (
    <section aria-labelledby={titleId} className={classNames(styles.section, className)} {...rest}>
      <header data-head={head} className={styles.head}>
        <h2 id={titleId} className={styles.title} style={head === "large" ? style : undefined}>
          {head === "large" ? untied(title) : title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
        {mark && <TerritoryMark territory={{ mark }} className={styles.mark} />}
      </header>
      <Reveal className={bleed ? styles.bleed : styles.body}>{children}</Reveal>
    </section>
  );
}
