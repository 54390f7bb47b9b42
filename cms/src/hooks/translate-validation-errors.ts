import { ValidationError, type AfterErrorHook, type PayloadRequest, type ValidationFieldError } from "payload";
import { isRecord, labelOf } from "payload-kit";
import type { StoredEntry } from "payload-kit/entries";

/**
 * Says in the answer, and so in the notice that the admin shows, what is wrong with each field and not only which it is:
 * a field may be on another tab, or have no form of its own, as a picture's file has not. Payload looks for the class of
 * the error, which is another one in the built server, and then leaves the fields out altogether.
 */
export const translateValidationErrors: AfterErrorHook = ({ error, req }) => {
  const sentences = faultSentences(error, req.i18n.language);
  if (sentences.length === 0) return undefined;
  const data = "data" in error && isRecord(error.data) ? error.data : {};
  return { response: { errors: [{ name: "ValidationError", data, message: asOneText(sentences.join("\n")) }] } };
};

/**
 * Payload's notice takes what follows a colon for a list with commas between its items, and counts them. A text that has
 * both gets dashes instead of colons; what is left of an address leads nowhere in a notice.
 */
function asOneText(text: string): string {
  return text.includes(",") ? text.replaceAll(/https?:\/\//g, "").replaceAll(/:(?=\s)/g, " —") : text;
}

/**
 * One message for each field in an error, without duplicates; empty for an error without fields.
 * @param nameOf returns the label of the field at a path, for errors without one
 */
export function faultSentences(error: object, language: string, nameOf = (_path: string) => ""): string[] {
  const data = "data" in error && isRecord(error.data) ? error.data : {};
  const faults = Array.isArray(data.errors) ? data.errors.filter(isRecord) : [];
  return [...new Set(faults.map((fault) => sentenceOf({ label: nameOf(String(fault.path)), ...fault }, language)))];
}

/** A ValidationError whose message has the sentence of each field: bulk operations and jobs give nothing else of an error. */
export function refusalOf(
  { address, config }: StoredEntry,
  errors: ValidationFieldError[],
  req: PayloadRequest,
): ValidationError {
  const error = new ValidationError({ ...address, errors, req }, req.t);
  const nameOf = (path: string) => labelOf(config.flattenedFields, path, req.i18n);
  error.message = faultSentences(error, req.i18n.language, nameOf).join("\n");
  return error;
}

function sentenceOf({ message, label }: Record<string, unknown>, language: string): string {
  const words = isRecord(label) ? label[language] : label;
  return typeof words === "string" && words !== "" ? `${words}: ${String(message)}` : String(message);
}
