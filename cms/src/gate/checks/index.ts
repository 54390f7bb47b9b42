/** Every kind of fault that the publish gate looks for. A new one is a constant of this folder and a line here. */
import type { Check } from "../change";
import { emptyTexts, headingOrder, silentVideos } from "./body";
import { contrast } from "./contrast";
import { brokenTermsOfGlossary, missingLanguages, unreadDrafts, untranslatedTexts } from "./languages";
import { linkedPages } from "./linked-pages";
import { deadAnchors, deadLinks, lostLinks } from "./links";
import { pageFaults } from "./page-faults";
import { fileNameAlt, heavyPictures, missingAlt, samePictures, smallPictures } from "./pictures";
import { placeholderTexts } from "./placeholder-texts";
import { redirects } from "./redirects";
import { descriptionsTwice, longDescriptions, longTitles, titlesTwice } from "./search-results";
import { article, jobPosting } from "./structured-data";

export const CHECKS = {
  deadLinks,
  deadAnchors,
  lostLinks,
  linkedPages,
  missingAlt,
  fileNameAlt,
  smallPictures,
  heavyPictures,
  samePictures,
  emptyTexts,
  placeholderTexts,
  longTitles,
  longDescriptions,
  titlesTwice,
  descriptionsTwice,
  headingOrder,
  missingLanguages,
  untranslatedTexts,
  brokenTerms: brokenTermsOfGlossary,
  unreadDrafts,
  jobPosting,
  article,
  contrast,
  redirects,
  silentVideos,
  pageFaults,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;
