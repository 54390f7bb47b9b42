import type { CSSProperties, ReactNode } from "react";
import { graphql } from "gatsby";
import { Picture } from "../picture";
import type { PictureBox } from "../picture-sizes";
import { DrawnPicture } from "./drawn-picture";
import { TerritoryArt } from "./territory-art";
import * as styles from "./territory-stage.module.css";

interface TerritoryStageProps {
  item: Queries.StagedCaseFragment;
  /** Description of the art; by default that of the cover. */
  alt?: string;
  /** In the first view. */
  priority?: boolean;
  /** The title. */
  children: ReactNode;
}

/** As the styles have it. */
const STRIP = "(600px < width <= 992px) and (aspect-ratio >= 6/5)";
const LOW = "(aspect-ratio >= 7/4)";

const BOXES: readonly PictureBox[] = [
  { media: "(width <= 600px)", width: "100vw", ratio: 0.9 },
  { width: "100vw", ratio: 2 },
];

type Style = CSSProperties & Partial<Record<"--desk-title" | "--wide-title", string>>;

/** The ground that the page's head has over the stage of a case: its drawing's, or the one whose text reads on its cover. */
export function barOf({ headerArt, coverTone, territory }: Queries.StagedCaseFragment): string | undefined {
  if (headerArt) return headerArt.bar;
  if (!coverTone) return territory.colors[0];
  return coverTone === "paper" ? "ink" : "paper";
}

/**
 * A territory from edge to edge with the title of its case and its lead: one is the header of a case and the end of the one before it.
 * A drawing is made around the words; a cover is above them, and begins below the page's head where that could not be
 * read on it.
 */
export function TerritoryStage({ item, alt, priority = false, children }: TerritoryStageProps) {
  const { alias, lead, territory, headerArt: art, uploadedCover, cover, coverTone } = item;
  const picture = uploadedCover ?? cover;
  const style: Style = art ? { "--desk-title": `${art.deskTitle}vw`, "--wide-title": `${art.wideTitle}vw` } : {};
  return (
    <div
      data-words={art ? "on" : "below"}
      data-head={art || coverTone ? "over" : "above"}
      className={styles.stage}
      style={style}
    >
      <div data-grows={alias} data-ground={territory.colors[0]} className={styles.art}>
        {art ? (
          <DrawnPicture
            sources={[
              { media: "(width <= 600px)", src: art.phone },
              { media: STRIP, src: art.strip },
              { media: "(width <= 992px)", src: art.tablet },
              { media: LOW, src: art.wide },
              { src: art.desk },
            ]}
            width={1440}
            height={840}
            alt={alt ?? cover?.alt ?? ""}
            priority={priority}
            className={styles.drawing}
          />
        ) : picture ? (
          <Picture picture={picture} alt={alt} priority={priority} boxes={BOXES} className={styles.picture} />
        ) : (
          <TerritoryArt territory={territory} shape="bleed" className={styles.picture} />
        )}
      </div>
      <div data-over-growing className={styles.words}>
        {children}
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment StagedCase on Case {
    alias
    lead
    territory {
      ...TerritoryBase
    }
    headerArt {
      phone
      strip
      tablet
      desk
      wide
      bar
      deskTitle
      wideTitle
    }
    coverTone
    ...CasePicture
  }
`;
