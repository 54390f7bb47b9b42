import type { Readable } from "node:stream";
import type { FlattenedField, PayloadRequest } from "payload";
import type { Doc, FieldValue } from "payload-kit";
import type { ListConfig } from "payload-kit/entries";
import type { Reader } from "payload-kit/in-transaction";
import type { Checks, PageFault } from "./change";
import type { Content, Entry, Page, TextParts, ValueKind } from "./entry";
import type { LinkTarget } from "./links";
import type { Site } from "./site";

/** @template Facts what checks of the site need beside {@link Site} */
export interface PublishGateOptions<Facts extends object = object> {
  readonly checks: Checks<Facts>;
  readonly content: ContentOptions;
  readonly pictures: PictureOptions;
  /** Read for each change that is judged. */
  readonly facts: (judged: Judged) => Promise<Facts>;
  readonly preview?: PreviewOptions;
  /** The values of a form as its save would make them. */
  readonly completeForm?: (config: ListConfig, form: Form, req: PayloadRequest) => Promise<Doc>;
  /** Fields of a form that Payload's own validation would refuse in any locale. */
  readonly invalidFields?: (config: ListConfig, form: Form, req: PayloadRequest) => Promise<readonly InvalidField[]>;
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

/** A preview whose window checks the page of a draft. */
export interface PreviewOptions {
  /** Type of the message that asks it, and of its answer. */
  readonly message: string;
  /** Reads the `faults` of the answer; undefined for what is malformed. */
  readonly read: (faults: unknown) => readonly PageFault[] | undefined;
}

export interface Judged {
  readonly list: string;
  /** Undefined for an entry that is taken off the site. */
  readonly entry: Entry | undefined;
  readonly pictures: Site["pictures"];
  readonly reader: Reader;
}

/** A form, saved or not, with its values in the locale that it is in. */
export interface Form {
  readonly id: number | undefined;
  readonly locale: string;
  readonly data: Doc;
}

/** A field that a publication would be refused for; `locale` is null where all share its value. */
export interface InvalidField {
  readonly path: string;
  readonly locale: string | null;
  readonly message: string;
}
