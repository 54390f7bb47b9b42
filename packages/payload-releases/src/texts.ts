import { createTexts, type TextKeys, type Values } from "payload-kit/texts";
import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";

export const TEXTS = { releases: { en, pt, ru } };

export type TextKey = TextKeys<typeof TEXTS>;
export type Translate = (key: TextKey, values?: Values) => string;

export const { localized, translate } = createTexts(TEXTS);
