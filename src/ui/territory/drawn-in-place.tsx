import { ART_SHAPES, cardLayout, draw, type ArtShapeName } from "territories";
import { DrawingView } from "./drawing-view";
import { inTokens, type TerritoryData } from "./territory-data";

/** A territory that is drawn by the page that shows it. */
export function DrawnInPlace({ territory, shape }: { territory: TerritoryData; shape: ArtShapeName }) {
  const drawing = draw(inTokens(territory), cardLayout(ART_SHAPES[shape]));
  return <DrawingView drawing={drawing} preserveAspectRatio="xMidYMid slice" />;
}
