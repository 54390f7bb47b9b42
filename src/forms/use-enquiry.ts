import { useRef, useState } from "react";
import { FORM_FIELDS, type FormErrors, type FormType, type FormValues } from "@future-native/contract/form-rules";
import type { LocaleCode } from "@future-native/contract/locales";
import { reportGoal } from "../analytics/report-goal";
import { riseHorizon } from "../navigation/horizon";
import { requests } from "../navigation/requests";
import { dropDraft, readDraft } from "./draft";
import { sendEnquiry, type EnquiryResult } from "./send-enquiry";

export type EnquiryState = "idle" | "sending" | "success" | "error";

/** Results that are no success and no refusal. */
export type Failure = Extract<EnquiryResult, { outcome: "failed" | "tooMany" }>;

export interface EnquiryOptions {
  formType: FormType;
  locale: LocaleCode;
  /** The button that opened the form. */
  source: string | undefined;
}

/** Parts of a submission besides the form's values. */
interface Enclosed {
  file: File | undefined;
  /** Value of the field that people do not see. */
  trap: string;
}

interface Attempt {
  said: string;
  key: string;
}

/** Unlike `randomUUID` also there without https, as in a test on the local network. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Earliest time at which the visitor can have begun to fill in the form, in ms since 1970: for a form behind a button
 * when it was opened, else when the page was requested, long before the script ran.
 * @returns undefined for a restored draft, which may be sent at once
 */
function shownSince(formType: FormType, source: string | undefined): number | undefined {
  if (Object.keys(readDraft(formType)).length > 0) return undefined;
  return source === undefined ? performance.timeOrigin : Date.now();
}

/**
 * Submission of a form (F5, F6).
 * @returns `state` with the uploaded share `sent` or the `failure`; `send`, which returns the server's errors; `touch`,
 * to be called on a change: it clears an error
 */
export function useEnquiry({ formType, locale, source }: EnquiryOptions) {
  const [state, setState] = useState<EnquiryState>("idle");
  const [failure, setFailure] = useState<Failure>({ outcome: "failed" });
  const [sent, setSent] = useState<number>();
  const [shownAt] = useState(() => shownSince(formType, source));
  const attempt = useRef<Attempt>(undefined);

  /** Idempotency key: the same input is the same enquiry, however often it is sent. */
  function keyFor(values: FormValues, file: File | undefined): string {
    const said = JSON.stringify([values, file?.name, file?.size, file?.lastModified]);
    if (attempt.current?.said !== said) attempt.current = { said, key: newKey() };
    return attempt.current.key;
  }

  async function send(values: FormValues, enclosed: Enclosed): Promise<FormErrors> {
    setState("sending");
    const body = toFormData(formType, values, enclosed);
    body.set("lang", locale);
    body.set("source", source ?? "");
    body.set("page", window.location.href);
    if (shownAt !== undefined) body.set("shownAt", `${shownAt}`);
    body.set("key", keyFor(values, enclosed.file));
    // The form itself shows the failure: the progress indicator only has to end.
    const answer = await requests.track(sendEnquiry(body, setSent).catch((): EnquiryResult => ({ outcome: "failed" })));
    setSent(undefined);
    if (answer.outcome === "sent") {
      riseHorizon(() => setState("success"));
      dropDraft(formType);
      void reportGoal(formType, source);
    } else if (answer.outcome === "refused" && Object.keys(answer.errors).length > 0) {
      setState("idle");
      return answer.errors;
    } else {
      setFailure(answer.outcome === "tooMany" ? answer : { outcome: "failed" });
      setState("error");
    }
    return {};
  }

  const touch = () => setState((current) => (current === "error" ? "idle" : current));
  return { state, failure, sent, send, touch };
}

function toFormData(formType: FormType, values: FormValues, { file, trap }: Enclosed): FormData {
  const body = new FormData();
  for (const field of FORM_FIELDS[formType]) body.set(field, values[field] ?? "");
  for (const consent of ["privacy", "advertising"] as const) if (values[consent]) body.set(consent, "1");
  body.set("field0", trap);
  body.set("formType", `${formType}`);
  if (file) body.set("file", file);
  return body;
}
