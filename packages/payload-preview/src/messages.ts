/** Messages between a form and its preview (X11). */
import type { TypedLocale } from "payload";

/** Source of a part of a page: a field of the CMS. */
export interface FieldSource {
  /** Slug of a collection or of a global. */
  readonly list: string;
  /** Empty for a global, `0` for an entry that was never saved. */
  readonly id: string;
  /** Null where all locales share the field. */
  readonly locale: TypedLocale | null;
  /** Path of the field in the form, for instance `seo.title` or `figures.2.label`. */
  readonly path: string;
  /** Within rich text, the place of the node among its top ones and the field of a block: `4`, or `4.caption`. */
  readonly within: string;
  /** Label of the field in the form, in the editor's language. */
  readonly label: string;
}

/** From the preview: something was chosen on its page. */
export interface FieldChosen {
  readonly type: "field-chosen";
  readonly source: FieldSource;
  /** Text of the element, by which it is found among others of its field; empty for a picture. */
  readonly text: string;
  /** Offset of the click in the text. */
  readonly at: number;
}

/** To the preview: the cursor is in a field. */
export interface FieldEntered extends Pick<FieldSource, "list" | "id" | "path" | "within"> {
  readonly type: "field-entered";
}
