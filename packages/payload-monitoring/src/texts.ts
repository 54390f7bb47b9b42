import { createTexts } from "payload-kit/texts";
import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";

export const { localized } = createTexts({ notices: { en, pt, ru } });
