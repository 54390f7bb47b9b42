import type { AfterErrorHook } from "payload";
import { isRecord } from "payload-kit";
import { faultSentences } from "payload-kit/refusal";

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
