import {
  fieldEntered,
  localeCode,
  markedAnswers,
  markedDraft,
  PAGE_CHECK,
  previewAnswer,
  previewRefusal,
  type FieldChosen,
  type FieldEntered,
  type LocaleCode,
  type MarkedAnswers,
  type MarkedDraft,
  type PageReport,
  type PreviewAnswer,
  type PreviewRefusal,
} from "@future-native/contract";
import { z } from "zod";

const TYPE = "payload-live-preview";

/** Message of the admin: its form has changed, or the page of the form is to be checked. */
const formMessage = z.object({
  type: z.enum([TYPE, PAGE_CHECK]),
  /** Id of the check that is requested. */
  check: z.string().optional(),
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
});
export type FormMessage = z.infer<typeof formMessage>;

interface Listeners {
  onForm(message: FormMessage): void;
  onField(message: FieldEntered): void;
}

/**
 * Listens to the admin, and lets it know. Messages from other origins are ignored.
 * @returns unsubscribes
 */
export function listenToAdmin({ onForm, onField }: Listeners): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin) return;
    const message = formMessage.safeParse(data);
    if (message.success) onForm(message.data);
    const field = fieldEntered.safeParse(data);
    if (field.success) onField(field.data);
  };
  window.addEventListener("message", onMessage);
  postToAdmin({ type: TYPE, ready: true });
  return () => window.removeEventListener("message", onMessage);
}

/** Lets the admin know something, which has the site's own origin. */
export function postToAdmin(
  message: PageReport | FieldChosen | { readonly type: typeof TYPE; readonly ready: true },
): void {
  const admin: Window = window.opener ?? window.parent;
  if (admin !== window) admin.postMessage(message, window.location.origin);
}

const ENDPOINT = "/cms-api/preview";

/**
 * Fetches the draft that the CMS makes of a form, or the reason for its refusal. @throws when the CMS cannot be reached
 */
export async function fetchDraft(message: FormMessage): Promise<PreviewAnswer | PreviewRefusal> {
  const response = await postForm(ENDPOINT, message);
  const answer: unknown = await response.json();
  return response.ok ? previewAnswer.parse(answer) : previewRefusal.parse(answer);
}

/** The same with its texts marked with their fields; undefined for a form of which nothing can be made. */
export async function fetchMarkedDraft(message: FormMessage): Promise<MarkedDraft | undefined> {
  const response = await postForm(`${ENDPOINT}/marked`, message);
  return response.ok ? markedDraft.parse(await response.json()) : undefined;
}

const postForm = (address: string, { collectionSlug, globalSlug, locale, data }: FormMessage): Promise<Response> =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ collection: collectionSlug, global: globalSlug, locale, data }),
  });

/** Fetches the published content, its texts marked with their fields. @throws when it cannot be fetched */
export async function fetchMarked(locale: LocaleCode): Promise<MarkedAnswers> {
  const response = await fetch(`${ENDPOINT}/marked/${locale}`);
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to the question for marked texts.`);
  return markedAnswers.parse(await response.json());
}

/** Whether an editor is signed in. */
export async function isSignedIn(): Promise<boolean> {
  return (await fetch(ENDPOINT)).ok;
}
