import type { Check } from "../change";
import { localized } from "../../i18n";

/** Pictures that the library has twice, by their content, and one that a block or a text shows twice. */
export const samePictures: Check = ({ after, site }) => {
  const seen = new Set<string>();
  return (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    const key = `${field} ${locale} ${id}`;
    const isAgain = seen.has(key);
    seen.add(key);
    const other = isAgain ? picture?.filename : picture?.twin;
    if (!picture || !other) return [];
    const message = isAgain
      ? localized("checks:samePictures", { other })
      : localized("checks:samePictures.inLibrary", { filename: picture.filename, other });
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });
};
