import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import * as styles from "./artefact-view.module.css";
import type { Arrangement, BlockProps } from "./block-props";

const PHONE = "(width <= 576px)";

/** One thing from edge to edge; the left and the right of two. As the styles crop them. */
const boxesOf = (alone: string, left: string, right: string): readonly (readonly PictureBox[])[] => [
  [
    { media: PHONE, width: "100vw", ratio: 9 / 10 },
    { width: alone, ratio: 2 },
  ],
  [
    { media: PHONE, width: "90vw", ratio: 9 / 11 },
    { width: left, ratio: 69 / 82 },
  ],
  [
    { media: PHONE, width: "90vw", ratio: 1 },
    { width: right, ratio: 1 },
  ],
];

const BOXES: Readonly<Record<Arrangement, ReturnType<typeof boxesOf>>> = {
  columns: boxesOf("100vw", "min(48vw, 840px)", "min(45vw, 790px)"),
  article: boxesOf("min(92vw, 930px)", "min(48vw, 470px)", "min(45vw, 445px)"),
};

/** Things that were made, in their scenes: one from edge to edge, or a tall and a square one on one ground line. */
export function ArtefactView({ block, arrangement }: BlockProps<Queries.ArtefactViewFragment>) {
  const { pieces, medium } = block;
  const isPair = pieces.length > 1;
  return (
    <div data-count={pieces.length} className={styles.artefact}>
      {pieces.map(({ picture, caption }, index) => (
        <figure key={index}>
          <Picture
            picture={picture}
            boxes={BOXES[arrangement][isPair ? index + 1 : 0] ?? []}
            className={styles.picture}
          />
          {(caption ?? (medium && index === 0)) && (
            <figcaption className={styles.caption}>
              {caption && <span>{caption}</span>}
              {medium && index === 0 && <span className={styles.medium}>{medium}</span>}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment ArtefactView on ArtefactBlock {
    medium
    pieces {
      caption
      picture {
        ...WidePicture
      }
    }
  }
`;
