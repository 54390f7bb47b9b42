/** Facts of this site for gatsby-incremental-builder. */

/** The plugin that fetches the content (plugins/gatsby-source-custom-api). */
export const SOURCE_PLUGIN = "gatsby-source-custom-api";

/** Codes of its refusals (its src/errors.ts), after which Gatsby's cache is unchanged. */
export const REFUSAL = /^gatsby-source-custom-api_100\d\d$/;

/** Encoding effort of pictures by format, the same as in plugins/gatsby-plugin-avif-effort. */
export const PICTURE_EFFORT = { avif: 1 };
