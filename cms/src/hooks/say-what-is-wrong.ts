import type { AfterErrorHook } from "payload";
import { isRecord } from "../is-record";

/**
 * Says in the answer, and so in the notice that the admin shows, what is wrong with each field and not only which it is:
 * a field may be on another tab, or have no form of its own, as a picture's file has not. Payload looks for the class of
 * the error, which is another one in the built server, and then leaves the fields out altogether.
 */
export const sayWhatIsWrong: AfterErrorHook = ({ error, req }) => {
  const data = "data" in error && isRecord(error.data) ? error.data : {};
  const faults = Array.isArray(data.errors) ? data.errors.filter(isRecord) : [];
  if (faults.length === 0) return undefined;
  const message = [...new Set(faults.map((fault) => sentenceOf(fault, req.i18n.language)))].join("\n");
  return { response: { errors: [{ name: "ValidationError", data, message }] } };
};

function sentenceOf({ message, label }: Record<string, unknown>, language: string): string {
  const words = isRecord(label) ? label[language] : label;
  return typeof words === "string" && words !== "" ? `${words}: ${String(message)}` : String(message);
}
