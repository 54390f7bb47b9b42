import { useEffect, useState } from "react";
import type { TFunction } from "i18next";
import type { Locale } from "@future-native/contract/locales";
import { createI18n } from "../../i18n/create-i18n";

/**
 * The messages of the notices. They are loaded on demand: they may be of another locale than the page's, and most
 * visitors never see one (L6).
 * @param locale undefined while there is no notice
 * @returns undefined until they have loaded; null if they fail to load, and there is no notice
 */
export function useNoticeMessages(locale: Locale | undefined): TFunction | null | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; t: TFunction | null }>();
  useEffect(() => {
    if (!locale || loaded?.locale === locale) return undefined;
    let isWanted = true;
    import(/* webpackChunkName: "notices-[request]" */ `../../../locales/${locale.tag}/notices.json`).then(
      (file: { default: object }) => {
        if (isWanted) setLoaded({ locale, t: createI18n(locale.tag, { notices: file.default }).t });
      },
      (error: unknown) => {
        console.warn(`The file notices.json of "${locale.code}" did not load.`, error);
        if (isWanted) setLoaded({ locale, t: null });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, loaded]);
  return loaded && loaded.locale === locale ? loaded.t : undefined;
}
