import { createTexts, type TextKeys, type Values } from "payload-kit/texts";
import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";
import reasonsEn from "./texts/reasons/en.json";
import reasonsPt from "./texts/reasons/pt.json";
import reasonsRu from "./texts/reasons/ru.json";

/** Texts of components. */
export const TEXTS = { releases: { en, pt, ru } };
/** Why something was refused. */
const REASONS = { reasons: { en: reasonsEn, pt: reasonsPt, ru: reasonsRu } };

export type TextKey = TextKeys<typeof TEXTS>;
export type ReasonKey = TextKeys<typeof REASONS>;
export type Translate = (key: TextKey, values?: Values) => string;

export const { localized, translate } = createTexts({ ...TEXTS, ...REASONS });
