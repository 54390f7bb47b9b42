import en from "./en.json";
import pt from "./pt.json";
import ru from "./ru.json";

/** Texts of Payload's own namespaces that its translations have as code, in a locale's terms, or wrongly. */
export const PAYLOAD = { en, pt, ru };
