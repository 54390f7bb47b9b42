import type { TextareaField, TextField } from "payload";
import { NEEDED } from "payload-kit/needed";
import { ALONE } from "payload-translations/alone";
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
  /** Description in a site of one language, where it is another one. */
  alone?: Localized;
}

const NOTES = {
  inEnglish: "content:needed.neededNote",
  everywhere: "content:needed.everyLanguage",
  together: "content:needed.togetherNote",
} as const satisfies Record<string, TextKey>;

/**
 * A text of any kind in each locale: its descriptions, and marks of what a locale does not show its entry without, and of what is
 * written in all of them or in none.
 */
export function textIn({ name, label, needed, description, alone }: TextOptions) {
  const field = { name, label, localized: true };
  if (!needed) return { ...field, admin: { description } };
  const inOne = alone ?? description ?? (needed === "together" ? undefined : localized("content:needed.alone"));
  return {
    ...field,
    custom: { [needed === "together" ? TOGETHER : NEEDED]: true },
    admin: {
      description: description ?? localized(NOTES[needed === true ? "inEnglish" : needed]),
      custom: { [ALONE]: inOne },
    },
  };
}

/** One line of text in each locale. */
export const localizedText = (options: TextOptions): TextField => ({
  ...{ ...textIn(options), type: "text", hasMany: false },
  ...(options.needed === "everywhere" && { validate: textEverywhere }),
  ...(options.needed === true && { validate: textInEnglish }),
});

/** Several lines of text in each locale. */
export const localizedTextarea = (options: TextOptions): TextareaField => ({
  ...{ ...textIn(options), type: "textarea" },
  ...(options.needed === "everywhere" && { validate: textareaEverywhere }),
  ...(options.needed === true && { validate: textareaInEnglish }),
});

/** A list of short texts in each locale, kept as lines: quick to write, to paste and to reorder. */
export function localizedLines(options: TextOptions): TextareaField {
  const { needed, description = localized(needed === true ? "content:text.neededLines" : "content:text.oneALine") } =
    options;
  const alone = needed === true && !options.description ? localized("content:text.neededLinesAlone") : undefined;
  return localizedTextarea({ ...options, description, alone });
}
