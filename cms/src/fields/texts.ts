import type { TextareaField, TextField } from "payload";
import { NEEDED } from "payload-kit/needed";
import { TOGETHER } from "./needed-together";
import { textareaEverywhere, textareaInEnglish, textEverywhere, textInEnglish } from "./required-in-english";
import { localized, type Localized, type TextKey } from "../i18n";

/** Options of a text in each locale. */
export interface TextOptions {
  name: string;
  label: Localized;
  /**
   * `true`: demanded in English, and a locale that lacks it does not show the entry. `everywhere`: in every locale. `together`: it
   * and the others of its group in every locale, or none of them: the site then leaves out what they are about.
   */
  needed?: boolean | "everywhere" | "together";
  description?: Localized;
}

/** Description below the field. */
export const noteOf = ({ needed, description }: TextOptions): Localized | undefined =>
  description ?? (needed ? localized(NOTES[needed === true ? "inEnglish" : needed]) : undefined);

const NOTES = {
  inEnglish: "content:needed.neededNote",
  everywhere: "content:needed.everyLanguage",
  together: "content:needed.togetherNote",
} as const satisfies Record<string, TextKey>;

/** Marks what a locale does not show its entry without, and what is written in all of them or in none. */
export const markNeeded = (needed: TextOptions["needed"]) =>
  needed ? { custom: { [needed === "together" ? TOGETHER : NEEDED]: true } } : {};

/** One line of text in each locale. */
export function localizedText(options: TextOptions): TextField {
  const { name, label, needed = false } = options;
  return {
    name,
    type: "text",
    label,
    localized: true,
    ...markNeeded(needed),
    hasMany: false,
    admin: { description: noteOf(options) },
    ...(needed === "everywhere" && { validate: textEverywhere }),
    ...(needed === true && { validate: textInEnglish }),
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
    ...markNeeded(needed),
    admin: { description: noteOf(options) },
    ...(needed === "everywhere" && { validate: textareaEverywhere }),
    ...(needed === true && { validate: textareaInEnglish }),
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
