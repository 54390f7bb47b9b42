/**
 * What the CMS answers to the frame of its own preview (A7): an unsaved draft in the shape in which the lists of the API
 * would hold it. Not a call of the API, because it answers to editors alone.
 */
import { z } from "zod";
import { localeCode } from "./common";
import { endpoints, type Endpoint } from "./endpoints";

/** A list with nothing but the draft in it; of the site, the whole with the draft inside. */
function drafted<List extends string, Answer extends z.ZodType>(list: List, { answer }: Endpoint<Answer>) {
  return z.object({ list: z.literal(list), answer });
}

export const previewDraft = z.discriminatedUnion("list", [
  drafted("awards", endpoints.awards),
  drafted("blogExternals", endpoints.blogExternals),
  drafted("blogPosts", endpoints.blogPosts),
  drafted("cases", endpoints.cases),
  drafted("clients", endpoints.clients),
  drafted("gallery", endpoints.gallery),
  drafted("jobs", endpoints.jobs),
  drafted("news", endpoints.news),
  drafted("services", endpoints.services),
  drafted("site", endpoints.site),
  drafted("team", endpoints.team),
]);
export type PreviewDraft = z.infer<typeof previewDraft>;

/** Screens on which a draft can be seen, by the names of the site's routes. */
export const PREVIEW_ROUTES = [
  "index",
  "about",
  "blog",
  "blog-alias",
  "career",
  "career-id",
  "cases",
  "cases-alias",
  "contacts",
  "privacy",
] as const;
export type PreviewRoute = (typeof PREVIEW_ROUTES)[number];

export const previewAnswer = z.object({
  /** The screen that shows the draft. */
  route: z.enum(PREVIEW_ROUTES),
  locale: localeCode,
  /** The entry that the screen is about; null where it is about none. */
  entryId: z.string().nullable(),
  draft: previewDraft,
  /** Names, in the editor's language, of the fields that are needed and empty; something stands in for them. */
  missing: z.array(z.string()),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/** Why there is no such answer: nobody is signed in, or the draft lacks what the page cannot do without. */
export const previewRefusal = z.object({
  problem: z.enum(["signed-out", "incomplete"]),
  /** Name of the field that lacks, if one is to blame. */
  field: z.string().nullable(),
});
export type PreviewRefusal = z.infer<typeof previewRefusal>;

/** What axe-core finds on the page of a draft, and what tells whose words it comes from. Texts are cut. */
export const pageFault = z.object({
  /** Axe's name of the rule that is broken. */
  rule: z.string().max(100),
  /** Axe's own words for it, in English. */
  help: z.string().max(300),
  /** The text of the element; empty where it has none. */
  text: z.string().max(300),
  /** The text of the nearest part of the page that has one, the element with its surroundings. */
  around: z.string().max(1000),
  /** Where the element leads; empty for no link. */
  href: z.string().max(2000),
  /** Path of the picture that it shows; empty for none. */
  picture: z.string().max(1000),
});
export type PageFault = z.infer<typeof pageFault>;

/** How many faults of a page are told of: a list that is longer helps nobody. */
export const MOST_PAGE_FAULTS = 50;

/** Type of the message by which a form has the page of its draft checked, and of the answer. */
export const PAGE_CHECK = "page-check";

/** The preview's answer to a form. */
export interface PageReport {
  readonly type: typeof PAGE_CHECK;
  /** Of the message that is answered. */
  readonly check: string;
  /** Null when the draft cannot be drawn, so that there is no page to check. */
  readonly faults: readonly PageFault[] | null;
}
