/** Entries as documents of a search index: what they are found by, and what is shown of them. */
import { formatDate } from "../../i18n/format";
import type { LocaleCode, SearchEntry, SearchFilter, SearchKind } from "@future-native/contract";
import { BLOG_LOCALE, getLocale, type Locale } from "@future-native/contract/locales";
import type { DocumentEntry, SearchedDocument } from "static-search/build";
import { pathOfEntry, VACANCY_LISTS } from "../../site/entries";
import { routePath } from "../../site/routes";
import type { Redirect } from "../../site/redirects";
import type {
  ArticleNode,
  BlockNode,
  CaseNode,
  NewsNode,
  PersonNode,
  SearchNodes,
  ServiceNode,
  VacancyNode,
} from "./search-nodes";

/**
 * The number of a document begins with the index of its kind here. Results are grouped by kind, in the order of the
 * best result of each.
 */
export const SEARCH_KINDS: readonly SearchKind[] = ["case", "vacancy", "article", "service", "person", "news"];

/** Weight of a word in a field of an entry, and the usual length of that field in words. */
const TITLE = { weight: 8, usualWords: 4 };
const FACTS = { weight: 4, usualWords: 6 };
const LEAD = { weight: 3, usualWords: 20 };
const BODY = { weight: 1, usualWords: 150 };

/** Longer texts are found by all of their words and shown by their beginning. */
const LONGEST_SHOWN = 6000;

/** Former addresses by the address that they lead to now. */
type OldNames = ReadonlyMap<string, string>;

interface Texts {
  title: string;
  facts: readonly (string | number | null | undefined)[];
  /** Found by, and not shown as facts. */
  more?: readonly string[];
  lead?: string;
  body?: readonly string[];
  url: string;
  territory?: SearchEntry["territory"];
  facets?: readonly string[];
}

function documentOf(texts: Texts, oldNames: OldNames): SearchedDocument {
  const { title, more = [], lead = "", body = [], url, territory, facets = [] } = texts;
  const facts = texts.facts.filter((fact) => fact != null && fact !== "").join(", ");
  const stored: SearchEntry = {
    ...{ url, title, facts, texts: cut([lead, ...body].filter((text) => text !== "")) },
    ...(territory ? { territory: { colors: territory.colors, mark: territory.mark } } : {}),
  };
  const fields = [
    { text: title, ...TITLE },
    { text: [facts, ...more, oldNames.get(url) ?? ""].join(" "), ...FACTS },
    { text: lead, ...LEAD },
    { text: body.join("\n"), ...BODY },
  ];
  return { fields, facets, stored };
}

function cut(texts: readonly string[]): string[] {
  let room = LONGEST_SHOWN;
  return texts.filter((text) => (room -= text.length) > 0);
}

/** The words of a text of blocks, one string for each stretch that is read as one. */
export function textsOf(blocks: readonly BlockNode[]): string[] {
  const join = (runs: readonly { text: string }[] = []) => runs.map(({ text }) => text).join("");
  return blocks
    .flatMap(({ runs, items = [], figures = [], pieces = [], lines = [], steps = [], credits = [], ...block }) => [
      ...[block.title, join(runs), block.text, block.author, block.caption, block.remark],
      ...items.map((item) => join(item.runs)),
      ...figures.map(({ value, label }) => `${value} ${label}`),
      ...pieces.map(({ caption }) => caption),
      ...lines.map((line) => line.text),
      ...steps.map(({ label, said }) => `${label} ${said ?? ""}`),
      ...credits.map(({ role, name }) => `${role} ${name}`),
    ])
    .filter((found): found is string => found != null && found !== "");
}

const titles = (named: readonly { title: string }[]) => named.map(({ title }) => title);

/** Adds a section to the address of a page. */
const at = (path: string, section: string) => `${path}#${section}`;

const ofCase = (node: CaseNode): Texts => ({
  ...{ title: node.title, facts: [node.client?.name, node.year], lead: node.lead, body: textsOf(node.body) },
  more: [...titles(node.categories), ...titles(node.services), ...node.awards.map(({ festival }) => festival)],
  url: pathOfEntry({ kind: "case", locale: node.locale, address: node.alias }),
  territory: node.territory,
  facets: node.categories.map(({ alias }) => `category:${alias}`),
});

