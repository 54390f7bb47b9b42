import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import type { Arrangement, BlockProps } from "./block-props";
import * as styles from "./picture-view.module.css";

const BOXES: Readonly<Record<Arrangement, readonly PictureBox[]>> = {
  columns: [{ width: "100vw" }],
  article: [{ width: "min(92vw, 930px)" }],
};

export function PictureView({ block, arrangement }: BlockProps<Queries.PictureViewFragment>) {
  return (
    <figure>
      <Picture picture={block.picture} boxes={BOXES[arrangement]} className={styles.picture} />
      {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
    </figure>
  );
}

export const query = graphql`
  fragment PictureView on PictureBlock {
    caption
    picture {
      ...WidePicture
    }
  }
`;
