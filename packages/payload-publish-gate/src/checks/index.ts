/** Checks of any site with localized entries. A new one is a function in this folder and a line here. */
import type { Checks } from "../change";
import { deadAnchors, deadLinks, lostLinks, silentVideos } from "./links";
import { linkedPages } from "./linked-pages";
import { createPageFaults } from "./page-faults";
import { fileNameAlt, heavyPictures, missingAlt, samePictures, smallPictures } from "./pictures";
import { createPlaceholderTexts } from "./placeholder-texts";
import { emptyTexts, headingOrder, missingLanguages } from "./texts";
import { descriptionsTwice, titlesTwice } from "./used-twice";

export { createPageFaults } from "./page-faults";
export { createPlaceholderTexts } from "./placeholder-texts";
export { hasContent, writtenTexts } from "./values";

export const CHECKS = {
  ...{ deadLinks, deadAnchors, lostLinks, linkedPages },
  ...{ missingAlt, fileNameAlt, smallPictures, heavyPictures, samePictures },
  emptyTexts,
  placeholderTexts: createPlaceholderTexts(),
  ...{ titlesTwice, descriptionsTwice, headingOrder, missingLanguages, silentVideos },
  pageFaults: createPageFaults(),
} as const satisfies Checks;
