import { preview as plugin } from "payload-preview";
import { COLLECTION_KINDS, GLOBAL_KINDS } from "../preview/kinds";

/** Drafts in the site's own pages, before the first save too, and the way from a word to its field (A7, X11). */
export const preview = plugin({
  // A page of the release, in admin mode (N27).
  address: "/preview?admin=1",
  // Widths at which the site's layout differs, and the design's own.
  frames: [
    { width: 360, height: 740 },
    { width: 992, height: 1180 },
    { width: 1440, height: 900 },
  ],
  collections: Object.keys(COLLECTION_KINDS),
  globals: Object.keys(GLOBAL_KINDS),
});
