import { useRef, type CSSProperties } from "react";
import { useCountUp } from "../../hooks/use-count-up";
import { CountedValue } from "../../ui/counted-value";
import { wordWidth } from "../../ui/word-width";
import type { BlockProps } from "./block-props";
import * as styles from "./story-figures-view.module.css";

type Style = CSSProperties & Record<"--width", string>;

/** Custom property by which the style sheet fits a value into its column, with any digits: it counts up to its own. */
const fitting = (value: string): Style => ({ "--width": wordWidth(value.replace(/\d/g, "0")).toFixed(1) });

/** The first figure is the loudest, the others are beside it; they count up once, with their source below. */
export function StoryFiguresView({ block }: BlockProps<Queries.FiguresViewFragment>) {
  const list = useRef<HTMLDListElement>(null);
  useCountUp(list);
  const { figures, source } = block;
  return (
    <div className={styles.room}>
      <dl ref={list} data-count={figures.length} className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} style={fitting(value)}>
              <CountedValue>{value}</CountedValue>
            </dd>
          </div>
        ))}
      </dl>
      {source && <p className={styles.source}>{source}</p>}
    </div>
  );
}
