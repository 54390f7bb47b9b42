import { draw, pieceLayout, type Piece } from "territories";
import { DrawingView } from "../territory/drawing-view";
import { inTokens, type TerritoryData } from "../territory/territory-data";
import * as styles from "./piece-art.module.css";

interface PieceArtProps {
  territory: TerritoryData;
  piece: Piece;
  owns: (x: number, y: number) => boolean;
}

/** A territory on its piece of the plane; bands that lie over the border are cut by the link around it. */
export function PieceArt({ territory, piece, owns }: PieceArtProps) {
  const { area, layout } = pieceLayout(piece, owns);
  const { x, y, width, height } = piece.area;
  const share = (cells: number, of: number) => `${(cells / of) * 100}%`;
  return (
    <DrawingView
      drawing={draw(inTokens(territory), layout)}
      className={styles.art}
      style={{
        left: share(area.x - x, width),
        top: share(area.y - y, height),
        width: share(area.width, width),
        height: share(area.height, height),
      }}
    />
  );
}
