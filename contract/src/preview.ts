/**
 * Answer of the CMS to the frame of its own preview (A7): an unsaved draft in the shape of the API's lists. Not an
 * endpoint of the API, because it answers editors only.
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

/** Source of a part of a page: a field of the CMS (X11). */
export const previewSource = z.object({
  /** Slug of a collection or of a global. */
  list: z.string(),
  /** Empty for a global. */
  id: z.string(),
  /** Null where all languages share the field. */
  locale: localeCode.nullable(),
  /** Path of the field in the form, for instance `seo.title` or `figures.2.label`. */
  path: z.string(),
  /** Within rich text, the place of the node among its top ones and the field of a block: `4`, or `4.caption`. */
  within: z.string(),
  /** Label of the field in the form, in the editor's language. */
  label: z.string(),
});
export type PreviewSource = z.infer<typeof previewSource>;

export const previewAnswer = z.object({
  /** The screen that shows the draft. */
  route: z.enum(PREVIEW_ROUTES),
  locale: localeCode,
  /** The entry that the screen is about; null where it is about none. */
  entryId: z.string().nullable(),
  draft: previewDraft,
  /** Labels, in the editor's language, of required fields that are empty; the preview fills them with placeholders. */
  missing: z.array(z.string()),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/**
 * Answers of the API whose texts are marked, each mark being a place in the list of sources (X11). They are of the
 * contract's shape but for years, which are texts, and e-mail addresses, which have marks.
 */
export const markedAnswers = z.object({
  /** By the path of the call. */
  answers: z.record(z.string(), z.unknown()),
  sources: z.array(previewSource),
});
export type MarkedAnswers = z.infer<typeof markedAnswers>;

/** A draft whose texts are marked in the same way, from {@link FIRST_MARK_OF_DRAFT} on. */
export const markedDraft = z.object({ draft: z.custom<PreviewDraft>(), sources: z.array(previewSource) });
export type MarkedDraft = z.infer<typeof markedDraft>;

/** Reason for a refusal: the editor is signed out, or the draft lacks a field that the page requires. */
export const previewRefusal = z.object({
  problem: z.enum(["signed-out", "incomplete"]),
  /** Label of the missing field, if there is one. */
  field: z.string().nullable(),
});
export type PreviewRefusal = z.infer<typeof previewRefusal>;

/** A violation that axe-core finds on the page of a draft, with what identifies its field. Texts are cut. */
export const pageFault = z.object({
  /** Axe's name of the rule that is broken. */
  rule: z.string().max(100),
  /** Axe's own words for it, in English. */
  help: z.string().max(300),
  /** The text of the element; empty where it has none. */
  text: z.string().max(300),
  /** The text of the nearest part of the page that has one, the element with its surroundings. */
  around: z.string().max(1000),
  /** Target of the element; empty for no link. */
  href: z.string().max(2000),
  /** Path of the picture that it shows; empty for none. */
  picture: z.string().max(1000),
});
export type PageFault = z.infer<typeof pageFault>;

/** Limit of reported violations of a page: a longer list is of no use. */
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

/** Type of the message by which the preview says that an editor has chosen a text or a picture (X11). */
export const FIELD_CHOSEN = "field-chosen";

export interface FieldChosen {
  readonly type: typeof FIELD_CHOSEN;
  readonly source: PreviewSource;
  /** Text of the element, by which it is found among others of its field; empty for a picture. */
  readonly text: string;
  /** Offset of the click in the text; 0 for a picture, and when a key chose it. */
  readonly at: number;
}

/** Type of the message by which a form says where its cursor is, so that the preview shows it (X11). */
export const FIELD_ENTERED = "field-entered";

export const fieldEntered = z.object({
  type: z.literal(FIELD_ENTERED),
  ...previewSource.pick({ list: true, id: true, path: true, within: true }).shape,
});
export type FieldEntered = z.infer<typeof fieldEntered>;
