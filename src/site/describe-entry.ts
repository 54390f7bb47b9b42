/** An entry in words, without its page: what search results, Markdown, feeds and llms.txt show of it is said here alone. */
import type { AwardCategory, LocaleCode, Territory, WorkFormat } from "@future-native/contract";
import { getLocale } from "@future-native/contract/locales";
import type { TFunction } from "i18next";
import { VACANCY_LISTS, type EntryAddress, type EntryKind } from "./entries";
import type { Block, EntryPicture } from "./entry-blocks";
import { formatDate, formatPay } from "./format";

export interface Description extends EntryAddress, Common {
  readonly author?: string | null;
  /** Names and numbers beside the title, in one line. */
  readonly brief: string;
  /** Facts with their labels, a line each, in the language of the entry. */
  readonly facts: readonly string[];
  /** Names that the entry is found by, beside the texts and the brief. */
  readonly names: readonly string[];
  /** By which lists of entries are filtered. */
  readonly filters: readonly { readonly value: string; readonly label: string }[];
  readonly territory?: Pick<Territory, "colors" | "mark">;
  readonly cover?: EntryPicture | null;
  readonly body: readonly Block[];
}

interface Common {
  /** Of the node: a UUID of its entry and locale alone. */
  readonly id: string;
  readonly entryId: string;
  readonly locale: LocaleCode;
  readonly title: string;
  readonly lead: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

interface Titled {
  readonly title: string;
}

export interface CaseNode extends Common {
  readonly alias: string;
  readonly year: number;
  readonly client: { readonly name: string } | null;
  readonly categories: readonly (Titled & { readonly alias: string })[];
  readonly services: readonly Titled[];
  readonly awards: readonly { readonly category: AwardCategory; readonly festival: string; readonly year: number }[];
  readonly territory: Pick<Territory, "colors" | "mark">;
  readonly cover: EntryPicture | null;
  readonly body: readonly Block[];
}

export interface PostNode extends Common {
  readonly alias: string;
  readonly author: string | null;
  readonly tags: readonly Titled[];
  readonly cover: EntryPicture | null;
  readonly body: readonly Block[];
}

export interface VacancyNode extends Common, Readonly<Record<(typeof VACANCY_LISTS)[number], readonly string[]>> {
  readonly city: Titled & { readonly entryId: string };
  readonly format: WorkFormat;
  readonly employment: "full-time" | "part-time" | "contract" | "internship";
  readonly salary: { min: number; max: number; currency: string; unit: string } | null;
  readonly validThrough: string | null;
}

/** The node that `ENTRIES` asks for, by the kind of the entry. */
export interface NodeOfKind {
  readonly case: CaseNode;
  readonly post: PostNode;
  readonly vacancy: VacancyNode;
}

export const ENTRIES = `
  query DescribedEntries($ids: [String!]!) {
    case: allCase(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes {
        id entryId locale title lead publishedAt updatedAt alias year
        client { name }
        categories { alias title }
        services { title }
        awards { category festival year }
        territory { colors mark }
        cover { ...EntryPicture }
        body { ...EntryBlocks }
      }
    }
    post: allBlogPost(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes {
        id entryId locale title lead publishedAt updatedAt alias author
        tags { title }
        cover { ...EntryPicture }
        body { ...EntryBlocks }
      }
    }
    vacancy: allVacancy(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes {
        id entryId locale title lead publishedAt updatedAt
        city { entryId title }
        format employment
        salary { min max currency unit }
        validThrough offer duties skills plus
      }
    }
  }
`;

const fact = (name: string, value: string | null | undefined) => (value ? [`${name}: ${value}`] : []);
const listed = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
const titles = (items: readonly Titled[]) => items.map(({ title }) => title);

type Describe = { [Kind in EntryKind]: (node: NodeOfKind[Kind], t: TFunction, tag: string) => Description };

const DESCRIBE: Describe = {
  case({ alias, year, client, categories, services, awards, ...node }, t) {
    const won = awards.map((award) => `${t(`awardCategories.${award.category}`)}, ${award.festival} ${award.year}`);
    return {
      ...{ ...node, kind: "case", address: alias, brief: listed(client?.name, String(year)) },
      facts: [
        ...fact(t("cases.client"), client?.name),
        ...fact(t("cases.year"), String(year)),
        ...fact(t("cases.categories"), listed(...titles(categories))),
        ...fact(t("cases.services"), listed(...titles(services))),
        ...fact(t("cases.awards"), won.join("; ")),
      ],
      names: [...titles(categories), ...titles(services), ...awards.map(({ festival }) => festival)],
      filters: categories.map(({ alias: category, title }) => ({ value: `category:${category}`, label: title })),
    };
  },
  post({ alias, tags, ...node }, _, tag) {
    const [first, ...others] = titles(tags);
    return {
      ...{ ...node, kind: "post", address: alias, brief: listed(first, node.author) },
      facts: [listed(node.author, formatDate(node.publishedAt, tag)), listed(...titles(tags))].filter(Boolean),
      ...{ names: others, filters: [] },
    };
  },
  vacancy({ city, format, employment, salary, validThrough, offer, duties, skills, plus, ...node }, t, tag) {
    const per = t(salary?.unit === "year" ? "vacancy.perYear" : "vacancy.perMonth");
    const lists = { offer, duties, skills, plus };
    return {
      ...{ ...node, kind: "vacancy", address: node.entryId, brief: city.title },
      facts: [
        ...fact(t("vacancy.city"), city.title),
        ...fact(t("vacancy.format"), t(`workFormats.${format}`)),
        ...fact(t("vacancy.employment"), t(`employmentTypes.${employment}`)),
        ...fact(t("vacancy.salary"), salary && `${formatPay(salary, tag)} ${per}`),
        ...(validThrough ? [t("vacancy.validThrough", { date: formatDate(validThrough, tag) })] : []),
      ],
      ...{ names: [], filters: [{ value: `city:${city.entryId}`, label: city.title }] },
      body: VACANCY_LISTS.flatMap((list) => listBlocks(t(`vacancy.${list}`), lists[list])),
    };
  },
};

/** A list under its heading; nothing for no lines. */
function listBlocks(text: string, lines: readonly string[]): Block[] {
  const items = lines.map((line) => ({ runs: [{ text: line, bold: null, italic: null, href: null }] }));
  if (items.length === 0) return [];
  return [
    { __typename: "HeadingBlock", level: 2, text },
    { __typename: "ListBlock", ordered: false, items },
  ];
}

/** @param t words of the interface in the language of the entry */
export function describeEntry<Kind extends EntryKind>(kind: Kind, node: NodeOfKind[Kind], t: TFunction): Description {
  return DESCRIBE[kind](node, t, getLocale(node.locale).tag);
}
