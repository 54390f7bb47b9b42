/** Every kind of fault that the publish gate looks for. A new one is a file of this folder and a line here. */
import type { Check } from "../change";
import { article } from "./article";
import { brokenTermsOfGlossary } from "./broken-terms";
import { contrast } from "./contrast";
import { deadAnchors } from "./dead-anchors";
import { deadLinks } from "./dead-links";
import { emptyTexts } from "./empty-texts";
import { fileNameAlt } from "./file-name-alt";
import { headingOrder } from "./heading-order";
import { heavyPictures } from "./heavy-pictures";
import { jobPosting } from "./job-posting";
import { linkedPages } from "./linked-pages";
import { lostLinks } from "./lost-links";
import { longDescriptions } from "./long-descriptions";
import { longTitles } from "./long-titles";
import { missingAlt } from "./missing-alt";
import { missingLanguages } from "./missing-languages";
import { pageFaults } from "./page-faults";
import { placeholderTexts } from "./placeholder-texts";
import { redirects } from "./redirects";
import { samePictures } from "./same-pictures";
import { silentVideos } from "./silent-videos";
import { smallPictures } from "./small-pictures";
import { unreadDrafts } from "./unread-drafts";
import { untranslatedTexts } from "./untranslated-texts";
import { descriptionsTwice, titlesTwice } from "./used-twice";

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
