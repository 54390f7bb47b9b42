import { Suspense, useState, type ComponentProps, type MouseEvent } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { DragStrip } from "../../ui/drag-strip";
import { onDemand } from "../../ui/on-demand";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { Section } from "../../ui/section";
import * as styles from "./gallery.module.css";

const GalleryScreen = onDemand(async () => (await import("./gallery-screen")).GalleryScreen);

/** Three shapes by turns, the first of them large. */
const SHAPES = [
  { width: "clamp(260px, 46vw, 820px)", ratio: 4 / 3 },
  { width: "clamp(210px, 24vw, 420px)", ratio: 1 },
  { width: "clamp(210px, 24vw, 420px)", ratio: 4 / 5 },
] as const satisfies readonly PictureBox[];

const boxesAt = (index: number): readonly PictureBox[] => [SHAPES[index % SHAPES.length] ?? SHAPES[0]];

type GalleryProps = Omit<ComponentProps<typeof Section>, "title" | "bleed" | "note"> & {
  pictures: readonly Queries.GalleryFrameFragment[];
};

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The agency's life: a strip to drag and scroll, and the same pictures one at a time on the whole screen (N24, N25).
 * Each is a link to its file, so that all can be seen whole without a script too.
 */
export function Gallery({ pictures, ...rest }: GalleryProps) {
  const { t } = useTranslation();
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
                <Picture picture={picture} boxes={boxesAt(index)} className={styles.picture} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </DragStrip>
      <Suspense>
        {open !== undefined && <GalleryScreen pictures={pictures} first={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [220, 280, 360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
