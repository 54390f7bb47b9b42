import { memo, type CSSProperties, type MouseEvent } from "react";
import { outlineOf, type Area, type Cell, type Plan } from "territories";
import { isPlainClick } from "../../hooks/plain-click";
import { LocalizedLink, type LocalizedLinkProps } from "../../i18n/localized-link";
import { TerritoryMark } from "../territory/territory-mark";
import type { TerritoryData } from "../territory/territory-data";
import * as styles from "./map-piece.module.css";
import { CELL, inPx } from "./map-view";
import { PieceArt } from "./piece-art";

/** A territory of the map, and the target of its link. */
export interface MapItem {
  readonly key: string;
  readonly title: string;
  /** Text under its title. */
  readonly note?: string;
  /** None for unclaimed land. */
  readonly territory?: TerritoryData;
  readonly link: LocalizedLinkProps;
  /** Whether it is drawn as an outline only. */
  readonly isFaded?: boolean;
}

interface MapPieceProps {
  item: MapItem;
  index: number;
  plan: Plan;
  /** Whether it is in view, or nearly: only then is it drawn. */
  isNear: boolean;
  /** Whether a neighbour has the same ground: only then is the border a line of its own. */
  hasTwin: boolean;
  /** A plain click on a territory. */
  onOpen: (index: number, link: HTMLAnchorElement) => void;
}

/** Neighbours lie as far over each other, so that no ground shines through between them. */
const OVERLAP = 0.4;

function boxIn(origin: Cell, { x, y, width, height }: Area): CSSProperties {
  return { left: x - origin.x, top: y - origin.y, width, height };
}

/** A piece of the map as a link of its shape, with its name in the row of cells that is plain. */
export const MapPiece = memo(function MapPiece({ item, index, plan, isNear, hasTwin, onOpen }: MapPieceProps) {
  const piece = plan.pieces[index];
  if (!piece) return null;
  const { title, note, territory, link, isFaded } = item;
  const area = inPx(piece.area);
  const outline = isNear ? outlineOf(index, plan, { origin: piece.area, cell: CELL, overlap: OVERLAP }) : undefined;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!territory || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onOpen(index, event.currentTarget);
  };
  return (
    <li
      data-lives={territory && !isFaded ? territory.mark : undefined}
      className={styles.piece}
      style={boxIn({ x: 0, y: 0 }, area)}
    >
      <LocalizedLink
        {...link}
        draggable={false}
        onClick={onClick}
        data-piece={index}
        data-grows={link.params?.["alias"]}
        data-ground={isFaded ? "paper" : territory?.colors[0]}
        data-state={isFaded ? "faded" : territory ? "claimed" : "unclaimed"}
        className={styles.link}
        style={outline === undefined ? undefined : { clipPath: `path("${outline}")` }}
      >
        {isNear && territory && !isFaded && (
          <PieceArt territory={territory} piece={piece} owns={(x, y) => plan.ownerOf(x, y) === index} />
        )}
        <span className={styles.label} style={boxIn(area, inPx(piece.label))}>
          {territory && <TerritoryMark territory={territory} className={styles.mark} />}
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {outline !== undefined && (
          <svg aria-hidden="true" data-border={hasTwin ? "line" : "edge"} className={styles.border}>
            <path d={outline} />
            <path d={outline} />
          </svg>
        )}
      </LocalizedLink>
    </li>
  );
});
