import type { Config, StaticLabel, TypedLocale } from "payload";

/** Code of a locale: those of the config where types are generated from it. */
export type LocaleCode = NonNullable<TypedLocale>;

export interface Language {
  readonly code: LocaleCode;
  readonly label: StaticLabel;
  /** BCP 47, with its region where that matters: `pt-BR`. */
  readonly tag: string;
}

/** The languages of a config. */
export interface Languages {
  /** The default locale, which the others are translated from. */
  readonly source: Language;
  /** All of them, in the order of the config. */
  readonly all: readonly Language[];
}

/**
 * @param tags language tags by code; a code without one is a tag itself
 * @throws Error for a config without localization, and for a code that needs a tag
 */
export function languagesOf(
  { localization }: Pick<Config, "localization">,
  tags: Readonly<Record<string, string>> = {},
): Languages {
  if (!localization) throw new Error("payload-translations needs `localization` in Payload's config.");
  const all = localization.locales.map((locale): Language => {
    const { code, label } = typeof locale === "string" ? { code: locale, label: locale } : locale;
    return { code: code as LocaleCode, label, tag: checkedTag(tags[code] ?? code) };
  });
  const source = all.find(({ code }) => code === localization.defaultLocale);
  if (!source) throw new Error(`The default locale ${localization.defaultLocale} is none of Payload's locales.`);
  return { source, all };
}

function checkedTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch (error) {
    throw new Error(`The locale ${tag} is no language tag (BCP 47): give it one in \`tags\` of payload-translations.`, {
      cause: error,
    });
  }
}

/** The language of a code, if it is one to translate into. */
export const targetOf = ({ source, all }: Languages, code: unknown): Language | undefined =>
  all.find((language) => language.code === code && language !== source);

export const isLocaleCode = ({ all }: Languages, code: unknown): code is LocaleCode =>
  all.some((language) => language.code === code);

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** The language that a tag means, with or without a region. */
export const languageOfTag = ({ all }: Languages, tag: string): Language | undefined =>
  all.find((language) => language.tag.toLowerCase() === tag.toLowerCase()) ??
  all.find((language) => primary(language.tag) === primary(tag));

export const inEachLocale = <Value>(
  { all }: Languages,
  make: (language: Language) => Value,
): Readonly<Record<LocaleCode, Value>> =>
  Object.fromEntries(all.map((language) => [language.code, make(language)])) as Record<LocaleCode, Value>;
