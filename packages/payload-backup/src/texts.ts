import { createTexts } from "payload-kit/texts";
import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";

export const TEXTS = { backups: { en, pt, ru } };

export const { localized, translator } = createTexts(TEXTS);
