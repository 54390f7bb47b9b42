import { useRef, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { useDragScroll } from "../../hooks/use-drag-scroll";
import { useMessages } from "../../i18n/use-messages";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import * as styles from "./gallery.module.css";

type GalleryProps = Omit<ComponentProps<typeof Section>, "title" | "bleed"> & {
  pictures: readonly Queries.GalleryFrameFragment[];
};

/**
 * The agency's life as a strip that one scrolls by hand, mouse or keyboard. Each picture is a link to its file,
 * so that every one of them can be reached with the Tab key and seen whole.
 */
export function Gallery({ pictures, ...rest }: GalleryProps) {
  const t = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  useDragScroll(strip);
  return (
    <Section title={t("sections.gallery")} bleed {...rest}>
      <ul ref={strip} className={styles.strip}>
        {pictures.map(({ entryId, caption, picture }) => (
          <li key={entryId} className={styles.item}>
            <figure>
              <a href={picture.file?.publicURL ?? undefined} className={styles.link}>
                <Picture picture={picture} sizes="(width <= 768px) 76vw, 560px" className={styles.picture} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960])
        }
      }
    }
  }
`;
