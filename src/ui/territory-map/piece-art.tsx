import { drawTerritory, familyOf, pieceField, UNITS, type Piece } from "territories";
import type { TerritoryData } from "../territory/territory-art";
import * as styles from "./piece-art.module.css";

interface PieceArtProps {
  territory: TerritoryData;
  piece: Piece;
  owns: (x: number, y: number) => boolean;
}

/** A territory's composition on its piece of the plane; what lies over the border is cut by the link around it. */
export function PieceArt({ territory, piece, owns }: PieceArtProps) {
  const [ground = "ink", figure = "paper", accent = "hot"] = territory.colors;
  const family = familyOf(territory);
  const { origin, field } = pieceField(piece, owns, family);
  const drawing = drawTerritory(territory, field);
  const { x, y, width, height } = piece.area;
  const share = (cells: number, of: number) => `${(cells / of) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${origin.width * UNITS} ${origin.height * UNITS}`}
      data-family={family}
      className={styles.art}
      style={{
        left: share(origin.x - x, width),
        top: share(origin.y - y, height),
        width: share(origin.width, width),
        height: share(origin.height, height),
      }}
    >
      <path d={`M0 0h${origin.width * UNITS}v${origin.height * UNITS}H0z`} fill={`var(--${ground})`} />
      <path d={drawing.figure} fill={`var(--${figure})`} fillRule="evenodd" />
      <path d={drawing.accent} fill={`var(--${accent})`} fillRule="evenodd" />
    </svg>
  );
}
