import { LOCALE_CODES, getLocale, type LocaleCode } from "@future-native/contract/locales";
import { localized } from "../../i18n";
import { LEAST, isTooSmall, pixelsOf } from "../../picture-sizes";
import { isFileName } from "../../pictures/file-name";
import type { Change, Check } from "../change";
import type { PictureUse } from "../facts/entry";
import { languageOf } from "../facts/links";
import { isWritten } from "../facts/pages";
import type { SitePicture } from "../facts/site";

/** A picture that an entry shows, in a language in which it does. */
interface Described {
  readonly shown: PictureUse;
  readonly picture: SitePicture;
  readonly locale: LocaleCode;
  readonly alt: string;
}

/** Each picture of the entry once for each language that shows it, but those that only decorate. */
function describedPictures({ after, list, site }: Change): Described[] {
  if (!after) return [];
  const language = languageOf(list, after.doc);
  const written = language ? [language] : LOCALE_CODES.filter((locale) => isWritten(after.fieldValues, locale));
  return after.pictures.flatMap((shown): Described[] => {
    const picture = site.pictures.get(shown.id);
    if (!picture || picture.isDecorative) return [];
    const locales = written.filter((locale) => shown.locale === null || shown.locale === locale);
    return locales.map((locale) => ({ shown, picture, locale, alt: picture.alt[locale].trim() }));
  });
}

/** Pictures without an alternative text in a language in which they are shown (X13). */
export const missingAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (alt) return [];
    const { name } = getLocale(locale);
    const message = localized("checks:missingAlt", { filename: picture.filename, name });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });

/** Pictures whose description is the name of a file (X13). */
export const fileNameAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (!alt || !isFileName(alt, picture.filename)) return [];
    const message = localized("checks:fileNameAlt", { alt });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });

/** Pictures that are not sharp where the site shows them. */
export const smallPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale, place }) => {
    const picture = site.pictures.get(id);
    if (!picture?.width || !place || !isTooSmall(picture, LEAST[place])) return [];
    return [
      {
        severity: "error",
        field,
        locale,
        message: localized("content:picture.tooSmall", pixelsOf(picture, LEAST[place])),
        subject: String(id),
      },
    ];
  });

const MEGABYTE = 1024 * 1024;
const MOST = 8 * MEGABYTE;

/** Pictures of more than 8 MB: visitors get smaller ones, but every build reads the whole. */
export const heavyPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    if (!picture || picture.size <= MOST) return [];
    const size = (picture.size / MEGABYTE).toFixed(1);
    const message = localized("checks:heavyPictures", { filename: picture.filename, size });
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });

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
