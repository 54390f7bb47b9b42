import type { CSSProperties } from "react";
import { drawFigures, type FigurePiece } from "territories";

export const FIGURES = drawFigures({
  first: ["var(--moss)", "var(--lime)"],
  last: ["var(--rose)", "var(--ultra)"],
  half: "var(--hot)",
});

export const PIECE_COUNT = FIGURES.flat().length;

/** The place of a piece in its figure. */
export function boxStyle([left, top, width, height]: FigurePiece["box"]): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}
