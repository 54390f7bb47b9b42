import { graphql } from "gatsby";
import { Arrow } from "../../ui/arrow";
import { Picture } from "../../ui/picture";
import { TerritoryArt, type TerritoryData } from "../../ui/territory/territory-art";
import type { BlockProps } from "./block-props";
import * as styles from "./video-view.module.css";

/** For a video without a poster on a page that is no territory. */
const NOWHERE: TerritoryData = { colors: ["ink", "hot", "paper"], mark: "stack", seed: 7 };

/** A link to a video: nothing of another site is loaded before it is followed. Without a poster, the territory is one. */
export function VideoView({ block, territory = NOWHERE }: BlockProps<Queries.VideoViewFragment>) {
  const { url, title, poster } = block;
  return (
    <a href={url} className={styles.video}>
      {poster ? (
        <Picture picture={poster} alt="" sizes="100vw" className={styles.poster} />
      ) : (
        <TerritoryArt territory={{ ...territory, seed: territory.seed + 1 }} className={styles.poster} />
      )}
      <span data-ground="paper" aria-hidden="true" className={styles.play} />
      <span data-ground={territory.colors[0]} className={styles.plate}>
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
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1920])
        }
      }
    }
  }
`;
