import type { LocaleCode } from "@future-native/contract";

/** The types of the nodes that this plugin makes; each node is one entry in one locale. */
export const NODE_TYPES = [
  "Case",
  "CaseCategory",
  "Service",
  "Award",
  "NewsItem",
  "JobCity",
  "Vacancy",
  "TeamMember",
  "TeamCategory",
  "Client",
  "GalleryPicture",
  "BlogTag",
  "BlogPost",
  "BlogExternal",
  "Office",
  "SiteSettings",
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

export type Fields = Record<string, unknown>;

/** A field by which an entry names others, before it is known which of them exist in the locale. */
export interface Relation {
  /** Name of the field in the API. */
  readonly field: string;
  /** Name of the node's field that will hold node ids; `@link(from:)` of the schema reads it. */
  readonly link: string;
  readonly type: NodeType;
  /** One id, or null; or a list of ids. */
  readonly target: string | null | readonly string[];
  /** Without it the entry makes no sense, so it must exist in the locale too. */
  readonly required?: boolean;
}

/** An entry in one locale, with everything but its place among the others. */
export interface Draft {
  readonly type: NodeType;
  readonly entryId: string;
  readonly locale: LocaleCode;
  /** What a reader of an error calls it. */
  readonly name: string;
  /** Address from which it came. */
  readonly url: string;
  readonly fields: Fields;
  readonly relations: readonly Relation[];
}

/** What a builder gives for an entry in a locale; the frame around it is the same for all. */
export interface Body {
  readonly fields: Fields;
  readonly relations?: readonly Relation[];
}
