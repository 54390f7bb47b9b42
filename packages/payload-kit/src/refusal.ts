/** Refusals of a save that say what is wrong with each field. */
import { ValidationError, type PayloadRequest, type ValidationFieldError } from "payload";
import type { StoredEntry } from "./entries";
import { isRecord } from "./is-record";
import { labelOf } from "./label-of";

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
