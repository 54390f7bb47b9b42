import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import * as styles from "./picture-view.module.css";

export function PictureView({ block }: { block: Queries.PictureViewFragment }) {
  return (
    <figure>
      <Picture picture={block.picture} sizes="(width <= 1650px) 100vw, 1650px" />
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
