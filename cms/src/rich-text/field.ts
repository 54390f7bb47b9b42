import type { RichTextField, RichTextFieldValidation } from "payload";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { missing, missingHere } from "../fields/required-in-english";
import { textIn, type TextOptions } from "../fields/texts";
import { storyEditor } from "./editor";
import { validateRichText } from "./validate";

const inEnglish: RichTextFieldValidation = (value, options) =>
  missing(isEmptyRichText(value), options.req) ?? validateRichText(value, options);

const everywhere: RichTextFieldValidation = (value, options) =>
  missingHere(isEmptyRichText(value), options.req) ?? validateRichText(value, options);

/** Path of the diff of a rich text between two versions, as Payload's config names components. */
export const TEXT_DIFF = "/rich-text/admin/text-diff#TextDiff";

/** The story of a case: a body with the blocks of stories. */
export function localizedStory(options: TextOptions): RichTextField {
  return { ...localizedRichText(options), editor: storyEditor };
}

/** A body of blocks in each locale. */
export function localizedRichText(options: TextOptions): RichTextField {
  const { admin, ...field } = textIn(options);
  const { needed } = options;
  return {
    ...field,
    type: "richText",
    admin: { ...admin, components: { Diff: TEXT_DIFF } },
    validate: needed === "everywhere" ? everywhere : needed === true ? inEnglish : validateRichText,
  };
}
