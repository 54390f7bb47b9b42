import {
  localeCode,
  previewAnswer,
  previewRefusal,
  type PreviewAnswer,
  type PreviewRefusal,
} from "@future-native/contract";
import { z } from "zod";

const TYPE = "payload-live-preview";

/** What the admin posts when something in its form has changed. */
const formMessage = z.object({
  type: z.literal(TYPE),
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
});
export type FormMessage = z.infer<typeof formMessage>;

/**
 * Listens to the admin, and lets it know. Messages from other origins are ignored.
 * @returns unsubscribes
 */
export function listenToAdmin(onForm: (message: FormMessage) => void): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin) return;
    const message = formMessage.safeParse(data);
    if (message.success) onForm(message.data);
  };
  window.addEventListener("message", onMessage);
  const admin: Window = window.opener ?? window.parent;
  if (admin !== window) admin.postMessage({ type: TYPE, ready: true }, window.location.origin);
  return () => window.removeEventListener("message", onMessage);
}

const ENDPOINT = "/cms-api/preview";

/** What the CMS makes of a form; a refusal says why it can make nothing. @throws when it cannot be reached */
export async function fetchDraft(message: FormMessage): Promise<PreviewAnswer | PreviewRefusal> {
  const { collectionSlug: collection, globalSlug: global, locale, data } = message;
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ collection, global, locale, data }),
  });
  const answer: unknown = await response.json();
  return response.ok ? previewAnswer.parse(answer) : previewRefusal.parse(answer);
}

/** Whether an editor is signed in. */
export async function isSignedIn(): Promise<boolean> {
  return (await fetch(ENDPOINT)).ok;
}
