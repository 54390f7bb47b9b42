import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import type { Arrangement, BlockProps } from "./block-props";
import * as styles from "./pair-view.module.css";

const PHONE = "(width <= 576px)";

/** The wider and the narrower one. */
const BOXES: Readonly<Record<Arrangement, readonly (readonly PictureBox[])[]>> = {
  columns: [
    [
      { media: PHONE, width: "90vw", ratio: 3 / 2 },
      { width: "min(54vw, 950px)", ratio: 1.28 },
    ],
    [
      { media: PHONE, width: "90vw", ratio: 1 },
      { width: "min(38.5vw, 680px)", ratio: 0.91 },
    ],
  ],
  article: [
    [
      { media: PHONE, width: "90vw", ratio: 3 / 2 },
      { width: "min(54vw, 530px)", ratio: 1.28 },
    ],
    [
      { media: PHONE, width: "90vw", ratio: 1 },
      { width: "min(38.5vw, 380px)", ratio: 0.91 },
    ],
  ],
};

/** Two pictures of one height, seven columns to five. */
export function PairView({ block, arrangement }: BlockProps<Queries.PairViewFragment>) {
  return (
    <div className={styles.pair}>
      {block.pictures.map((picture, index) => (
        <Picture key={index} picture={picture} boxes={BOXES[arrangement][index] ?? []} className={styles.picture} />
      ))}
    </div>
  );
}

export const query = graphql`
  fragment PairView on PairBlock {
    pictures {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
