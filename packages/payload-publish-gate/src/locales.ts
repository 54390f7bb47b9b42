import type { SanitizedConfig } from "payload";

/** Locales of the content. */
export interface Locales {
  readonly codes: readonly string[];
  /** The one that the others are translated from. */
  readonly source: string;
  readonly nameOf: (code: string) => string;
}

interface Localization {
  readonly defaultLocale: string;
  readonly locales: readonly { readonly code: string; readonly label: string | Readonly<Record<string, string>> }[];
}

/** The name of a locale by its label; its code where it has none. */
export function localeName({ locales }: Pick<Localization, "locales">, code: string): string {
  const label = locales.find((locale) => locale.code === code)?.label;
  return typeof label === "string" ? label : code;
}

export function localesOf({ localization }: Pick<SanitizedConfig, "localization">): Locales {
  const known: Localization = localization || { defaultLocale: "", locales: [] };
  const codes = known.locales.map(({ code }) => code);
  return { codes, source: known.defaultLocale, nameOf: (code) => localeName(known, code) };
}
