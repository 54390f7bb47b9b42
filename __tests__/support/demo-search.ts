/** The demo content as the entries that a build makes its search index of. */
import type { LocaleCode } from "@future-native/contract";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { readDemoContent } from "../../cms/src/seed/demo-content";
import type { DemoBlock, Translated } from "../../cms/src/seed/demo-schema";
import type { BlockNode, SearchNodes } from "../../src/search/build/search-nodes";

const runsOf = (text: string | readonly { text: string }[]) => (typeof text === "string" ? [{ text }] : [...text]);

/** Fields that a block has under other names, or in another shape. */
function blockNode(block: DemoBlock): BlockNode {
  const node: BlockNode = { __typename: block.type };
  if (block.type === "paragraph") return { ...node, runs: runsOf(block.text) };
  if (block.type === "list") return { ...node, items: block.items.map((item) => ({ runs: runsOf(item) })) };
  if (block.type === "figures") return { ...node, figures: block.figures };
  if (block.type === "picture") return { ...node, caption: block.caption ?? null };
  if (block.type === "pair") return node;
  if (block.type === "artefact") {
    return { ...node, pieces: block.pieces.map(({ caption }) => ({ caption: caption ?? null })) };
  }
  return { ...node, ...block };
}

const { cases, clients, caseCategories, services, awards, vacancies, cities, posts, tags, team, teamCategories, news } =
  readDemoContent();

function one<Entry extends { key: string }>(list: readonly Entry[], key: string): Entry {
  const found = list.find((entry) => entry.key === key);
  if (!found) throw new Error(`The demo content has no "${key}".`);
  return found;
}

const inLocale = (locale: LocaleCode) => (entry: { title: Translated }) => ({ title: entry.title[locale] ?? "" });

function nodesIn(locale: LocaleCode): SearchNodes {
  const say = <Value>(text: Translated<Value>) => text[locale];
  const titled = inLocale(locale);
  const base = (entryId: string | number) => ({ entryId: String(entryId), locale });
  return {
    cases: cases.flatMap((entry) => {
      const [title, lead, body] = [say(entry.title), say(entry.lead), say(entry.body)];
      if (title === undefined || lead === undefined || body === undefined) return [];
      return {
        ...{ ...base(entry.key), alias: entry.alias, title, lead, year: entry.year, territory: entry.territory },
        client: { name: say(one(clients, entry.client).name) ?? "" },
        categories: entry.categories.map((key) => ({ ...titled(one(caseCategories, key)), alias: key })),
        services: entry.services.map((key) => titled(one(services, key))),
        awards: awards
          .filter((award) => award.case === entry.key)
          .map((award) => ({ festival: say(award.festival) ?? "" })),
        body: body.map(blockNode),
      };
    }),
    vacancies: vacancies.map((entry) => ({
      ...{ ...base(entry.key), title: say(entry.title) ?? "", lead: say(entry.lead) ?? "", closed: false },
      city: { ...titled(one(cities, entry.city)), entryId: entry.city },
      ...{ offer: say(entry.offer) ?? [], duties: say(entry.duties) ?? [] },
      ...{ skills: say(entry.skills) ?? [], plus: say(entry.plus) ?? [] },
    })),
    articles: posts.map((entry) => ({
      ...{
        ...base(entry.alias),
        alias: entry.alias,
        title: entry.title,
        lead: entry.lead,
        author: entry.author ?? null,
      },
      ...{ tags: entry.tags.map((key) => ({ title: one(tags, key).title })), body: entry.body.map(blockNode) },
    })),
    services: services.map((entry) => ({
      ...{ ...base(entry.key), ...titled(entry), lead: say(entry.lead) ?? "", points: say(entry.points) ?? [] },
    })),
    people: team.map((entry, at) => ({
      ...{ ...base(at), name: say(entry.name) ?? "", position: say(entry.position) ?? "" },
      categories: entry.categories.map((key) => titled(one(teamCategories, key))),
    })),
    news: news
      .filter((entry) => entry.locale === locale)
      .map((entry, at) => ({ ...base(at), title: entry.title, text: entry.text, date: entry.date })),
  };
}

/** Every entry of the demo content in every locale. */
export function demoSearchNodes(): SearchNodes {
  const all = LOCALE_CODES.map(nodesIn);
  return {
    cases: all.flatMap((nodes) => nodes.cases),
    vacancies: all.flatMap((nodes) => nodes.vacancies),
    articles: all.flatMap((nodes) => nodes.articles),
    services: all.flatMap((nodes) => nodes.services),
    people: all.flatMap((nodes) => nodes.people),
    news: all.flatMap((nodes) => nodes.news),
  };
}
