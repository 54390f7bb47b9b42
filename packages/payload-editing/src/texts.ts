import { createTexts, type TextKeys } from "payload-kit/texts";
import conflictsEn from "./texts/conflicts/en.json";
import conflictsPt from "./texts/conflicts/pt.json";
import conflictsRu from "./texts/conflicts/ru.json";
import unsavedEn from "./texts/unsaved/en.json";
import unsavedPt from "./texts/unsaved/pt.json";
import unsavedRu from "./texts/unsaved/ru.json";

export const TEXTS = {
  conflicts: { en: conflictsEn, pt: conflictsPt, ru: conflictsRu },
  unsaved: { en: unsavedEn, pt: unsavedPt, ru: unsavedRu },
};

export type TextKey = TextKeys<typeof TEXTS>;

export const { translate } = createTexts(TEXTS);
