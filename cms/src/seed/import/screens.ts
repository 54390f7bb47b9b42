import type { LocaleCode } from "@future-native/contract";
import type { DemoBlock, DemoScreen, DemoSite, Translated } from "../demo-schema";
import { richTextOf } from "./blocks";
import { pick, type ImportContext } from "./context";
import { noon } from "./people";
import { seoTexts } from "./seo";
import { rowId, saveGlobal, statusIn } from "./site";

interface Titled {
  title: Translated;
  text: Translated;
}

function screenTexts(screen: DemoScreen, locale: LocaleCode) {
  return {
    title: pick(screen.title, locale),
    lead: pick(screen.lead, locale),
    seo: seoTexts(screen.seo, locale),
    _status: statusIn(locale),
  };
}

const titled = ({ title, text }: Titled, locale: LocaleCode) => ({
  title: pick(title, locale),
  text: pick(text, locale),
});

async function importCareer(context: ImportContext, career: DemoSite["career"], body: BodyOf): Promise<void> {
  const { internship } = career;
  await saveGlobal(context, "page-career", (locale, saved) => ({
    ...screenTexts(career, locale),
    about: body(career.about, locale),
    values: career.values.map((row, index) => ({ ...rowId(saved.values, index), ...titled(row, locale) })),
    steps: career.steps.map((row, index) => ({ ...rowId(saved.steps, index), ...titled(row, locale) })),
    offer: career.offer.map((row, index) => ({ ...rowId(saved.offer, index), ...titled(row, locale) })),
    internship: {
      title: pick(internship.title, locale),
      lead: pick(internship.lead, locale),
      points: pick(internship.points, locale)?.join("\n"),
      note: pick(internship.note, locale),
    },
    what: titled(career.what, locale),
    happy: titled(career.happy, locale),
  }));
}

type BodyOf = (blocks: Translated<DemoBlock[]>, locale: LocaleCode) => ReturnType<typeof richTextOf> | undefined;

/** Imports the texts of all screens. */
export async function importScreens(context: ImportContext, site: DemoSite): Promise<void> {
  const body: BodyOf = (blocks, locale) => {
    const found = pick(blocks, locale);
    return found && richTextOf(found, context);
  };
  const { home, about, privacy } = site;
  await saveGlobal(context, "page-home", (locale) => ({
    ...screenTexts(home, locale),
    words: pick(home.words, locale)?.join("\n"),
  }));
  await saveGlobal(context, "page-about", (locale) => ({
    ...screenTexts(about, locale),
    body: body(about.body, locale),
  }));
  await saveGlobal(context, "page-cases", (locale) => screenTexts(site.cases, locale));
  await importCareer(context, site.career, body);
  await saveGlobal(context, "page-contacts", (locale) => screenTexts(site.contacts, locale));
  await saveGlobal(context, "page-blog", (locale) => screenTexts(site.blog, locale));
  await saveGlobal(context, "page-privacy", (locale) => ({
    ...screenTexts(privacy, locale),
    body: body(privacy.body, locale),
    version: privacy.version,
    revisedOn: noon(privacy.updatedAt),
  }));
}
