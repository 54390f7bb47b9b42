import type { PictureSize } from "../content";
import type { Change, Check } from "../change";
import type { PictureUse } from "../entry";
import { isFileName } from "../file-name";
import type { SitePicture } from "../site";
import { localized } from "../texts";

/** A picture that an entry shows, in a locale in which it does. */
interface Described {
  readonly shown: PictureUse;
  readonly picture: SitePicture;
  readonly locale: string;
  readonly alt: string;
}

/** Each picture of the entry once for each locale that shows it, but those that only decorate. */
function describedPictures({ after, site }: Change): Described[] {
  return (after?.pictures ?? []).flatMap((shown): Described[] => {
    const picture = site.pictures.get(shown.id);
    if (!picture || picture.isDecorative) return [];
    const locales = after?.locales.filter((locale) => shown.locale === null || shown.locale === locale) ?? [];
    return locales.map((locale) => ({ shown, picture, locale, alt: (picture.alt[locale] ?? "").trim() }));
  });
}

/** Pictures without an alternative text in a locale in which they are shown. */
export const missingAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (alt) return [];
    const name = change.locales.nameOf(locale);
    const message = localized("faults:missingAlt", { filename: picture.filename, name });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });

/** Pictures whose description is the name of a file. */
export const fileNameAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (!alt || !isFileName(alt, picture.filename)) return [];
    const message = localized("faults:fileNameAlt", { alt });
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });

const inPixels = ({ width, height }: PictureSize) => `${width} × ${height}`;

/** Pictures that are not sharp where the site shows them. */
export const smallPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, least, locale }) => {
    const picture = site.pictures.get(id);
    if (!picture?.width || !least || (picture.width >= least.width && picture.height >= least.height)) return [];
    const message = localized("faults:smallPictures", { has: inPixels(picture), needs: inPixels(least) });
    return [{ severity: "error", field, locale, message, subject: String(id) }];
  });

const MEGABYTE = 1024 * 1024;
const MOST = 8 * MEGABYTE;

/** Pictures of more than 8 MB: visitors get smaller ones, but every build reads the whole. */
export const heavyPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    if (!picture || picture.size <= MOST) return [];
    const size = (picture.size / MEGABYTE).toFixed(1);
    const message = localized("faults:heavyPictures", { filename: picture.filename, size });
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
      ? localized("faults:samePictures", { other })
      : localized("faults:samePictures.inLibrary", { filename: picture.filename, other });
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });
};
