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
function Wave({ seconds, seed }: { seconds: number; seed: number }) {
  const count = Math.min(MOST_BARS, seconds * 4);
  const bars = Array.from({ length: count }, (_, index) => {
    const share = 0.08 + 0.84 * Math.abs(Math.sin(index * 0.47 + seed) * Math.cos(index * 0.13 + 0.4));
    const height = share * HEIGHT;
    return `M${index + 0.5} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
  });
  const style: Style = { "--bars": count };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.wave}
      style={style}
    >
      <path d={bars.join("")} />
    </svg>
  );
}

/** A radio spot: its player, if there is something to hear, and its transcript, which is always open. */
export function RadioView({ block, territory }: BlockProps<Queries.RadioViewFragment>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, note, seconds, lines, sound } = block;
  return (
    <section aria-labelledby={titleId} data-ground="ink" className={styles.radio}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.note}>{[t("cases.radio"), note, clock(seconds)].filter(Boolean).join(", ")}</p>
      </div>
      {sound && (
        <RadioPlayer
          titleId={titleId}
          seconds={seconds}
          src={sound.file?.publicURL ?? sound.url}
          type={sound.type}
          wave={<Wave seconds={seconds} seed={territory?.seed ?? 0} />}
        />
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
