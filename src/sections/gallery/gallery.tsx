import { useState, type ComponentProps, type MouseEvent } from "react";
import { graphql } from "gatsby";
import { useMessages } from "../../i18n/use-messages";
import { Button } from "../../ui/button";
import { DragStrip } from "../../ui/drag-strip";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { GalleryScreen } from "./gallery-screen";
import * as styles from "./gallery.module.css";

type GalleryProps = Omit<ComponentProps<typeof Section>, "title" | "bleed" | "note"> & {
  pictures: readonly Queries.GalleryFrameFragment[];
};

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The agency's life: a strip to drag and scroll, and the same pictures one at a time on the whole screen (N24, N25).
 * Each is a link to its file, so that all can be seen whole without a script too.
 */
export function Gallery({ pictures, ...rest }: GalleryProps) {
  const t = useMessages();
  const [open, setOpen] = useState<number>();
  return (
    <Section
      bleed
      title={t("sections.gallery")}
      note={
        <Button look="line" className={styles.start} onClick={() => setOpen(0)}>
          {t("screenNavigation.prompt")}
        </Button>
      }
      {...rest}
    >
      <DragStrip hint={t("sections.drag")} className={styles.strip}>
        {pictures.map(({ entryId, caption, picture }, index) => (
          <li key={entryId} className={styles.item}>
            <figure>
              <a
                href={picture.file?.publicURL ?? undefined}
                className={styles.link}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  setOpen(index);
                }}
              >
                <Picture picture={picture} sizes="(width <= 768px) 76vw, 680px" className={styles.picture} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </DragStrip>
      {open !== undefined && <GalleryScreen pictures={pictures} first={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

export const query = graphql`
  fragment GalleryFrame on GalleryPicture {
    entryId
    caption
    picture {
      ...PictureBase
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1600])
        }
      }
    }
  }
`;
