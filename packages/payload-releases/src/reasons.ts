import type { FailedOutcome, Step } from "./publisher/protocol";
import { storableText } from "./storable-text";
import { inEachLanguage, inLanguage, type Localized, type Values } from "payload-kit/texts";
import { localized, translate, type ReasonKey } from "./texts";

/** A sentence that is there in one language alone: of the publisher, or of a field. */
export const inOneLanguage = (sentence: string): Localized => inEachLanguage(() => sentence);

/** A reason for an outcome. */
export function said(key: ReasonKey, values?: Values): Pick<FailedOutcome, "reason" | "said"> {
  const sentence = localized(key, values);
  return { reason: sentence.en, said: sentence };
}

/** Why nothing was released, for an editor. */
export const reasonOf = ({ hungFor, reason, said, step }: FailedOutcome): Localized =>
  hungFor === undefined ? (said ?? inOneLanguage(reason)) : hung(step, hungFor);

const hung = (step: Step, seconds: number): Localized =>
  inEachLanguage((language) => {
    const at = translate(language, `releases:step.${step}`).toLowerCase();
    return translate(language, "releases:hung", { seconds, step: at });
  });

/** As the row of a release holds it: a sentence, or JSON where it is there in three languages. */
export function stored(reason: Localized): string {
  if (reason.en === reason.ru) return storableText(reason.en);
  return JSON.stringify(inEachLanguage((language) => reason[language].replaceAll("\0", "").slice(0, LONGEST)));
}

/** Characters: three of these are less than a field of Payload takes. */
const LONGEST = 10_000;

export const storedReason = (outcome: FailedOutcome): string => stored(reasonOf(outcome));

/** A stored reason in an editor's language. */
export function readReason(language: string, stored: string): string {
  return stored.startsWith('{"en":') ? inLanguage(language, JSON.parse(stored) as Localized) : stored;
}
