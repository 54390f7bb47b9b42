import { createTexts, type TextKeys } from "payload-kit/texts";
import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";

export const TEXTS = { desk: { en, pt, ru } };

export type TextKey = TextKeys<typeof TEXTS>;

export const { localized, translate, translator } = createTexts(TEXTS);
