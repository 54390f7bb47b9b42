import type { FailedOutcome, Step } from "./publisher/protocol";
import { storableText } from "./storable-text";
import { inEachLanguage, inLanguage, type Localized } from "payload-kit/texts";
import { translate } from "./texts";

/** A sentence that is there in one language alone: of the publisher, or of a field. */
export const inOneLanguage = (sentence: string): Localized => inEachLanguage(() => sentence);

/** Why nothing was released, for an editor. */
export function reasonOf({ hungFor, reason, step }: FailedOutcome): Localized {
  return hungFor === undefined ? inOneLanguage(reason) : hung(step, hungFor);
}

const hung = (step: Step, seconds: number): Localized =>
  inEachLanguage((language) => {
    const at = translate(language, `releases:step.${step}`).toLowerCase();
    return translate(language, "releases:hung", { seconds, step: at });
  });

/** As the row of a release holds it: a sentence, or JSON where it is there in three languages. */
export function storedReason(outcome: FailedOutcome): string {
  const reason = reasonOf(outcome);
  return storableText(reason.en === reason.ru ? reason.en : JSON.stringify(reason));
}

/** The reason of {@link storedReason} in an editor's language. */
export function readReason(language: string, stored: string): string {
  return stored.startsWith('{"en":') ? inLanguage(language, JSON.parse(stored) as Localized) : stored;
}
