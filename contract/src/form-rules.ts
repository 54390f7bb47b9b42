/**
 * Rules of the enquiry form (F2–F4), shared by the form in the browser and by `POST /api/mail/`.
 * Imports no schema library, so that it weighs next to nothing in the visitor's bundle.
 */
import { getLocale, isLocaleCode } from "./locales";

/** 1 brief, 2 job application, 3 speaker invitation. */
export type FormType = 1 | 2 | 3;

export type TextField = "name" | "org" | "vacancy" | "email" | "phone" | "description" | "speaker";
export type ConsentField = "privacy" | "advertising";
export type FormField = TextField | ConsentField | "file";

/** Why a field is refused. The site has a message `form.errors.<code>` for each, in every locale. */
export type FieldError =
  "required" | "email" | "phone" | "tooLong" | "fileType" | "fileSize" | "fileContent" | "fileCount" | "unexpected";

export type FormErrors = Partial<Record<FormField, FieldError>>;

/** Fields that the server validates beside the visitor's; `form` is a body that cannot be read as a form. */
export type HiddenField = "formType" | "lang" | "form";

/** Validation errors of `POST /api/mail/`, by field. */
export type EnquiryErrors = FormErrors & Partial<Record<HiddenField, "required" | "unexpected">>;

export const FORM_TYPES: readonly FormType[] = [1, 2, 3];

/** Text fields of each form in the order in which they are asked (F2). All of them are required. */
export const FORM_FIELDS: Readonly<Record<FormType, readonly TextField[]>> = {
  1: ["name", "org", "email", "phone"],
  2: ["name", "vacancy", "description", "email", "phone"],
  3: ["speaker", "description", "name", "email", "phone"],
};

/** Longest text in characters (F3). */
export const MAX_LENGTH: Readonly<Record<TextField, number>> = {
  name: 200,
  org: 200,
  vacancy: 200,
  speaker: 200,
  email: 254,
  phone: 40,
  description: 5000,
};

/** Forms that take a file, its size limit in bytes and the extensions that are let in (F4). */
export const FILE_RULES = {
  formTypes: [1, 2] as readonly FormType[],
  maxBytes: 20 * 1024 * 1024,
  extensions: [
    "pdf",
    "doc",
    "docx",
    "ppt",
    "pptx",
    "xls",
    "xlsx",
    "odt",
    "odp",
    "ods",
    "rtf",
    "txt",
    "zip",
    "png",
    "jpg",
    "jpeg",
    "webp",
  ] as readonly string[],
};

// One @, no spaces, nothing invisible, a dot inside the domain: anything stricter refuses addresses that work.
const EMAIL = /^[^\s\p{C}@<>(),;:"[\]\\]+@[^\s\p{C}@<>(),;:"[\]\\.]+(?:\.[^\s\p{C}@<>(),;:"[\]\\.]+)+$/u;
// Digits of every script, dashes of every kind.
const PHONE = /^[\p{Nd}\s+()./\p{Pd}\u2043\u2212]+$/u;
/** As it is written in the site's languages, in brackets or not: `ext. 12`, `x9`, `#4`, `доб. 12`, `вн. 12`, `ramal 12`. */
const EXTENSION = /[\s,;(]*(?:ext(?:n|ension)?|x|#|доб(?:авочный)?|вн(?:утренний)?|ramal)[.:\s]*\p{Nd}{1,8}[\s)]*$/iu;
const PHONE_DIGITS = { min: 5, max: 20 };

/** Of no width, and letters and patterns that are drawn as nothing: they come along with what is pasted. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text as people see it: without invisible characters, and without space around it. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "").trim();

export function isFormType(value: unknown): value is FormType {
  return FORM_TYPES.includes(value as FormType);
}

/** Consents that a visitor of this locale has to give (F3). Unknown locales ask for privacy only. */
export function requiredConsents(locale: string): readonly ConsentField[] {
  return isLocaleCode(locale) && getLocale(locale).asksAdvertisingConsent ? ["privacy", "advertising"] : ["privacy"];
}

/**
 * Checks one text field by what of it can be seen.
 * @param value what was typed; blank counts as missing
 * @returns the code of the first rule that it breaks, or undefined
 */
export function validateText(field: TextField, value: string | undefined): FieldError | undefined {
  const text = visibleText(value ?? "");
  if (text === "") return "required";
  if ([...text].length > MAX_LENGTH[field]) return "tooLong";
  if (field === "email" && !EMAIL.test(text)) return "email";
  if (field === "phone" && !isPhone(text)) return "phone";
  return undefined;
}

function isPhone(text: string): boolean {
  // Full-width signs are those of keyboards for Chinese and Japanese.
  const number = text.normalize("NFKC").replace(EXTENSION, "");
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  return PHONE.test(number) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/**
 * Checks name and size of a file before its content is looked at (F4).
 * @param file its name and its size in bytes
 */
export function validateFile(formType: FormType, file: { name: string; size: number }): FieldError | undefined {
  if (!FILE_RULES.formTypes.includes(formType)) return "unexpected";
  const name = visibleText(file.name);
  const extension = name.split(".").pop()?.toLowerCase() ?? "";
  if (!name.includes(".") || !FILE_RULES.extensions.includes(extension)) return "fileType";
  if (file.size > FILE_RULES.maxBytes) return "fileSize";
  return undefined;
}

export interface FormValues extends Partial<Record<TextField, string>> {
  privacy?: boolean;
  advertising?: boolean;
}

/**
 * Validates all fields of a form of this type (F3).
 * @returns an error code a field; empty when the form may be sent
 */
export function validateForm(formType: FormType, locale: string, values: FormValues): FormErrors {
  const errors: FormErrors = {};
  for (const field of FORM_FIELDS[formType]) {
    const error = validateText(field, values[field]);
    if (error) errors[field] = error;
  }
  for (const consent of requiredConsents(locale)) {
    if (!values[consent]) errors[consent] = "required";
  }
  return errors;
}

/**
 * Says after what time one may try again: "in 35 minutes", from an hour on in hours.
 * @param seconds of `Retry-After`
 * @param tag BCP 47
 */
export function formatWait(seconds: number, tag: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [count, unit] = minutes < 60 ? ([minutes, "minute"] as const) : ([Math.ceil(minutes / 60), "hour"] as const);
  // A line does not end between a number and its unit.
  return new Intl.RelativeTimeFormat(tag).format(count, unit).replace(/(\d) /, "$1\u00a0");
}
