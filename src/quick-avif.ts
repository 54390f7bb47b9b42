import sharp, { type Sharp } from "sharp";

/** Of 0 to 9. The library's own, 4, takes ten times as long as WebP for a tenth of the bytes. */
const EFFORT = 1;

/**
 * Makes AVIF in about the time of WebP (docs/decisions/0026). The effort is none of the options that gatsby-plugin-sharp
 * hands on, so it is given here, once for all pictures of this process.
 */
export function quickenAvif(): void {
  const pictures: Pick<Sharp, "avif"> = sharp.prototype;
  const { avif } = pictures;
  pictures.avif = function withEffort(this: Sharp, options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}
