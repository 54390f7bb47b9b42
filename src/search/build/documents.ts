/** Entries as documents of a search index: what they are found by, and what is shown of them. */
import type { LocaleCode, SearchEntry, SearchFilter, SearchKind } from "@future-native/contract";
import { getLocale, type Locale } from "@future-native/contract/locales";
import type { DocumentEntry, SearchedDocument } from "static-search/build";
import type { Description } from "../../site/describe-entry";
import { ENTRY_KINDS, pathOfEntry, type EntryKind } from "../../site/entries";
import type { Block } from "../../site/entry-blocks";
import { formatDate } from "../../site/format";
import { routePath } from "../../site/routes";
import type { Redirect } from "../../site/redirects";
import type { NewsNode, PersonNode, SearchNodes, ServiceNode } from "./search-nodes";

/**
 * The number of a document begins with the index of its kind here. Results are grouped by kind, in the order of the
 * best result of each.
 */
export const SEARCH_KINDS: readonly SearchKind[] = ["case", "vacancy", "article", "service", "person", "news"];

const KIND_OF = { case: "case", vacancy: "vacancy", post: "article" } as const satisfies Record<EntryKind, SearchKind>;

/** Weight of a word in a field of an entry, and the usual length of that field in words. */
const TITLE = { weight: 8, usualWords: 4 };
const FACTS = { weight: 4, usualWords: 6 };
const LEAD = { weight: 3, usualWords: 20 };
const BODY = { weight: 1, usualWords: 150 };

/** Longer texts are found by all of their words and shown by their beginning. */
const LONGEST_SHOWN = 6000;

/** Everything that can be searched. */
export interface SearchContent extends SearchNodes {
  readonly entries: readonly Description[];
}

/** Former addresses by the address that they lead to now. */
type OldNames = ReadonlyMap<string, string>;

interface Texts {
  title: string;
  /** Beside the title, in one line. */
  facts: string;
  /** Found by, and not shown as facts. */
  more?: readonly string[];
  lead?: string;
  body?: readonly string[];
  url: string;
  territory?: SearchEntry["territory"];
  facets?: readonly string[];
}

function documentOf(texts: Texts, oldNames: OldNames): SearchedDocument {
  const { title, facts, more = [], lead = "", body = [], url, territory, facets = [] } = texts;
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

/** The fields of blocks that hold their words. */
interface BlockTexts extends Pick<Block, "__typename"> {
  readonly title?: string;
  readonly text?: string;
  readonly author?: string | null;
  readonly caption?: string | null;
  readonly remark?: string | null;
  readonly lead?: string | null;
  readonly runs?: readonly { text: string }[];
  readonly items?: readonly { runs: readonly { text: string }[] }[];
  readonly figures?: readonly { value: string; label: string }[];
  readonly pieces?: readonly { caption: string | null }[];
  readonly lines?: readonly { text: string }[];
  readonly steps?: readonly { label: string; said: string | null }[];
  readonly credits?: readonly { role: string; name: string }[];
}

/** The words of a text of blocks, one string for each stretch that is read as one. */
export function textsOf(blocks: readonly BlockTexts[]): string[] {
  const join = (runs: readonly { text: string }[] = []) => runs.map(({ text }) => text).join("");
  return blocks
    .flatMap(({ runs, items = [], figures = [], pieces = [], lines = [], steps = [], credits = [], ...block }) => [
      ...[block.title, join(runs), block.text, block.author, block.caption, block.remark, block.lead],
      ...items.map((item) => join(item.runs)),
      ...figures.map(({ value, label }) => `${value} ${label}`),
      ...pieces.map(({ caption }) => caption),
      ...lines.map((line) => line.text),
      ...steps.map(({ label, said }) => `${label} ${said ?? ""}`),
      ...credits.map(({ role, name }) => `${role} ${name}`),
    ])
    .filter((found): found is string => found != null && found !== "");
}

/** Adds a section to the address of a page. */
const at = (path: string, section: string) => `${path}#${section}`;

const ofEntry = (entry: Description): Texts => {
  const { kind, title, brief, names, lead, body, territory, filters } = entry;
  // The headings of a vacancy's lists are words of the interface.
  const texts = kind === "vacancy" ? body.filter(({ __typename }) => __typename !== "HeadingBlock") : body;
  return {
    ...{ title, facts: brief, more: names, lead, body: textsOf(texts), url: pathOfEntry(entry) },
    ...{ territory, facets: filters.map(({ value }) => value) },
  };
};

const ofService = (node: ServiceNode): Texts => ({
  ...{ title: node.title, facts: "", lead: node.lead, body: node.points },
  url: at(routePath("index", node.locale), "services"),
});

const ofPerson = (node: PersonNode): Texts => ({
  ...{ title: node.name, facts: node.position, more: node.categories.map(({ title }) => title) },
  url: at(routePath("about", node.locale), "team"),
});

const ofNews = (node: NewsNode): Texts => ({
  ...{ title: node.title, facts: formatDate(node.date, getLocale(node.locale).tag), lead: node.text },
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
export function documentsFor(
  locale: LocaleCode,
  { entries, services, people, news }: SearchContent,
  redirects: readonly Redirect[],
): DocumentEntry[] {
  const oldNames = oldNamesOf(redirects);
  const documentsOf = <Node extends { entryId: string; locale: LocaleCode }>(
    kind: SearchKind,
    list: readonly Node[],
    textsOfNode: (node: Node) => Texts,
  ): DocumentEntry[] =>
    list.filter((node) => node.locale === locale).map((node) => entryOf(kind, node, { textsOfNode, oldNames }));
  const entriesOf = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
  return [
    ...ENTRY_KINDS.flatMap((kind) => documentsOf(KIND_OF[kind], entriesOf(kind), ofEntry)),
    ...documentsOf("service", services, ofService),
    ...documentsOf("person", people, ofPerson),
    ...documentsOf("news", news, ofNews),
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
  entries: readonly Description[],
): SearchFilter[] {
  const own = entries.filter((entry) => entry.locale === locale);
  return (["case", "vacancy"] as const).flatMap((kind) => {
    const found = own.filter((entry) => entry.kind === kind).flatMap(({ filters }) => filters);
    return [...new Map(found.map((filter) => [filter.value, filter])).values()].sort((one, other) =>
      one.label.localeCompare(other.label, tag),
    );
  });
}
