import { getLocale, localesInUse, type LocaleCode, type Office, type Site } from "@future-native/contract";
import { completeColors } from "@future-native/contract/cards";
import type { Office as OfficeDoc, Setting } from "../../payload-types";
import { ContentError, type ContentPlace } from "../content-error";
import { screensOf, type ScreenDocs } from "./screens";
import type { MediaLookup } from "./pictures";
import { requiredText, textOf, type Targets } from "./values";

export interface SiteDocs extends ScreenDocs {
  readonly settings: Setting;
  readonly offices: readonly OfficeDoc[];
}

/** @returns null when the office is not written in the locale; without street and postal code where these are hidden (N32) */
export function serialiseOffice(doc: OfficeDoc, locale: LocaleCode): Office | null {
  const [city, country, street] = [textOf(doc.city), textOf(doc.country), textOf(doc.street)];
  if (city === null || country === null || street === null) return null;
  const isHidden = doc.hiddenIn?.includes(locale) ?? false;
  const legal = getLocale(locale).showsLegalEntity;
  return {
    id: String(doc.id),
    city,
    country,
    street: isHidden ? null : street,
    postalCode: isHidden ? null : doc.postalCode,
    email: doc.email,
    timeZone: doc.timeZone,
    legalName: legal ? textOf(doc.legalName) : null,
    taxNumber: legal ? textOf(doc.taxNumber) : null,
    sort: doc.sort ?? 0,
  };
}

/** Links to the networks of the locale, in the order of its row in the table of locales (N32). */
function socialOf(settings: Setting, locale: LocaleCode): Site["social"] {
  return getLocale(locale).social.flatMap((network) =>
    (settings.social ?? [])
      .filter((link) => link.network === network)
      .map(({ title, url }) => ({ network, title, url })),
  );
}

function figuresOf(settings: Setting): Site["figures"] {
  return (settings.figures ?? []).flatMap((row) => {
    const [value, label] = [textOf(row.value), textOf(row.label)];
    return row.id && value !== null && label !== null ? [{ id: row.id, value, label }] : [];
  });
}

function briefOf(texts: Setting["brief"]): Site["brief"] {
  const [word, lead, agency, school] = [texts?.word, texts?.lead, texts?.agency, texts?.school].map(textOf);
  return word && lead && agency && school ? { word, lead, agency, school } : null;
}

function latest(...moments: (string | null | undefined)[]): string | undefined {
  return moments
    .filter((moment): moment is string => Boolean(moment))
    .sort()
    .at(-1);
}

function settingsOf(
  settings: Setting,
  locale: LocaleCode,
  pictures: MediaLookup,
): Omit<Site, "offices" | "pages" | "updatedAt"> {
  const place: ContentPlace = { kind: "settings", locale };
  const { brief, school, email, verification } = settings;
  const [schoolTitle, schoolUrl] = [textOf(school?.title), textOf(school?.url)];
  return {
    locale,
    productName: requiredText(settings.productName, place, "productName"),
    slogan: textOf(settings.slogan),
    description: textOf(settings.description),
    languages: localesInUse(settings.languages),
    colors: Object.values(settings.colors ?? {}).some(Boolean) ? completeColors(settings.colors) : null,
    logo: textOf(settings.logo),
    sharingPicture: pictures.optional(settings.sharingPicture, place, "sharingPicture"),
    foundedIn: settings.foundedIn ?? null,
    phone: getLocale(locale).showsPhone ? textOf(settings.phone) : null,
    email: { general: textOf(email?.general), jobs: textOf(email?.jobs) },
    school: schoolTitle && schoolUrl ? { title: schoolTitle, url: schoolUrl } : null,
    social: socialOf(settings, locale),
    figures: figuresOf(settings),
    verification: {
      google: textOf(verification?.google),
      yandex: textOf(verification?.yandex),
      bing: textOf(verification?.bing),
    },
    redirects: (settings.redirects ?? []).map(({ from, to }) => ({ from, to })),
    brief: briefOf(brief),
  };
}

/**
 * Everything that belongs to the site as a whole in one locale; null for what is not written there.
 * @throws ContentError that names the global and the field when the product has no name
 */
export function serialiseSite(docs: SiteDocs, locale: LocaleCode, targets: Targets): Site {
  const { settings, offices, ...screens } = docs;
  const updatedAt = latest(
    settings.updatedAt,
    ...offices.map((office) => office.updatedAt),
    ...Object.values(screens).map((screen) => screen.updatedAt),
  );
  const base = settingsOf(settings, locale, targets.pictures);
  if (!updatedAt)
    throw new ContentError({ kind: "settings" }, "the site's texts", "were never saved: publish them in the CMS");
  return {
    ...base,
    offices: offices.map((office) => serialiseOffice(office, locale)).filter((office) => office !== null),
    pages: screensOf(screens, locale, targets),
    updatedAt,
  };
}
