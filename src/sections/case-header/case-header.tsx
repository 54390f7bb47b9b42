import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { standingGround } from "../../ui/territory/standing-ground";
import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./case-header.module.css";

interface CaseHeaderProps extends ComponentProps<"header"> {
  item: Queries.CaseHeaderFragment;
}

// As high as the styles make the first view.
const BOXES: readonly PictureBox[] = [
  { media: "(width <= 768px)", width: "100vw", height: "44vh" },
  { width: "100vw", height: "clamp(540px, 100vh, 75vw)" },
];

/** The cover from edge to edge; the title stands on a plate of the territory's plain colour, so that it reads over any cover. */
export function CaseHeader({ item, className, ...rest }: CaseHeaderProps) {
  const { title, alias, lead, territory, cover } = item;
  return (
    <header
      data-lives={territory.mark}
      data-arrives
      data-ground={territory.colors[0]}
      className={classNames(styles.header, className)}
      {...rest}
    >
      <div data-grows={alias} className={styles.cover}>
        {cover ? (
          <Picture picture={cover} priority boxes={BOXES} className={styles.picture} />
        ) : (
          <TerritoryArt territory={territory} className={styles.picture} />
        )}
      </div>
      <div data-over-growing data-ground={standingGround(territory)} className={styles.plate}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  );
}

export const query = graphql`
  fragment CaseHeader on Case {
    alias
    title
    lead
    territory {
      ...TerritoryBase
    }
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
