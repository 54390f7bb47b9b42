import type { RichTextField, TextareaField, TextField } from "payload";
import { words, type Words } from "../words";
import { NEEDED_NOTE, richTextInEnglish, textareaInEnglish, textInEnglish } from "./required-in-english";

/** Marks a field without which a locale does not show the entry; the board of translations reads it. */
export const NEEDED = "needed";

interface TextOptions {
  name: string;
  label: Words;
  /** Demanded in English; a locale that lacks it does not show the entry. */
  needed?: boolean;
  description?: Words;
}

/** One line of text in each locale. */
export function localizedText({ name, label, needed = false, description }: TextOptions): TextField {
  const note = description ?? (needed ? NEEDED_NOTE : undefined);
  return {
    name,
    type: "text",
    label,
    localized: true,
    ...(needed ? { custom: { [NEEDED]: true } } : {}),
    hasMany: false,
    admin: { description: note },
    ...(needed ? { validate: textInEnglish } : {}),
  };
}

/** Several lines of text in each locale. */
export function localizedTextarea({ name, label, needed = false, description }: TextOptions): TextareaField {
  const note = description ?? (needed ? NEEDED_NOTE : undefined);
  return {
    name,
    type: "textarea",
    label,
    localized: true,
    ...(needed ? { custom: { [NEEDED]: true } } : {}),
    admin: { description: note },
    ...(needed ? { validate: textareaInEnglish } : {}),
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

/** A body of blocks in each locale. */
export function localizedRichText({ name, label, needed = false, description }: TextOptions): RichTextField {
  const note = description ?? (needed ? NEEDED_NOTE : undefined);
  return {
    name,
    type: "richText",
    label,
    localized: true,
    ...(needed ? { custom: { [NEEDED]: true } } : {}),
    admin: { description: note },
    ...(needed ? { validate: richTextInEnglish } : {}),
  };
}
