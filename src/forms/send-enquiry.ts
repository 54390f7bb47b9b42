import { MAX_LENGTH, type FormErrors } from "@future-native/contract/form-rules";

/** Endpoint of the forms: the site's own server. */
export const MAIL_ADDRESS = "/api/mail/";

const TOO_MANY = 429;

/** Result of a submission: sent, refused with its validation errors, or not accepted now; `wait` is in seconds. */
export type EnquiryResult =
  | { outcome: "sent" }
  | { outcome: "refused"; errors: FormErrors }
  | { outcome: "failed" }
  | { outcome: "tooMany"; wait: number | undefined };

/**
 * Sends a form (F6). It is an XMLHttpRequest because fetch does not report the progress of an upload.
 * @param onProgress is called with the share that has been sent, 0 to 1
 * @returns `sent` only when the answer says so
 * @throws Error when no answer comes, or none that can be read
 */
export function sendEnquiry(body: FormData, onProgress: (share: number) => void): Promise<EnquiryResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", MAIL_ADDRESS);
    request.setRequestHeader("Accept", "application/json, text/plain, */*");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = readAnswer(request);
      if (answer) resolve(answer);
      else reject(new Error(`The form was answered with ${request.status}.`));
    };
    request.onerror = () => reject(new Error("The form got no answer."));
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): EnquiryResult | undefined {
  const { status } = request;
  const said: unknown = request.response;
  // A proxy may refuse too, without `Retry-After`.
  if (status === TOO_MANY)
    return { outcome: "tooMany", wait: Number(request.getResponseHeader("Retry-After")) || undefined };
  if (typeof said !== "object" || !said) return undefined;
  if ("success" in said && said.success === 1) return { outcome: "sent" };
  if ("errors" in said && said.errors) return { outcome: "refused", errors: shownErrors(said.errors) };
  return status < 500 ? { outcome: "failed" } : undefined;
}

const SHOWN = [...Object.keys(MAX_LENGTH), "privacy", "advertising", "file"];

/** The server's errors of fields that the form shows. */
function shownErrors(errors: object): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => SHOWN.includes(field)));
}
