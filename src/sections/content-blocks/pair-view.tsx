import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { BlockProps } from "./block-props";
import * as styles from "./pair-view.module.css";

/** Two pictures of one height, seven columns to five. */
export function PairView({ block }: BlockProps<Queries.PairViewFragment>) {
  return (
    <div className={styles.pair}>
      {block.pictures.map((picture, index) => (
        <Picture key={index} picture={picture} sizes="(width <= 576px) 100vw, 60vw" className={styles.picture} />
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1920])
        }
      }
    }
  }
`;
