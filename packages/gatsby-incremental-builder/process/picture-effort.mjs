// @ts-check
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Sets the effort that gatsby-plugin-sharp makes pictures with in this process, whatever else has set one: it hands none on.
 * @param {string} root folder of the site
 * @param {Readonly<Record<string, number>>} efforts by format; others keep theirs
 */
export function setEffort(root, efforts) {
  const plugin = createRequire(join(root, "package.json")).resolve("gatsby-plugin-sharp");
  const { prototype } = createRequire(plugin)("sharp");
  for (const [format, effort] of Object.entries(efforts)) {
    const encode = prototype[format];
    prototype[format] = function withEffort(/** @type {object | undefined} */ options) {
      return encode.call(this, { ...options, effort });
    };
  }
}
