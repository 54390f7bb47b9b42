export { drawBeside } from "./drawing/draw-beside";
export { DISC, drawFigures, HALF, wayToMark, type Piece as FigurePiece, type PieceOffset } from "./figures";
export { draw, toSvg, type Drawing } from "./drawing/draw";
export {
  ART_SHAPES,
  CARD_SHAPES,
  cardLayout,
  HEADER_SHAPES,
  headerLayout,
  pieceLayout,
  socialLayout,
  type ArtShapeName,
  type CardShapeName,
  type HeaderShape,
  type HeaderShapeName,
  type Layout,
} from "./drawing/layouts";
export type { Shape } from "./drawing/markup";
export { shapeOf } from "./drawing/shape-of";
export { outlineOf } from "./map/outline";
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
export { markPath, toMark } from "./marks";
export type { Mark, Palette, Rectangle, Source, Territory } from "./territory";
