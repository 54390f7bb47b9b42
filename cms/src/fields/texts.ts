import type { TextareaField, TextField } from "payload";
import { NEEDED } from "payload-kit/needed";
import { textareaEverywhere, textareaInEnglish, textEverywhere, textInEnglish } from "./required-in-english";
import { localized, type Localized } from "../i18n";

/** Options of a text in each locale. */
export interface TextOptions {
  name: string;
  label: Localized;
  /** `true`: demanded in English, and a locale that lacks it does not show the entry. `everywhere`: in every locale. */
  needed?: boolean | "everywhere";
  description?: Localized;
}

/** Description below the field. */
export const noteOf = ({ needed, description }: TextOptions): Localized | undefined =>
  description ??
  (needed === "everywhere"
    ? localized("content:needed.everyLanguage")
    : needed
      ? localized("content:needed.neededNote")
      : undefined);

/** Marks what a locale does not show its entry without. */
export const markNeeded = (needed: TextOptions["needed"]) => (needed ? { custom: { [NEEDED]: true } } : {});

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
    ...markNeeded(needed),
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
