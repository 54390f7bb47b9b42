import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { BlockProps } from "./block-props";
import * as styles from "./picture-view.module.css";

export function PictureView({ block }: BlockProps<Queries.PictureViewFragment>) {
  return (
    <figure>
      <Picture picture={block.picture} sizes="100vw" className={styles.picture} />
      {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
    </figure>
  );
}

export const query = graphql`
  fragment PictureView on PictureBlock {
    caption
    picture {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1920])
        }
      }
    }
  }
`;
