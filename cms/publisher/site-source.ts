/** What a builder has to know of this site. */

/** The plugin that fetches the content (plugins/gatsby-source-custom-api). */
export const SOURCE_PLUGIN = "gatsby-source-custom-api";

/** Codes of its refusals (its src/errors.ts): it has touched nothing then, and Gatsby's cache is as it was. */
export const REFUSAL = /^gatsby-source-custom-api_100\d\d$/;

/** Effort of pictures by format, where a build of the site does not leave it to the library: plugins/gatsby-plugin-avif-effort. */
export const PICTURE_EFFORT = { avif: 1 };
