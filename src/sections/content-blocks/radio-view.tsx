import { useId, type CSSProperties } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { BlockProps } from "./block-props";
import { clock, RadioPlayer } from "./radio-player";
import * as styles from "./radio-view.module.css";

const HEIGHT = 100;
/** A bar for each quarter of a second, up to a number at which they are still distinguishable. */
const MOST_BARS = 120;

type Style = CSSProperties & Record<"--bars", number>;

/** The shape of a sound, drawn from its length: a bar in each unit of width. */
function waveOf(seconds: number, seed: number): { path: string; count: number } {
  const count = Math.min(MOST_BARS, seconds * 4);
  const bars = Array.from({ length: count }, (_, index) => {
    const share = 0.08 + 0.84 * Math.abs(Math.sin(index * 0.47 + seed) * Math.cos(index * 0.13 + 0.4));
    const height = share * HEIGHT;
    return `M${index + 0.5} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
  });
  return { path: bars.join(""), count };
}

/** A radio spot: the shape of its sound, which plays it if there is one, and its transcript, which is always open. */
export function RadioView({ block, territory }: BlockProps<Queries.RadioViewFragment>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, note, seconds, lines, sound } = block;
  const { path, count } = waveOf(seconds, territory?.seed ?? 0);
  const style: Style = { "--bars": count };
  const wave = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.wave}
      style={style}
    >
      <path d={path} />
    </svg>
  );
  return (
    <section aria-labelledby={titleId} data-ground="ink" className={styles.radio}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.note}>{[t("cases.radio"), note, clock(seconds)].filter(Boolean).join(", ")}</p>
      </div>
      {sound ? (
        <RadioPlayer
          titleId={titleId}
          seconds={seconds}
          src={sound.file?.publicURL ?? sound.url}
          type={sound.type}
          wave={wave}
        />
      ) : (
        <div className={styles.silent}>{wave}</div>
      )}
      <ol aria-label={t("cases.transcript")} className={styles.lines}>
        {lines.map(({ at, text }, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.time}>{clock(at)}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment RadioView on RadioBlock {
    title
    note
    seconds
    sound {
      url
      type
      file {
        publicURL
      }
    }
    lines {
      at
      text
    }
  }
`;
