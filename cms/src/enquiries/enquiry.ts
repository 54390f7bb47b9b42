import { createHash, randomUUID } from "node:crypto";
import {
  FORM_FIELDS,
  MAX_LENGTH,
  isFormType,
  validateFile,
  validateForm,
  visibleText,
  type EnquiryErrors,
  type FormType,
  type TextField,
} from "@future-native/contract/form-rules";
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from "@future-native/contract/locales";
import type { ReceivedForm } from "./read-form";
import { Refusal } from "./refusal";

export type Texts = Partial<Record<TextField, string>>;

/** A validated enquiry; texts are as they were typed, e-mail address and phone number as they are displayed. */
export interface Enquiry {
  readonly formType: FormType;
  readonly locale: LocaleCode;
  readonly texts: Texts;
  readonly consents: { readonly privacy: boolean; readonly advertising: boolean };
  /** Name of the control that opened the form. */
  readonly source: string;
  /** Address of the page. */
  readonly page: string;
  /** When the form was shown, milliseconds since 1970; unknown without JavaScript. */
  readonly shownAt: number | undefined;
  /** A retry carries the same. */
  readonly key: string;
  /** Whether the field that people do not see was filled. */
  readonly trapped: boolean;
}

/** Fields that programs act on, kept without what cannot be seen; of all others it may be part of a word. */
const CALLED: readonly TextField[] = ["email", "phone"];
const KEY = /^[\w-]{16,64}$/;
const NOTE_LENGTH = 300;
// PostgreSQL cannot keep this one character, and no keyboard makes it.
const NUL = "\0";

/**
 * Checks a received form by the rules that the browser has checked it by (F3, F4).
 * @throws Refusal 400 with the code of each field at fault
 */
export function toEnquiry({ fields, file }: ReceivedForm): Enquiry {
  const enquiry = read(fields);
  // A robot that fell into the trap learns nothing of the rules, and is kept however little it sent.
  if (enquiry.trapped) return enquiry;
  const hidden = hiddenFaults(fields);
  // Fields and consents depend on the hidden fields, so faults of these are reported alone.
  const errors = Object.keys(hidden).length > 0 ? hidden : faultsOf(enquiry, file);
  if (Object.keys(errors).length > 0) throw new Refusal(400, errors);
  return enquiry;
}

function hiddenFaults(fields: ReceivedForm["fields"]): EnquiryErrors {
  const [formType, lang] = [fields.get("formType"), fields.get("lang")];
  return {
    ...(isFormType(Number(formType)) ? {} : { formType: formType ? "unexpected" : "required" }),
    ...(isLocaleCode(lang) ? {} : { lang: lang ? "unexpected" : "required" }),
  };
}

function faultsOf({ formType, locale, texts, consents }: Enquiry, file: ReceivedForm["file"]): EnquiryErrors {
  const errors: EnquiryErrors = validateForm(formType, locale, { ...texts, ...consents });
  for (const field of FORM_FIELDS[formType]) {
    if (texts[field]?.includes(NUL)) errors[field] ??= "unexpected";
  }
  const fileError = file && validateFile(formType, file);
  if (fileError) errors.file = fileError;
  return errors;
}

function read(fields: ReadonlyMap<string, string>): Enquiry {
  const type = Number(fields.get("formType"));
  const lang = fields.get("lang") ?? "";
  const formType = isFormType(type) ? type : 1;
  const trapped = Boolean(fields.get("field0"));
  const key = fields.get("key") ?? "";
  return {
    formType,
    locale: isLocaleCode(lang) ? lang : DEFAULT_LOCALE,
    texts: Object.fromEntries(
      FORM_FIELDS[formType].map((field) => {
        const typed = fields.get(field);
        const text = typed !== undefined && CALLED.includes(field) ? visibleText(typed) : typed;
        return [field, trapped ? cut(text, MAX_LENGTH[field]) : text];
      }),
    ),
    consents: { privacy: fields.get("privacy") === "1", advertising: fields.get("advertising") === "1" },
    source: cut(fields.get("source"), NOTE_LENGTH),
    page: cut(fields.get("page"), NOTE_LENGTH),
    shownAt: Number(fields.get("shownAt")) || undefined,
    key: KEY.test(key) ? key : randomUUID(),
    trapped,
  };
}

function cut(text: string | undefined, length: number): string {
  return [...(text ?? "").replaceAll(NUL, "")].slice(0, length).join("");
}

/** The same for two enquiries that say the same, whatever their keys. */
export function fingerprint({ formType, texts }: Enquiry, file: ReceivedForm["file"]): string {
  const said = JSON.stringify([formType, Object.entries(texts).sort(), file?.name ?? "", file?.size ?? 0]);
  return createHash("sha256").update(said).digest("base64url");
}
