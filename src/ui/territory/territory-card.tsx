import type { ComponentProps, ReactNode } from "react";
import type { LinkTarget } from "../../site/link-address";
import { classNames } from "../class-names";
import { Heading } from "../heading";
import { Picture, type PictureData } from "../picture";
import type { PictureBox } from "../picture-sizes";
import { StretchedLink } from "../stretched-link";
import { TerritoryArt, type TerritoryData } from "./territory-art";
import * as styles from "./territory-card.module.css";
import { untied } from "../word-width";

interface TerritoryCardProps extends Omit<ComponentProps<"li">, "title"> {
  territory: TerritoryData;
  /** Without one the territory is drawn. */
  cover: PictureData | null;
  /** Sizes of the cover's box on the screen. */
  boxes: readonly PictureBox[];
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
  const { territory, cover, boxes, priority, title, level, size, link, facts, className, ...rest } = props;
  // As headings do with plain text.
  const words = size === "h1" || size === "h2" ? untied(title) : title;
  return (
    <li data-lives={territory.mark} className={classNames(styles.card, className)} {...rest}>
      <div data-grows={link.params?.["alias"]} data-edge={territory.colors[0]} className={styles.picture}>
        {cover ? (
          <Picture picture={cover} alt="" priority={priority} boxes={boxes} className={styles.cover} />
        ) : (
          <TerritoryArt territory={territory} className={styles.cover} />
        )}
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
