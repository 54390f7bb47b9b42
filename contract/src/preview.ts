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
