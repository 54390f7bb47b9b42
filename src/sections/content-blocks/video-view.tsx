import { graphql } from "gatsby";
import { Arrow } from "../../ui/arrow";
import { Picture } from "../../ui/picture";
import * as styles from "./video-view.module.css";

/** A link to a video: nothing of another site is loaded before it is followed. */
export function VideoView({ block }: { block: Queries.VideoViewFragment }) {
  const { url, title, poster } = block;
  return (
    <a href={url} data-ground={poster ? undefined : "ink"} className={styles.video}>
      {poster && <Picture picture={poster} alt="" sizes="(width <= 1650px) 100vw, 1650px" className={styles.poster} />}
      <span data-ground="ink" className={styles.title}>
        <span className={styles.words}>
          {title} <Arrow direction="out" />
        </span>
        <span aria-hidden="true" className={styles.play} />
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
