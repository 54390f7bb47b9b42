import { graphql } from "gatsby";
import type { Beat } from "@future-native/contract";
import { useTranslation } from "react-i18next";
import { Heading } from "../../ui/heading";
import { anchorOf } from "./anchor-of";
import * as styles from "./beat-view.module.css";
import type { BlockProps } from "./block-props";

/** In their order; the contract's own list would bring its schemas along. */
const BEATS = ["was", "found", "made", "came"] as const satisfies readonly Beat[];

/** How far below the horizon the disc's middle is: it shows 30, 55, 80 and 100 % of what it will. */
const RISES = [14, 9, 4, 0] as const;

const isBeat = (value: string): value is Beat => BEATS.some((beat) => beat === value);

/** Half a disc on a horizon, which rises from beat to beat. */
function RisingDisc({ place }: { place: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 24" className={styles.disc}>
      <svg width="44" height="22">
        <circle cx="22" cy={22 + (RISES[place] ?? 0)} r="20" className={styles.sun} />
      </svg>
      <path d="M0 23h44" className={styles.horizon} />
    </svg>
  );
}

/** One of the four beats of a story: its name and place, its title with the texts that follow it, an aside. */
export function BeatView({ block, children }: BlockProps<Queries.BeatViewFragment>) {
  const { t } = useTranslation();
  const { beat, title, figure, remark } = block;
  if (!isBeat(beat)) return null;
  const place = BEATS.indexOf(beat);
  return (
    <>
      <div className={styles.head}>
        <RisingDisc place={place} />
        <p className={styles.name}>
          <strong>{t(`cases.beats.${beat}`)}</strong>{" "}
          <span className={styles.place}>{t("cases.beatOf", { place: place + 1, total: BEATS.length })}</span>
        </p>
      </div>
      <Heading level={2} size="h3" id={anchorOf(title)} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
      {(figure ?? remark) && (
        <p className={styles.remark}>
          {figure && <span className={styles.figure}>{figure}</span>} {remark}
        </p>
      )}
    </>
  );
}

export const query = graphql`
  fragment BeatView on BeatBlock {
    beat
    title
    figure
    remark
  }
`;
