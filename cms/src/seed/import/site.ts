import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import type { DataFromGlobalSlug, GlobalSlug } from "payload";
import type { DeepPartial } from "ts-essentials";
import type { Demo, DemoContent, DemoSite } from "../demo-schema";
import { withoutGate } from "payload-publish-gate/without-gate";
import { pick, saveEntry, sortOf, translate, type ImportContext } from "./context";

async function importOffice(context: ImportContext, office: Demo<"offices">, sort: number): Promise<void> {
  const texts = (locale: LocaleCode) => ({
    city: pick(office.city, locale),
    country: pick(office.country, locale),
    street: pick(office.street, locale),
  });
  const { postalCode, email, timeZone, legalName, taxNumber } = office;
  const hiddenIn: LocaleCode[] = office.showAddressInBr ? [] : ["br"];
  const data = { ...texts("en"), postalCode, email, timeZone, legalName, taxNumber, hiddenIn, sort };
  await saveEntry(context, "offices", data, translate(office.city, texts));
}

/** Data of a global as it is to be saved. */
type GlobalData<Slug extends GlobalSlug> = DeepPartial<Omit<DataFromGlobalSlug<Slug>, "id">>;

/** A global is published with its last locale: before, texts that the site needs are missing. */
export const statusIn = (locale: LocaleCode): "draft" | "published" =>
  locale === LOCALE_CODES.at(-1) ? "published" : "draft";

/**
 * Saves a global in every locale as a draft, and publishes it with the last one.
 * @param data of a locale; `saved` is what the locales before have left, whose row ids its rows must keep
 */
export async function saveGlobal<Slug extends GlobalSlug>(
  { payload }: ImportContext,
  slug: Slug,
  data: (locale: LocaleCode, saved: DataFromGlobalSlug<Slug>) => GlobalData<Slug>,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const draft = statusIn(locale) === "draft";
    const saved = await payload.findGlobal({ slug, locale, fallbackLocale: false, draft: true, depth: 0 });
    const context = withoutGate("demo import");
    await payload.updateGlobal({ slug, locale, data: data(locale, saved), draft, depth: 0, context });
  }
}

/** The id of the nth row as an earlier locale saved it; the first locale makes new ones. */
export function rowId(rows: readonly { id?: string | null }[] | null | undefined, index: number): { id?: string } {
  const id = rows?.[index]?.id;
  return id ? { id } : {};
}

/** Imports what belongs to the site as a whole. */
export async function importSettings(context: ImportContext, site: DemoSite): Promise<void> {
  await saveGlobal(context, "settings", (locale, saved) => ({
    productName: site.productName,
    slogan: pick(site.slogan, locale),
    description: pick(site.description, locale),
    foundedIn: site.foundedIn,
    phone: site.phone,
    email: site.email,
    school: { title: pick(site.school.title, locale), url: site.school.url },
    social: site.social.map((link, index) => ({ ...rowId(saved.social, index), ...link })),
    figures: site.figures.map(({ value, label }, index) => ({
      ...rowId(saved.figures, index),
      value: pick(value, locale),
      label: pick(label, locale),
    })),
    brief: {
      word: pick(site.brief.word, locale),
      lead: pick(site.brief.lead, locale),
      agency: pick(site.brief.agency, locale),
      school: pick(site.brief.school, locale),
    },
    _status: statusIn(locale),
  }));
}

/** Imports offices and settings. */
export async function importSite(context: ImportContext, content: DemoContent): Promise<void> {
  for (const [index, office] of content.offices.entries()) await importOffice(context, office, sortOf(index));
  await importSettings(context, content.site);
}
