import { useEffect, useRef } from "react";
import { focalPosition } from "@future-native/contract/picture";
import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import * as styles from "./film-view.module.css";
import { LoopStage } from "./loop-stage";
import { useLoopState } from "./use-loop-state";

/** As in loop-stage.module.css. */
const BOXES: readonly PictureBox[] = [
  { media: "(width <= 576px)", width: "100vw", ratio: 4 / 3 },
  { width: "100vw", ratio: 1440 / 686 },
];

/**
 * A film that plays again and again while it is seen. Its poster lies beneath, so that it loads late and in the right
 * size as every picture does; without scripts the browser's own controls play the film.
 */
export function FilmView({ film, caption }: { film: Queries.FilmViewFragment; caption: string | null }) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, toggle } = useLoopState(video);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React writes no `muted` into the document, and browsers begin only what is silent.
    element.muted = true;
    if (state === "playing") void element.play().catch(() => undefined);
    else element.pause();
  }, [state]);
  const { poster, sources, width, height } = film;
  return (
    <LoopStage {...{ state, toggle, caption }}>
      <Picture picture={poster} alt="" boxes={BOXES} className={styles.poster} />
      {/* Cropped as the poster is, so that nothing jumps when it begins. */}
      <video
        ref={video}
        width={width}
        height={height}
        aria-label={poster.alt}
        controls={state === "still"}
        loop
        muted
        playsInline
        preload="none"
        className={styles.film}
        style={{ objectPosition: focalPosition(poster.focal) }}
      >
        {sources.map(({ url, type, file }) => (
          <source key={url} src={file?.publicURL ?? url} type={type} />
        ))}
      </video>
    </LoopStage>
  );
}

export const query = graphql`
  fragment FilmView on Film {
    width
    height
    sources {
      url
      type
      file {
        publicURL
      }
    }
    poster {
      ...WidePicture
    }
  }
`;
