import { PAGE_CHECK, type PageFault } from "@future-native/contract";
import { postToAdmin, type FormMessage } from "./admin";
import { latestOnly } from "./latest-only";

/**
 * Handles forms one at a time, and answers those that request a check. A newer form takes over the request: the newest
 * draft is the one that is checked.
 * @param follow renders a form; resolves to whether there is a page of it
 * @param check finds the violations of that page; null if it could not be rendered
 */
export function answerChecks(
  follow: (message: FormMessage) => Promise<boolean>,
  check: () => Promise<PageFault[] | null>,
): (message: FormMessage) => void {
  let asked: string | undefined;

  const take = latestOnly<FormMessage>(async (message) => {
    const isDrawn = await follow(message);
    if (message.check === undefined) return;
    const faults = isDrawn ? await check().catch(logError) : null;
    // Without an answer the form says that there was none.
    if (faults !== undefined) postToAdmin({ type: PAGE_CHECK, check: message.check, faults });
    if (asked === message.check) asked = undefined;
  });

  return (message) => {
    asked = message.check ?? asked;
    take({ ...message, check: asked });
  };
}

function logError(error: unknown): undefined {
  console.error(error);
  return undefined;
}
