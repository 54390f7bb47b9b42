import type { SanitizedConfig } from "payload";

/** Locales of the content. */
export interface Locales {
  readonly codes: readonly string[];
  /** The one that the others are translated from. */
  readonly source: string;
  /** By its label; its code where it has none. */
  readonly nameOf: (code: string) => string;
}

interface Localization {
  readonly defaultLocale: string;
  readonly locales: readonly { readonly code: string; readonly label: string | Readonly<Record<string, string>> }[];
}

export function localesOf({ localization }: Pick<SanitizedConfig, "localization">): Locales {
  const { defaultLocale, locales }: Localization = localization || { defaultLocale: "", locales: [] };
  return {
    codes: locales.map(({ code }) => code),
    source: defaultLocale,
    nameOf(code) {
      const label = locales.find((locale) => locale.code === code)?.label;
      return typeof label === "string" ? label : code;
    },
  };
}
