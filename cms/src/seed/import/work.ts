import type { Demo, DemoContent } from "../demo-schema";
import { richTextOf } from "./blocks";
import { lookUp, pick, saveEntry, sortOf, translate, type ImportContext, type Keys } from "./context";
import { seoTexts } from "./seo";

export interface WorkKeys {
  readonly categories: Keys;
  readonly services: Keys;
  readonly clients: Keys;
}

/** Saves categories of a kind and gives their ids by key. */
export async function importCategories(
  context: ImportContext,
  collection: "case-categories" | "team-categories",
  categories: readonly Demo<"caseCategories">[],
): Promise<Keys> {
  const ids = new Map<string, number>();
  for (const [index, { key, alias, title }] of categories.entries()) {
    const data = { alias, title: title.en, sort: sortOf(index) };
    ids.set(
      key,
      await saveEntry(
        context,
        collection,
        data,
        translate(title, (locale) => ({ title: title[locale] })),
      ),
    );
  }
  return ids;
}

async function importService(context: ImportContext, service: Demo<"services">, sort: number): Promise<number> {
  const texts = (locale: "en" | "ru" | "br") => ({
    title: pick(service.title, locale),
    lead: pick(service.lead, locale),
    points: pick(service.points, locale)?.join("\n"),
    _status: "published" as const,
  });
  return saveEntry(context, "services", { ...texts("en"), sort }, translate(service.title, texts));
}

async function importClient(
  context: ImportContext,
  { name, url, logo }: Demo<"clients">,
  sort: number,
): Promise<number> {
  const texts = (locale: "en" | "ru" | "br") => ({ name: pick(name, locale), _status: "published" as const });
  const data = { ...texts("en"), url, logo: context.pictureId(logo), sort };
  return saveEntry(context, "clients", data, translate(name, texts));
}

async function importCase(context: ImportContext, entry: Demo<"cases">, keys: WorkKeys, sort: number): Promise<number> {
  const { colors, mark, seed } = entry.territory;
  const [ground, figure, accent] = colors;
  const texts = (locale: "en" | "ru" | "br") => {
    const body = pick(entry.body, locale);
    return {
      title: pick(entry.title, locale),
      lead: pick(entry.lead, locale),
      body: body && richTextOf(body, context),
      seo: seoTexts(entry.seo, locale),
      _status: "published" as const,
    };
  };
  const data = {
    ...texts("en"),
    alias: entry.alias,
    year: entry.year,
    featured: entry.featured,
    client: lookUp(keys.clients, entry.client, "client"),
    categories: entry.categories.map((key) => lookUp(keys.categories, key, "case category")),
    services: entry.services.map((key) => lookUp(keys.services, key, "service")),
    territory: { ground, figure, accent, mark, seed },
    cover: entry.cover ? context.pictureId(entry.cover.file) : null,
    publishedAt: entry.publishedAt,
    sort,
  };
  return saveEntry(context, "cases", data, translate(entry.title, texts));
}

async function importAward(context: ImportContext, award: Demo<"awards">, cases: Keys, sort: number): Promise<void> {
  const texts = (locale: "en" | "ru" | "br") => ({
    festival: pick(award.festival, locale),
    nomination: pick(award.nomination, locale),
    _status: "published" as const,
  });
  const won = award.case === undefined ? null : lookUp(cases, award.case, "case");
  const data = { ...texts("en"), category: award.category, year: award.year, case: won, sort };
  await saveEntry(context, "awards", data, translate(award.festival, texts));
}

/** Imports services, clients, cases and awards. */
export async function importWork(context: ImportContext, content: DemoContent): Promise<void> {
  const categories = await importCategories(context, "case-categories", content.caseCategories);
  const [services, clients, cases] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (const [index, service] of content.services.entries()) {
    services.set(service.key, await importService(context, service, sortOf(index)));
  }
  for (const [index, client] of content.clients.entries()) {
    clients.set(client.key, await importClient(context, client, sortOf(index)));
  }
  for (const [index, entry] of content.cases.entries()) {
    cases.set(entry.key, await importCase(context, entry, { categories, services, clients }, sortOf(index)));
  }
  for (const [index, award] of content.awards.entries()) {
    await importAward(context, award, cases, sortOf(index));
  }
}
