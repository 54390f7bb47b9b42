import type { PublishedSite } from "payload-releases/publisher/site";
import { siteSignature } from "./code-signature";
import { contentFingerprint } from "./content-fingerprint";
import { contentRefsIn, REDIRECTS } from "./content-refs";
import { entryOfPage } from "./list-of-route";
import { buildEnvironment, siteSettings } from "./site-environment";
import { PICTURE_EFFORT, REFUSAL, SOURCE_PLUGIN } from "./site-source";

/** This site, as payload-releases publishes it (A6). */
export const publishedSite: PublishedSite = {
  codeSignature: (root, job) => siteSignature(root, siteSettings(job)),
  contentFingerprint,
  environment: buildEnvironment,
  sourcePlugin: SOURCE_PLUGIN,
  refusal: REFUSAL,
  pictureEffort: PICTURE_EFFORT,
  refsIn: contentRefsIn,
  entryOf: entryOfPage,
  redirects: REDIRECTS,
  otherPaths: /^\/(?:api|admin|media)(?:\/|$)/,
};
