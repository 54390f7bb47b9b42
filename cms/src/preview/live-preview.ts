import type { RootLivePreviewConfig } from "payload";
import { PREVIEW_ADDRESS } from "./address";
import { COLLECTION_KINDS, GLOBAL_KINDS } from "./kinds";

/** Widths at which the site's layout differs, and the design's own. */
const DEVICES = [
  { width: 360, height: 740 },
  { width: 992, height: 1180 },
  { width: 1440, height: 900 },
];

/**
 * The frame beside the form (A7): a page of the release on the same origin, in admin mode (N27). Messages
 * bring it the values of the form, so the address is the same for all.
 */
export const livePreview: RootLivePreviewConfig = {
  url: PREVIEW_ADDRESS,
  breakpoints: DEVICES.map(({ width, height }) => ({ name: String(width), label: `${width} px`, width, height })),
  collections: Object.keys(COLLECTION_KINDS),
  globals: Object.keys(GLOBAL_KINDS),
};
