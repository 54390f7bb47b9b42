import type { CSSProperties } from "react";
import type { Piece } from "./not-found-pieces";

/** The place of a piece in its figure. */
export function boxStyle([left, top, width, height]: Piece["box"]): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}
