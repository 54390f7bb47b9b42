import type { ComponentProps, ReactNode } from "react";
import { graphql } from "gatsby";
import type { LinkTarget } from "../../site/link-address";
import { classNames } from "../class-names";
import { Heading } from "../heading";
import { Picture } from "../picture";
import type { PictureBox } from "../picture-sizes";
import { StretchedLink } from "../stretched-link";
import { DrawnPicture } from "./drawn-picture";
import { TerritoryArt } from "./territory-art";
import * as styles from "./territory-card.module.css";
import { untied } from "../word-width";

/** The cover's box on the screen, and the drawing that has its ratio. */
export interface CardBox extends PictureBox {
  shape: keyof NonNullable<Queries.CaseCoverFragment["cardArt"]>;
}

interface TerritoryCardProps extends Omit<ComponentProps<"li">, "title"> {
  item: Queries.CaseCoverFragment;
  /** For one window after another; the last one has no condition. */
  boxes: readonly CardBox[];
  /** In the first view. */
  priority?: boolean;
  title: string;
  level: 2 | 3;
  size: "h1" | "h2" | "h3" | "h4";
  link: LinkTarget;
  /** Facts under the title, from its start to its end. */
  facts: readonly ReactNode[];
}

/** A cover with a title that is a link as large as the card; under the pointer or the keyboard its art lives (N27). */
export function TerritoryCard(props: TerritoryCardProps) {
  const { item, boxes, priority, title, level, size, link, facts, className, ...rest } = props;
  const { territory } = item;
  // As headings do with plain text.
  const words = size === "h1" || size === "h2" ? untied(title) : title;
  return (
    <li data-lives={territory.mark} className={classNames(styles.card, className)} {...rest}>
      <div data-grows={link.params?.["alias"]} data-edge={territory.colors[0]} className={styles.picture}>
        <Cover item={item} boxes={boxes} priority={priority} />
      </div>
      <div className={styles.caption}>
        <Heading level={level} size={size} fit={words}>
          <StretchedLink {...link}>{words}</StretchedLink>
        </Heading>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      </div>
    </li>
  );
}

type CoverProps = Pick<TerritoryCardProps, "item" | "boxes" | "priority">;

/** The drawing of the territory, or the picture that an editor has uploaded. The live preview has neither: it shows the CMS's file. */
function Cover({ item, boxes, priority }: CoverProps) {
  const { territory, cardArt, uploadedCover, cover } = item;
  const picture = uploadedCover ?? cover;
  if (cardArt) {
    const sources = boxes.map(({ media, shape }) => ({ media, src: cardArt[shape] }));
    return <DrawnPicture sources={sources} alt="" priority={priority} className={styles.drawing} />;
  }
  return picture ? (
    <Picture picture={picture} alt="" priority={priority} boxes={boxes} className={styles.cover} />
  ) : (
    <TerritoryArt territory={territory} shape="wide" className={styles.cover} />
  );
}

export const query = graphql`
  fragment CaseCover on Case {
    territory {
      ...TerritoryBase
    }
    cardArt {
      wide
      narrow
      square
      bleed
      low
      tall
    }
    ...CasePicture
  }

  fragment CasePicture on Case {
    uploadedCover {
      ...WidePicture
    }
    cover {
      ...PictureBase
      file {
        publicURL
      }
    }
  }
`;
