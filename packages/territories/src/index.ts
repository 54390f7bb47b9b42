export { drawTerritory, familyOf } from "./compositions/compositions";
export { drawBeside } from "./compositions/draw-beside";
export { openField } from "./compositions/field";
export { DISC, drawFigures, HALF, wayToMark, type Piece as FigurePiece, type PieceOffset } from "./figures";
export { drawHeader } from "./header/draw-header";
export { HEADER_SHAPES, type HeaderShape, type HeaderShapeName } from "./header/header-shapes";
export { outlineOf } from "./map/outline";
export { pieceField, UNITS } from "./map/piece-field";
export {
  DIRECTIONS,
  neighbourOf,
  planTerritories,
  type Area,
  type Cell,
  type Direction,
  type Piece,
  type Plan,
} from "./map/plan";
export { markPath } from "./marks";
export type { Mark, Palette, Rectangle, Source, Territory } from "./territory";
