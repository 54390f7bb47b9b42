/** Sharing data of a draft, from its response in the contract's shape. */
import type { PreviewAnswer, Seo, Site } from "@future-native/contract";
import { caseCard, postCard, screenCard, screenOf, vacancyCard, type CardContent } from "@future-native/contract/cards";
import { BLOG_LOCALE, getLocale, type LocaleCode } from "@future-native/contract/locales";
import { answers } from "../public-api/answers";
import type { Content } from "../public-api/content";
import { siteMessages } from "../site-messages";

/** A page as its draft has it. */
export interface DraftPage {
  readonly content: CardContent;
  /** Of the page, without the site's name; null where the site's name is all of it. */
  readonly title: string | null;
  readonly description: string;
  readonly seo: Seo;
  /** Path of the site. */
  readonly path: string;
  readonly site: Pick<Site, "productName" | "description" | "colors" | "logo" | "sharingPicture">;
}

/** @returns undefined for a draft without a page of its own, such as a team member */
export async function describeDraft(answer: PreviewAnswer, content: Content): Promise<DraftPage | undefined> {
  const { draft, entryId, route } = answer;
  const locale = route.startsWith("blog") ? BLOG_LOCALE : answer.locale;
  if (draft.list === "site") {
    // Under each prefix the blog's screen is shared as it is in its own language: a draft in another one changes nothing.
    return describeScreen(route, locale, locale === answer.locale ? draft.answer : await siteOf(content, locale));
  }
  const site = await siteOf(content, locale);
  const pathOf = (part: string) => `${getLocale(locale).prefix}/${part}`;
  if (draft.list === "cases") {
    const entry = draft.answer.find(({ id }) => id === entryId);
    const clients = await answers.clients(content, {});
    const client = clients?.find(({ id }) => id === entry?.clientId)?.name[locale];
    const kind = siteMessages("card", locale).card.case;
    return (
      entry &&
      described(entry, caseCard({ ...entry, client }, { kind }), { site, path: pathOf(`cases/${entry.alias}`) })
    );
  }
  if (draft.list === "blogPosts") {
    const entry = draft.answer.find(({ id }) => id === entryId);
    const tag = (await answers.blogTags(content, {}))?.find(({ id }) => id === entry?.tagIds[0]);
    const facts = { tag: tag?.alias, tagTitle: tag?.title };
    const kind = site.pages.blog?.title ?? "";
    return (
      entry &&
      described(entry, postCard({ ...entry, ...facts }, { kind }), { site, path: pathOf(`blog/${entry.alias}`) })
    );
  }
  return draft.list === "jobs" ? describeVacancy(answer, content, site) : undefined;
}

async function describeVacancy({ draft, entryId, locale }: PreviewAnswer, content: Content, site: Site) {
  const entry = draft.list === "jobs" ? draft.answer.find(({ id }) => id === entryId) : undefined;
  const [title, lead] = [entry?.title[locale], entry?.lead[locale]];
  if (!entry || !title || !lead) return undefined;
  const cities = await content.jobCities(locale);
  const city = cities.find(({ id }) => String(id) === entry.cityId)?.title ?? "";
  const { card } = siteMessages("card", locale);
  const { workFormats } = siteMessages("career", locale);
  const facts = { id: entry.id, title, city, format: workFormats[entry.format] };
  const seo = entry.seo[locale] ?? NO_SEO;
  const path = `${getLocale(locale).prefix}/career/${entry.id}`;
  return described({ title, lead, seo }, vacancyCard(facts, { kind: card.vacancy }), { site, path });
}

const NO_SEO: Seo = { title: null, description: null, picture: null };

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly seo: Seo;
}

function described(entry: Texts, content: CardContent, place: { site: Site; path: string }): DraftPage {
  const { seo } = entry;
  const title = seo.title ?? entry.title;
  return {
    ...{ content: { ...content, title }, title, description: seo.description ?? entry.lead, seo, path: place.path },
    // An entry has a territory of its own: the site's picture is for screens.
    site: { ...place.site, sharingPicture: null },
  };
}

function describeScreen(route: string, locale: LocaleCode, site: Site): DraftPage | undefined {
  const screen = screenOf(route);
  const texts = screen && site.pages[screen];
  if (!texts) return undefined;
  const { title, lead, seo } = texts;
  const ofSite = site.description ?? "";
  const shown = seo.title ?? title;
  const { prefix } = getLocale(locale);
  return {
    content: screenCard(route, { title: shown, lead: lead ?? ofSite }),
    // Home is called as the site is, unless an editor says otherwise.
    title: route === "index" ? seo.title : shown,
    description: seo.description ?? (route === "index" ? null : lead) ?? ofSite,
    seo,
    path: route === "index" ? prefix || "/" : `${prefix}/${route}`,
    site,
  };
}

async function siteOf(content: Content, locale: LocaleCode): Promise<Site> {
  const site = await answers.site(content, { lang: locale });
  if (!site) throw new Error(`There are no site settings in "${locale}".`);
  return site;
}
