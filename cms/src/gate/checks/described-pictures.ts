import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { Change } from "../change";
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
export function describedPictures({ after, list, site }: Change): Described[] {
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
