import type { ComponentProps, ReactNode } from "react";
import type { LinkTarget } from "../../site/link-address";
import { classNames } from "../class-names";
import { Heading } from "../heading";
import { Picture, type PictureData } from "../picture";
import type { PictureBox } from "../picture-sizes";
import { StretchedLink } from "../stretched-link";
import { standingGround } from "./standing-ground";
import { TerritoryArt, type TerritoryData } from "./territory-art";
import * as styles from "./territory-card.module.css";
import { untied } from "../word-width";
import { TerritoryMark } from "./territory-mark";

interface TerritoryCardProps extends Omit<ComponentProps<"li">, "title"> {
  territory: TerritoryData;
  /** Without one the territory is drawn. */
  cover: PictureData | null;
  /** What the cover fills on the screen. */
  boxes: readonly PictureBox[];
  /** In the first view. */
  priority?: boolean;
  title: string;
  level: 2 | 3;
  size: "h1" | "h2" | "h3" | "h4";
  link: LinkTarget;
  /** What stands under the title, from its start to its end. */
  facts: readonly ReactNode[];
  /** Set while the territory spreads over the cover; without it, the territory shows as a disc with its mark. */
  lead?: string;
}

/** A cover with a title that is a link as large as the card; under the pointer or the keyboard it shows its territory. */
export function TerritoryCard(props: TerritoryCardProps) {
  const { territory, cover, boxes, priority, title, level, size, link, facts, lead, className, ...rest } = props;
  // As headings do with plain text.
  const words = size === "h1" || size === "h2" ? untied(title) : title;
  return (
    <li className={classNames(styles.card, className)} {...rest}>
      <div data-grows={link.params?.["alias"]} data-edge={territory.colors[0]} className={styles.picture}>
        {cover ? (
          <Picture picture={cover} alt="" priority={priority} boxes={boxes} className={styles.cover} />
        ) : (
          <TerritoryArt territory={territory} className={styles.cover} />
        )}
        <div
          aria-hidden="true"
          data-ground={standingGround(territory)}
          data-spread={lead ? "field" : "disc"}
          className={styles.territory}
        >
          {lead && <p className={styles.lead}>{lead}</p>}
          <TerritoryMark territory={territory} className={styles.mark} />
        </div>
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
