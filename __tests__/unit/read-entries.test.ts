/** Which entries a build reads and describes, and which it knows of the build before (X2, X8). */
import awards from "../../locales/en/awards.json";
import career from "../../locales/en/career.json";
import cases from "../../locales/en/cases.json";
import { createI18n } from "../../src/i18n/create-i18n";
import type { NodeOfKind } from "../../src/site/describe-entry";
import { readEntries, type KnownEntries } from "../../src/site/read-entries";
import type { Graphql } from "../../src/site/read-site";

const { t } = createI18n("en", { awards, career, cases });
const dates = { publishedAt: "2025-01-01T00:00:00Z", updatedAt: "2025-01-02T00:00:00Z" };
const common = (id: string) => ({ ...{ id, entryId: id, locale: "en" as const, title: id, lead: "Lead" }, ...dates });

/** As Gatsby answers: a file is a node. */
const cover = {
  alt: "Ice",
  file: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/a.webp" } } } } },
};

const NODES: { [Kind in keyof NodeOfKind]: readonly object[] } = {
  case: ["north", "south"].map((id) => ({
    ...{ ...common(id), alias: id, year: 2024, client: { name: "Bank" }, territory: { colors: [], mark: "grid" } },
    ...{ categories: [{ alias: "tech", title: "Technology" }], services: [{ title: "Platform" }] },
    ...{ awards: [{ category: "gold", festival: "Turnstile", year: 2025 }], cover, body: [] },
  })),
  post: [
    {
      ...{ ...common("brief"), alias: "brief", author: "Vera", tags: [{ title: "Trade" }, { title: "Tools" }] },
      ...{ cover: null, body: [] },
    },
  ],
  vacancy: [
    {
      ...{ ...common("7"), city: { entryId: "5", title: "Tbilisi" }, format: "office", employment: "full-time" },
      ...{ salary: null, validThrough: null, offer: ["Tea"], duties: [], skills: ["Patience"], plus: [] },
    },
  ],
};

/** Digests that are not the ones of the beginning, by the node's id or the linked kind. */
const changed = new Map<string, string>();
const removed = new Set<string>();
const requested: string[][] = [];
const digest = (name: string) => ({ internal: { contentDigest: changed.get(name) ?? "as it was" } });

function answer(query: string, { ids }: { ids?: string[] } = {}) {
  if (query.includes("LinkedDigests")) return { clients: { nodes: [digest("clients")] } };
  if (ids) requested.push(ids);
  const lists = Object.entries(NODES).map(([kind, list]) => {
    const present = list.filter((node) => "id" in node && !removed.has(String(node.id)));
    const nodes = present.flatMap((node) => {
      const id = "id" in node ? String(node.id) : "";
      if (!ids) return { id, locale: "en", ...digest(id) };
      return ids.includes(id) ? { ...node, title: changed.get(id) ?? id } : [];
    });
    return [kind, { nodes }];
  });
  return Object.fromEntries(lists);
}

const graphql = ((query: string, variables?: object) => Promise.resolve({ data: answer(query, variables) })) as Graphql;
let stored: Map<string, unknown>;
const cache = {
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, structuredClone(value))),
};
let messages = "1";
const read = (known: KnownEntries) =>
  readEntries({ graphql, cache, messagesOf: () => ({ t, digest: messages }) }, known);
const titlesOf = async (known: KnownEntries) => (await read(known)).map(({ title }) => title);

beforeEach(() => {
  changed.clear();
  removed.clear();
  requested.length = 0;
  stored = new Map();
});

it("describes each kind in the language of the entry, with files as their paths", async () => {
  const [north, , brief, vacancy] = await read(new Map());
  expect(north).toMatchObject({
    ...{ kind: "case", address: "north", brief: "Bank, 2024", cover: { alt: "Ice", file: "/a.webp" } },
    facts: [
      ...["Client: Bank", "Year: 2024", "Categories: Technology", "Services: Platform"],
      "Awards: Gold, Turnstile 2025",
    ],
    names: ["Technology", "Platform", "Turnstile"],
    filters: [{ value: "category:tech", label: "Technology" }],
  });
  expect(brief).toMatchObject({
    ...{ kind: "post", address: "brief", brief: "Trade, Vera", names: ["Tools"], filters: [] },
    facts: ["Vera, 1 January 2025", "Trade, Tools"],
  });
  expect(vacancy).toMatchObject({
    ...{ kind: "vacancy", address: "7", brief: "Tbilisi", filters: [{ value: "city:5", label: "Tbilisi" }] },
    facts: ["City: Tbilisi", "Workplace: Office", "Contract type: Full-time"],
  });
  expect(vacancy?.body.map((block) => ("text" in block ? block.text : block.__typename))).toEqual([
    ...[t("vacancy.offer"), "ListBlock", t("vacancy.skills"), "ListBlock"],
  ]);
});

it("reads what was edited, and whatever is said of an entry by what it names or in which words", async () => {
  const known: KnownEntries = new Map();
  const [, south] = await read(known);
  expect(requested.splice(0)).toEqual([["north", "south", "brief", "7"]]);
  changed.set("north", "Far north");
  const again = await read(known);
  expect(requested.splice(0)).toEqual([["north"]]);
  expect(again[0]?.title).toBe("Far north");
  expect(again[1]).toBe(south);
  removed.add("north");
  expect(await titlesOf(known)).toEqual(["south", "brief", "7"]);
  expect(requested).toEqual([]);
  changed.set("clients", "renamed");
  await read(known);
  messages = "2";
  await read(known);
  expect(requested).toEqual([
    ["south", "brief", "7"],
    ["south", "brief", "7"],
  ]);
});

it("begins another process with what the last one has read", async () => {
  await read(new Map());
  requested.length = 0;
  changed.set("7", "Designer");
  expect(await titlesOf(new Map())).toEqual(["north", "south", "brief", "Designer"]);
  expect(requested).toEqual([["7"]]);
});
