import type { Block, LocaleCode, Seo } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import { blocksFromLexical } from "../../rich-text/from-lexical";
import type { PathOf } from "../../rich-text/link-target";
import { ContentError, type ContentPlace } from "../content-error";
import type { EveryLocale } from "../every-locale";
import type { MediaLookup } from "./pictures";

/** A relation as it is read at depth 0: an id, or the document where something populated it. */
export type Relation = number | { id: number } | null | undefined;

/** The trimmed text, or null when there is none. */
export function textOf(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** The lines of a text that holds one item a line. */
export function linesOf(value: string | null | undefined): string[] {
  return (value ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** @throws ContentError when the text is missing */
export function requiredText(value: string | null | undefined, place: ContentPlace, field: string): string {
  const text = textOf(value);
  if (text === null) throw new ContentError(place, field, "is empty: write it in the CMS and publish");
  return text;
}

/** A stored moment as a calendar date. The CMS keeps a day as noon UTC. */
export function dateOf(value: string): string {
  return value.slice(0, 10);
}

export function idOf(relation: Relation): string | null {
  if (relation === null || relation === undefined) return null;
  return String(typeof relation === "number" ? relation : relation.id);
}

/** Ids of relations, without those that are not among the published ones. */
export function publishedIds(
  relations: readonly Relation[] | null | undefined,
  published: ReadonlySet<string>,
): string[] {
  return (relations ?? []).map(idOf).filter((id): id is string => id !== null && published.has(id));
}

/** The id of a relation, or null when what it points at is not published. */
export function publishedId(relation: Relation, published: ReadonlySet<string>): string | null {
  const id = idOf(relation);
  return id !== null && published.has(id) ? id : null;
}

export function idsOf(docs: readonly { id: number }[]): Set<string> {
  return new Set(docs.map((doc) => String(doc.id)));
}

/** Targets of references in texts of a language. */
export interface Targets {
  readonly pictures: MediaLookup;
  readonly pathOf: PathOf;
}

/**
 * The blocks of a rich text field.
 * @throws ContentError when it holds what the site cannot show
 */
export function blocksOf(state: unknown, place: ContentPlace, field: string, { pathOf, pictures }: Targets): Block[] {
  try {
    return blocksFromLexical(state, {
      picture: (id) => pictures.picture(id, place, field),
      film: (id) => pictures.film(id, place, field),
      sound: (id) => pictures.sound(id, place, field),
      pathOf,
    });
  } catch (error) {
    if (error instanceof ContentError || !(error instanceof Error)) throw error;
    throw new ContentError(place, field, error.message);
  }
}

interface SeoFields {
  title?: string | null;
  description?: string | null;
  picture?: Relation;
}

export function seoOf(seo: SeoFields | undefined, place: ContentPlace, pictures: MediaLookup): Seo {
  return {
    title: textOf(seo?.title),
    description: textOf(seo?.description),
    picture: pictures.optional(seo?.picture, place, "seo.picture"),
  };
}

/**
 * Reads a value in each locale in which the entry exists.
 * @param exists whether all texts that it needs are there
 */
export function whereItExists<Doc, Value>(
  doc: EveryLocale<Doc>,
  exists: (doc: Doc) => boolean,
  read: (doc: Doc, locale: LocaleCode) => Value,
): Record<LocaleCode, Value | null> {
  return forEachLocale((locale) => (exists(doc[locale]) ? read(doc[locale], locale) : null));
}
