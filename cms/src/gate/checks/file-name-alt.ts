import { isFileName } from "../../pictures/file-name";
import type { Check } from "../change";
import { describedPictures } from "./described-pictures";
import { localized } from "../../i18n";

/** Pictures whose description is the name of a file (X13). */
export const fileNameAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (!alt || !isFileName(alt, picture.filename)) return [];
    const message = localized("checks:fileNameAlt", { alt });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });
