import type { RichTextField, TextareaField, TextField } from "payload";
import { SOURCE_TEXT } from "../admin/component-paths";
import { words, type Words } from "../words";
import { NEEDED } from "./needed";
import { storyEditor } from "../rich-text/editor";
import { validateRichText } from "../rich-text/validate";
import {
  EVERY_LANGUAGE,
  NEEDED_NOTE,
  richTextEverywhere,
  richTextInEnglish,
  textareaEverywhere,
  textareaInEnglish,
  textEverywhere,
  textInEnglish,
} from "./required-in-english";

interface TextOptions {
  name: string;
  label: Words;
  /** `true`: demanded in English, and a locale that lacks it does not show the entry. `everywhere`: in every locale. */
  needed?: boolean | "everywhere";
  description?: Words;
}

const noteOf = ({ needed, description }: TextOptions): Words | undefined =>
  description ?? (needed === "everywhere" ? EVERY_LANGUAGE : needed ? NEEDED_NOTE : undefined);

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
    admin: { description: noteOf(options), components: { Description: SOURCE_TEXT } },
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
    admin: { description: noteOf(options), components: { Description: SOURCE_TEXT } },
    ...(needed ? { validate: needed === "everywhere" ? textareaEverywhere : textareaInEnglish } : {}),
  };
}

const ONE_A_LINE = words("One a line.", "По одному на строке.", "Um por linha.");

const NEEDED_LINES = words(
  "Needed, one a line. A language in which it is empty does not show the entry.",
  "Обязательно, по одному на строке. На языке, где поле пустое, запись не показывается.",
  "Obrigatório, um por linha. O idioma em que estiver vazio não mostra o registro.",
);

/** A list of short texts in each locale, kept as lines: quick to write, to paste and to reorder. */
export function localizedLines({ description, ...options }: TextOptions): TextareaField {
  return localizedTextarea({ ...options, description: description ?? (options.needed ? NEEDED_LINES : ONE_A_LINE) });
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
    admin: { description: noteOf(options), components: { Description: SOURCE_TEXT } },
    validate: needed === "everywhere" ? richTextEverywhere : needed ? richTextInEnglish : validateRichText,
  };
}
