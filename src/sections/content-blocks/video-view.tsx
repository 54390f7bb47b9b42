import { graphql } from "gatsby";
import { Arrow } from "../../ui/glyphs";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { TerritoryArt } from "../../ui/territory/territory-art";
import type { Arrangement, BlockProps } from "./block-props";
import { NOWHERE } from "./nowhere";
import * as styles from "./video-view.module.css";

const PHONE = "(width <= 768px)";

const BOXES: Readonly<Record<Arrangement, readonly PictureBox[]>> = {
  columns: [
    { media: PHONE, width: "100vw", ratio: 4 / 5 },
    { width: "100vw", ratio: 2 },
  ],
  article: [
    { media: PHONE, width: "91vw", ratio: 4 / 5 },
    { width: "min(92vw, 930px)", ratio: 2 },
  ],
};

/** A link to a video: nothing of another site is loaded before it is followed. Without a poster, the territory is one. */
export function VideoView({ block, arrangement, territory = NOWHERE, art }: BlockProps<Queries.VideoViewFragment>) {
  const { url, title, poster } = block;
  return (
    <a href={url} className={styles.video}>
      <span className={styles.screen}>
        {poster ? (
          <Picture picture={poster} alt="" boxes={BOXES[arrangement]} className={styles.poster} />
        ) : (
          <TerritoryArt territory={territory} src={art?.bleed} shape="bleed" className={styles.poster} />
        )}
        <span data-ground="paper" aria-hidden="true" className={styles.play} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.host}>
          {new URL(url).hostname.replace(/^www\./, "")} <Arrow direction="out" />
        </span>
      </span>
    </a>
  );
}

export const query = graphql`
  fragment VideoView on VideoBlock {
    url
    title
    poster {
      ...WidePicture
    }
  }
`;
