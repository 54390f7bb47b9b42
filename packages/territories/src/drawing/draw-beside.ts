import type { Rectangle, Territory } from "../territory";
import { draw, toSvg } from "./draw";
import { socialLayout } from "./layouts";

/** Draws a territory as SVG for the picture of a shared link. @param quiet boxes of its words, in pixels */
export const drawBeside = (territory: Territory, quiet: readonly Rectangle[]): string =>
  toSvg(draw(territory, socialLayout(quiet)));
