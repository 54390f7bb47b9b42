/** The demo content as the entries that a build makes its search index of. */
import type { LocaleCode } from "@future-native/contract";
import { BLOG_LOCALE, LOCALE_CODES } from "@future-native/contract/locales";
import { readDemo, type DemoBlock, type Translated } from "./demo-content";
import type { SearchContent } from "../../src/search/build/documents";
import type { Description } from "../../src/site/describe-entry";
import type { Block, Run } from "../../src/site/entry-blocks";

type Text = string | readonly { text: string }[];
const runsOf = (text: Text): Run[] =>
  (typeof text === "string" ? [{ text }] : text).map((run) => ({ bold: null, italic: null, href: null, ...run }));
const PICTURE = { alt: "", file: null };

/** A block as a build reads it, without its files. */
function blockNode(block: DemoBlock): Block {
  switch (block.type) {
    case "paragraph":
      return { __typename: "ParagraphBlock", runs: runsOf(block.runs) };
    case "heading":
      return { __typename: "HeadingBlock", ...block };
    case "list":
      return { __typename: "ListBlock", ...block, items: block.items.map((item) => ({ runs: runsOf(item) })) };
    case "quote":
      return { __typename: "QuoteBlock", ...block, author: block.author ?? null };
    case "picture":
      return { __typename: "PictureBlock", picture: PICTURE, caption: block.caption ?? null };
    case "pair":
      return { __typename: "PairBlock", pictures: [PICTURE, PICTURE] };
    case "figures":
      return { __typename: "FiguresBlock", ...block, source: block.source ?? null };
    case "video":
      return { __typename: "VideoBlock", ...block, poster: null };
    case "beat":
      return { __typename: "BeatBlock", ...block, figure: block.figure ?? null, remark: block.remark ?? null };
    case "artefact": {
      const captions = [block.caption, ...(block.second ? [block.secondCaption] : [])];
      const pieces = captions.map((caption) => ({ picture: PICTURE, caption: caption ?? null }));
      return { __typename: "ArtefactBlock", pieces };
    }
    case "radio":
      return { __typename: "RadioBlock", ...block, note: block.note ?? null, sound: null };
    case "loop":
      return { __typename: "LoopBlock", caption: block.caption ?? null, film: null };
    case "play": {
      const steps = block.steps.map(({ label, said = null }) => ({ label, said }));
      return { __typename: "PlayBlock", ...block, lead: block.instructions ?? null, done: block.done ?? null, steps };
    }
    case "credits":
      return { __typename: "CreditsBlock", ...block };
  }
}

const { cases, clients, caseCategories, services, awards, vacancies, cities, posts, tags, team, teamCategories, news } =
  readDemo();

function one<Entry extends { key: string }>(list: readonly Entry[], key: string): Entry {
  const found = list.find((entry) => entry.key === key);
  if (!found) throw new Error(`The demo content has no "${key}".`);
  return found;
}

const inLocale = (locale: LocaleCode) => (entry: { title: Translated }) => ({ title: entry.title[locale] ?? "" });

function entriesIn(locale: LocaleCode): Description[] {
  const say = <Value>(text: Translated<Value>) => text[locale];
  const titled = inLocale(locale);
  const base = (entryId: string, { publishedAt }: { publishedAt: string }) => ({
    ...{ id: `${entryId} ${locale}`, entryId, locale, publishedAt, updatedAt: publishedAt, facts: [] },
  });
  const works = cases.flatMap((entry): Description[] => {
    const [title, lead, body] = [say(entry.title), say(entry.lead), say(entry.body)];
    if (title === undefined || lead === undefined || body === undefined) return [];
    const categories = entry.categories.map((key) => ({
      ...{ value: `category:${key}`, label: titled(one(caseCategories, key)).title },
    }));
    const won = awards.filter((award) => award.case === entry.key).map(({ festival }) => say(festival) ?? "");
    return [
      {
        ...{ ...base(entry.key, entry), kind: "case", address: entry.alias, title, lead, territory: entry.territory },
        brief: `${say(one(clients, entry.client).name) ?? ""}, ${entry.year}`,
        names: [
          ...categories.map(({ label }) => label),
          ...entry.services.map((key) => titled(one(services, key)).title),
          ...won,
        ],
        filters: categories,
        body: body.map(blockNode),
      },
    ];
  });
  const jobs = vacancies.map((entry): Description => {
    const lines = [entry.offer, entry.duties, entry.skills, entry.plus].flatMap((list) => say(list) ?? []);
    const city = titled(one(cities, entry.city)).title;
    return {
      ...{ ...base(entry.key, entry), kind: "vacancy", address: entry.key, brief: city, names: [] },
      ...{ title: say(entry.title) ?? "", lead: say(entry.lead) ?? "" },
      filters: [{ value: `city:${entry.city}`, label: city }],
      body: [{ __typename: "ListBlock", ordered: false, items: lines.map((line) => ({ runs: runsOf(line) })) }],
    };
  });
  const articles = posts.map((entry): Description => {
    const [first = "", ...others] = entry.tags.map((key) => one(tags, key).title);
    return {
      ...{ ...base(entry.alias, entry), kind: "post", address: entry.alias, title: entry.title, lead: entry.lead },
      ...{ brief: `${first}, ${entry.author}`, names: others, filters: [], body: entry.body.map(blockNode) },
    };
  });
  return [...works, ...jobs, ...(locale === BLOG_LOCALE ? articles : [])];
}

function contentIn(locale: LocaleCode): SearchContent {
  const say = <Value>(text: Translated<Value>) => text[locale];
  const titled = inLocale(locale);
  const base = (entryId: string | number) => ({ entryId: String(entryId), locale });
  return {
    entries: entriesIn(locale),
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
export function demoSearchContent(): SearchContent {
  const all = LOCALE_CODES.map(contentIn);
  return {
    entries: all.flatMap((content) => content.entries),
    services: all.flatMap((content) => content.services),
    people: all.flatMap((content) => content.people),
    news: all.flatMap((content) => content.news),
  };
}