const ofVacancy = (node: VacancyNode): Texts => ({
  ...{ title: node.title, facts: [node.city.title], lead: node.lead },
  body: VACANCY_LISTS.flatMap((list) => node[list]),
  url: pathOfEntry({ kind: "vacancy", locale: node.locale, address: node.entryId }),
  facets: [`city:${node.city.entryId}`],
});

const ofArticle = (node: ArticleNode): Texts => ({
  ...{ title: node.title, facts: [titles(node.tags)[0], node.author], lead: node.lead, body: textsOf(node.body) },
  more: titles(node.tags).slice(1),
  url: pathOfEntry({ kind: "post", locale: node.locale, address: node.alias }),
});

const ofService = (node: ServiceNode): Texts => ({
  ...{ title: node.title, facts: [], lead: node.lead, body: node.points },
  url: at(routePath("index", node.locale), "services"),
});

const ofPerson = (node: PersonNode): Texts => ({
  ...{ title: node.name, facts: [node.position], more: titles(node.categories) },
  url: at(routePath("about", node.locale), "team"),
});

const ofNews = (node: NewsNode): Texts => ({
  ...{ title: node.title, facts: [formatDate(node.date, getLocale(node.locale).tag)], lead: node.text },
  url: at(routePath("index", node.locale), "news"),
});

interface KnownEntry {
  readonly entry: DocumentEntry;
  readonly url: string;
  readonly oldName: string | undefined;
}

/** Of the nodes that are still there: what has not been read again need not be put together again. */
const known = new WeakMap<object, KnownEntry>();

interface Making<Node> {
  textsOfNode: (node: Node) => Texts;
  oldNames: OldNames;
}

function entryOf<Node extends { entryId: string }>(
  kind: SearchKind,
  node: Node,
  { textsOfNode, oldNames }: Making<Node>,
): DocumentEntry {
  const before = known.get(node);
  if (before && before.oldName === oldNames.get(before.url)) return before.entry;
  const texts = textsOfNode(node);
  const oldName = oldNames.get(texts.url);
  const digest = JSON.stringify([texts, oldName]);
  const entry = { key: `${kind} ${node.entryId}`, kind, digest, read: () => documentOf(texts, oldNames) };
  known.set(node, { entry, url: texts.url, oldName });
  return entry;
}

/** Every document of a locale. @param redirects former addresses, of which the words lead to what they were given up for */
export function documentsFor(locale: LocaleCode, nodes: SearchNodes, redirects: readonly Redirect[]): DocumentEntry[] {
  const oldNames = oldNamesOf(redirects);
  const entriesOf = <Node extends { entryId: string; locale: LocaleCode }>(
    kind: SearchKind,
    list: readonly Node[],
    textsOfNode: (node: Node) => Texts,
  ): DocumentEntry[] =>
    list.filter((node) => node.locale === locale).map((node) => entryOf(kind, node, { textsOfNode, oldNames }));
  return [
    ...entriesOf("case", nodes.cases, ofCase),
    ...entriesOf(
      "vacancy",
      nodes.vacancies.filter(({ closed }) => !closed),
      ofVacancy,
    ),
    ...entriesOf("article", locale === BLOG_LOCALE ? nodes.articles : [], ofArticle),
    ...entriesOf("service", nodes.services, ofService),
    ...entriesOf("person", nodes.people, ofPerson),
    ...entriesOf("news", nodes.news, ofNews),
  ];
}

function oldNamesOf(redirects: readonly Redirect[]): OldNames {
  const names = new Map<string, string>();
  for (const { from, to } of redirects) {
    const words = (from.split("/").at(-1) ?? "").replace(/[-_.]+/g, " ");
    names.set(to, `${names.get(to) ?? ""} ${words}`.trim());
  }
  return names;
}

/** Filters of the results: categories of the cases and cities of the vacancies, sorted by name. */
export function filtersFor(
  { code: locale, tag }: Pick<Locale, "code" | "tag">,
  { cases, vacancies }: SearchNodes,
): SearchFilter[] {
  const categories = cases
    .filter((node) => node.locale === locale)
    .flatMap((node) => node.categories.map(({ alias, title }) => [`category:${alias}`, title] as const));
  const cities = vacancies
    .filter((node) => node.locale === locale && !node.closed)
    .map(({ city }) => [`city:${city.entryId}`, city.title] as const);
  return [categories, cities].flatMap((found) =>
    [...new Map(found)]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, tag)),
  );
}
