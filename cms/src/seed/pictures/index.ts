import type { PictureSpec } from "../types";
import { drawCover } from "./compositions";
import { drawGallery } from "./gallery/index";
import { drawPortrait } from "./portraits/index";
import { hashText } from "./prng";
import { renderOpaque, renderTransparent } from "./render";
import { drawStill } from "./stills/index";
import { drawWordmark } from "./wordmarks/index";

export interface DrawnPicture {
  data: Buffer;
  width: number;
  height: number;
  mimeType: string;
  name: string;
}

/**
 * The picture of a spec as SVG, without grain.
 * @throws for a wordmark whose letters no face has.
 */
export function drawSvg(spec: PictureSpec): string {
  switch (spec.kind) {
    case "cover":
      return drawCover(spec);
    case "still":
      return drawStill(spec);
    case "portrait":
      return drawPortrait(spec);
    case "gallery":
      return drawGallery(spec);
    case "wordmark":
      return drawWordmark(spec);
  }
}

/** Letters and figures of a name that are safe in any file system. */
function slug(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What tells a picture from others of its kind, for people. */
function partsOf(spec: PictureSpec): (string | number)[] {
  switch (spec.kind) {
    case "wordmark":
      return [spec.kind, slug(spec.name), spec.seed];
    case "cover":
      return [spec.kind, spec.mark, spec.seed, spec.shape];
    case "still":
      return [spec.kind, slug(spec.subject), spec.shape];
    case "portrait":
    case "gallery":
      return [spec.kind, spec.seed];
  }
}

/** One name a spec: readable, with a short hash of all that it holds. */
function fileName(spec: PictureSpec): string {
  const parts = partsOf(spec);
  const colors = spec.kind === "wordmark" ? spec.name : spec.colors.join(" ");
  const mark = hashText([...parts, colors].join(" "))
    .toString(36)
    .slice(0, 5);
  return `${[...parts, mark].filter((one) => one !== "").join("-")}.${spec.kind === "wordmark" ? "png" : "webp"}`;
}

/**
 * Draws a demo picture (A4): the same spec gives the same bytes on the same machine.
 * Covers and stills are 1920 × 1200, 1200 × 1600 or 1400 × 1400, portraits 900 × 1120, gallery pictures 1600 × 1200 (WebP); wordmarks
 * are 640 × 200 in ink on a transparent ground (PNG).
 * @throws for a wordmark whose letters no face has, or when a font package is missing.
 */
export async function drawPicture(spec: PictureSpec): Promise<DrawnPicture> {
  const svg = drawSvg(spec);
  const name = fileName(spec);
  return spec.kind === "wordmark"
    ? { ...(await renderTransparent(svg)), mimeType: "image/png", name }
    : { ...(await renderOpaque(svg, hashText(name))), mimeType: "image/webp", name };
}
