import { getLocale } from "@future-native/contract/locales";
import { words } from "../../words";
import type { Check } from "../change";
import { describedPictures } from "./described-pictures";

/** Pictures that nobody has described in a language in which they are shown (X13). */
export const missingAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (alt) return [];
    const { name } = getLocale(locale);
    const message = words(
      `${picture.filename} is not described in ${name}. Say in the library what it shows, or mark it as decoration.`,
      `${picture.filename} не описана: ${name}. Напишите в библиотеке, что на ней, или отметьте её как украшение.`,
      `${picture.filename} não está descrita em: ${name}. Diga na biblioteca o que ela mostra, ou marque-a como decoração.`,
    );
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });
