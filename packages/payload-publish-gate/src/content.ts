/** Content and its pages, as the site describes them to the gate. */
import type { Readable } from "node:stream";
import type { FlattenedField } from "payload";
import type { Doc, FieldValue } from "payload-kit";

/** Parts of a rich text. */
export interface TextParts {
  /** To an address, or with an empty one to an entry and a heading of its page. */
  readonly links: readonly {
    readonly href: string;
    readonly words: string;
    readonly entry?: { readonly list: string; readonly id: number; readonly place: string };
  }[];
  /** In their order; the page itself has the heading of the first level. */
  readonly headings: readonly { readonly level: 2 | 3; readonly text: string }[];
  /** Pictures of blocks; `block` counts the blocks of the text. */
  readonly pictures: readonly { readonly id: number; readonly block: number }[];
  /** Addresses of videos. */
  readonly videos: readonly string[];
  /** The texts of paragraphs, headings and items of lists, without spaces around them. */
  readonly paragraphs: readonly string[];
  /** Those, and the texts of blocks. */
  readonly texts: readonly string[];
}

/**
 * `optional` is a text that another one stands in for, `address` a text that is an address, `source` an address that
 * visitors come from.
 */
type ValueKind = "text" | "optional" | "address" | "source";

/** A value of an entry in a locale; null where all share it. */
export interface JudgedValue extends FieldValue<string> {
  readonly kind: ValueKind;
  /** Of a rich text. */
  readonly parts: TextParts | undefined;
}

/** A text of a page's head, and the field that says so. */
interface HeadText {
  readonly text: string;
  readonly field: string;
}

/** A page of the site as an entry makes it. */
export interface Page {
  readonly path: string;
  readonly locale: string;
  /** As a search shows them, the name of the site apart. */
  readonly title: HeadText;
  readonly description: HeadText;
  /** Ids that a link can lead to; undefined where the page has others than its texts make. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** Whether the page is a copy in another locale, with a canonical address of its own. */
  readonly isCopy: boolean;
}

/** Content of an entry, before its pages are known. */
export interface Content {
  /** Slug of the collection or global. */
  readonly list: string;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  readonly doc: Doc;
  readonly fieldValues: readonly JudgedValue[];
}

/** A page of the site, and an id on it. */
export interface LinkTarget {
  /** As visitors come to it and as pages have it; empty for the page that has the link. */
  readonly path: string;
  /** Empty for the top of the page. */
  readonly hash: string;
}

/** How content becomes pages of the site. */
export interface ContentOptions {
  /** Pages of an entry, one for each locale that shows it. */
  pages(content: Content): readonly Page[];
  /** Addresses with a page whatever is written. */
  readonly paths: readonly string[];
  /** The locale of an entry that is written in one only, whose fields are not localized. */
  onlyLocale?(content: Content): string | undefined;
  /**
   * Target of an address that is written in a locale.
   * @returns undefined for an address outside the site's pages: another site, a mailbox, a file
   */
  target(href: string, locale: string | null): LinkTarget | undefined;
  /** Redirects that an entry makes: of its former addresses, or of a list of them. */
  redirects?(content: Content, pages: readonly Page[]): readonly (readonly [from: string, to: string])[];
  /** Ids on a page of the live release; undefined where they are not known. */
  liveAnchors?(path: string): Promise<ReadonlySet<string> | undefined>;
  /** Parts of a rich text of any shape. */
  parts(richText: unknown): TextParts;
  /** By default every value is a text. */
  kind?(value: FieldValue<string>): ValueKind;
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions {
  /** Slug of the collection. */
  readonly collection: string;
  /** Its localized field with the alternative text. */
  readonly alt: string;
  /** Its checkbox for pictures that need none. */
  readonly decorative: string;
  /** The least at which the picture of a field is sharp; of a rich text those of its blocks. */
  readonly leastSize?: (field: FlattenedField) => PictureSize | undefined;
  /** Opens a file by its name, to find the same picture twice. */
  readonly open?: (filename: string) => Promise<Readable | undefined>;
}
