import en from "./en.json";
import pt from "./pt.json";
import ru from "./ru.json";

export const sharing = { en, pt, ru };
