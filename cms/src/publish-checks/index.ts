/** Every kind of fault that the publish gate looks for: those of any site, and those of this one. */
import { isRecord } from "payload-kit";
import type { Entry } from "payload-publish-gate";
import { CHECKS as OF_ANY_SITE, createPageFaults, createPlaceholderTexts } from "payload-publish-gate/checks";
import { localized } from "../i18n";
import { article } from "./article";
import { brokenTerms } from "./broken-terms";
import { contrast } from "./contrast";
import { jobPosting } from "./job-posting";
import { longDescriptions, longTitles } from "./long-texts";
import { redirects } from "./redirects";
import { unreadDrafts } from "./unread-drafts";
import { untranslatedTexts } from "./untranslated-texts";

/** Title and lead stand on the territory, in its colours. */
const isOnTerritory = ({ doc, fieldValues }: Entry, path: string) =>
  isRecord(doc.territory) && fieldValues.some((value) => value.path === path && value.field.type !== "richText");

const pageFaults = createPageFaults(({ rule, text }, { path }, entry) => {
  if (rule !== "color-contrast" || !isOnTerritory(entry, path)) return undefined;
  const field = { path: "territory.ground", locale: null };
  return { field, message: localized("checks:pageFaults.colorContrast", { text }) };
});

export const CHECKS = {
  ...OF_ANY_SITE,
  placeholderTexts: createPlaceholderTexts(["br"]),
  pageFaults,
  ...{ longTitles, longDescriptions, untranslatedTexts, brokenTerms, unreadDrafts },
  ...{ jobPosting, article, contrast, redirects },
} as const;

export type CheckName = keyof typeof CHECKS;
