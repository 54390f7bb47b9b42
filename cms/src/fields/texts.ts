import type { RichTextField, TextareaField, TextField } from "payload";
import { TEXT_DIFF } from "../admin/component-paths";
import { NEEDED } from "payload-kit/needed";
import { storyEditor } from "../rich-text/editor";
import { validateRichText } from "../rich-text/validate";
import {
  richTextEverywhere,
  richTextInEnglish,
  textareaEverywhere,
  textareaInEnglish,
  textEverywhere,
  textInEnglish,
} from "./required-in-english";
import { localized, type Localized } from "../i18n";

interface TextOptions {
  name: string;
  label: Localized;
  /** `true`: demanded in English, and a locale that lacks it does not show the entry. `everywhere`: in every locale. */
  needed?: boolean | "everywhere";
  description?: Localized;
}

const noteOf = ({ needed, description }: TextOptions): Localized | undefined =>
  description ??
  (needed === "everywhere"
    ? localized("content:needed.everyLanguage")
    : needed
      ? localized("content:needed.neededNote")
      : undefined);

const custom = (needed: TextOptions["needed"]) => (needed ? { custom: { [NEEDED]: true } } : {});

/** One line of text in each locale. */
export function localizedText(options: TextOptions): TextField {
  const { name, label, needed = false } = options;
  return {
    name,
    type: "text",
    label,
    localized: true,
    ...custom(needed),
    hasMany: false,
    admin: { description: noteOf(options) },
    ...(needed ? { validate: needed === "everywhere" ? textEverywhere : textInEnglish } : {}),
  };
}

/** Several lines of text in each locale. */
export function localizedTextarea(options: TextOptions): TextareaField {
  const { name, label, needed = false } = options;
  return {
    name,
    type: "textarea",
    label,
    localized: true,
    ...custom(needed),
    admin: { description: noteOf(options) },
    ...(needed ? { validate: needed === "everywhere" ? textareaEverywhere : textareaInEnglish } : {}),
  };
}

/** A list of short texts in each locale, kept as lines: quick to write, to paste and to reorder. */
export function localizedLines({ description, ...options }: TextOptions): TextareaField {
  return localizedTextarea({
    ...options,
    description:
      description ?? (options.needed ? localized("content:text.neededLines") : localized("content:text.oneALine")),
  });
}

/** The story of a case: a body with the blocks of stories. */
export function localizedStory(options: TextOptions): RichTextField {
  return { ...localizedRichText(options), editor: storyEditor };
}

/** A body of blocks in each locale. */
export function localizedRichText(options: TextOptions): RichTextField {
  const { name, label, needed = false } = options;
  return {
    name,
    type: "richText",
    label,
    localized: true,
    ...custom(needed),
    admin: { description: noteOf(options), components: { Diff: TEXT_DIFF } },
    validate: needed === "everywhere" ? richTextEverywhere : needed ? richTextInEnglish : validateRichText,
  };
}
