import { isRecord } from "payload-kit";

/** How long the preview may take, in milliseconds: for the first check it loads axe-core, and the site's own code. */
const PATIENCE = 15_000;

/** A form in a message to the preview. */
export interface FormMessage {
  readonly collectionSlug: string | undefined;
  readonly globalSlug: string | undefined;
  readonly locale: string;
  readonly data: object;
}

/**
 * Has the preview draw a form and look for what is wrong with its page.
 * @param preview the window that shows it, of the same origin
 * @param type of the message and of its answer
 * @returns what it has found, which the server checks; null for a draft that it cannot draw; undefined when it does not answer in time
 */
export function askPage(preview: Window, type: string, form: FormMessage): Promise<unknown[] | null | undefined> {
  const { origin } = window.location;
  const check = crypto.randomUUID();
  const ask = () => preview.postMessage({ type, check, ...form }, origin);
  return new Promise((resolve) => {
    const timer = window.setTimeout(end, PATIENCE);
    window.addEventListener("message", listen);
    ask();

    function listen({ data, origin: from, source }: MessageEvent<unknown>) {
      if (source !== preview || from !== origin || !isRecord(data)) return;
      // The preview has just loaded: post again.
      if (data.ready === true) ask();
      if (data.type === type && data.check === check) end(Array.isArray(data.faults) ? data.faults : null);
    }

    function end(faults?: unknown[] | null) {
      window.clearTimeout(timer);
      window.removeEventListener("message", listen);
      resolve(faults);
    }
  });
}
