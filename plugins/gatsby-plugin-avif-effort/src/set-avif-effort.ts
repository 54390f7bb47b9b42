import sharp, { type Sharp } from "sharp";

/** From 0 to 9. The library's default, 4, takes ten times as long as WebP for a tenth of the bytes. */
const EFFORT = 1;

/**
 * Makes AVIF in about the time of WebP (docs/decisions/0026). gatsby-plugin-sharp hands only the quality on to the library,
 * so the default of the library is changed for this process. A call that names an effort keeps it.
 */
export function setAvifEffort(): void {
  const pictures: Pick<Sharp, "avif"> = sharp.prototype;
  const { avif } = pictures;
  pictures.avif = function withEffort(this: Sharp, options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}
