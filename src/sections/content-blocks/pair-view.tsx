import type { CSSProperties } from "react";
import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { Arrangement, BlockProps } from "./block-props";
import * as styles from "./pair-view.module.css";

/** Width of the block: share of the window, and the most, in px. */
const WIDTHS: Readonly<Record<Arrangement, readonly [vw: number, px: number]>> = {
  columns: [94, 1650],
  article: [92, 930],
};

type Style = CSSProperties & Record<"--pair", string>;

/** Two whole pictures of one height: each is as wide as its ratio asks. */
export function PairView({ block: { pictures }, arrangement }: BlockProps<Queries.PairViewFragment>) {
  const ratios = pictures.map(({ width, height }) => width / height);
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const [vw, px] = WIDTHS[arrangement];
  const style: Style = { "--pair": ratios.map((ratio) => `minmax(0, ${ratio.toFixed(3)}fr)`).join(" ") };
  return (
    <div className={styles.pair} style={style}>
      {pictures.map((picture, index) => {
        const share = (ratios[index] ?? 1) / total;
        const width = `min(${Math.round(share * vw)}vw, ${Math.round(share * px)}px)`;
        return (
          <Picture key={index} picture={picture} boxes={[{ media: "(width <= 576px)", width: "90vw" }, { width }]} />
        );
      })}
    </div>
  );
}

export const query = graphql`
  fragment PairView on PairBlock {
    pictures {
      ...WidePicture
    }
  }
`;
