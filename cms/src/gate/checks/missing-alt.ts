import { getLocale } from "@future-native/contract/locales";
import type { Check } from "../change";
import { describedPictures } from "./described-pictures";
import { localized } from "../../i18n";

/** Pictures without an alternative text in a language in which they are shown (X13). */
export const missingAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (alt) return [];
    const { name } = getLocale(locale);
    const message = localized("checks:missingAlt", { filename: picture.filename, name });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });
