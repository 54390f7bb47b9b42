import { nothingKnown, readSearchNodes } from "../../src/search/build/search-nodes";
import type { Graphql } from "../../src/site/read-site";
import { demoSearchNodes } from "../support/demo-search";

const LONG = ["cases", "vacancies", "articles"] as const;
const LINKED = ["clients", "categories", "services", "awards", "cities", "tags"];

/** Digests that are not the ones of the beginning, by the node's id or the linked kind. */
const changed = new Map<string, string>();
const gone = new Set<string>();
const asked: string[][] = [];

const digest = (name: string) => ({ internal: { contentDigest: changed.get(name) ?? "as it was" } });
interface Named {
  entryId: string;
  locale: string;
  title: string;
}

const nodesOf = (list: readonly Named[]) =>
  list.map((node) => ({ ...node, id: `${node.entryId} ${node.locale}` })).filter(({ id }) => !gone.has(id));

/** Gatsby's answer about the demo content, of which some was edited. */
function answer(query: string, { ids }: { ids?: string[] } = {}) {
  if (query.includes("LinkedDigests")) {
    return Object.fromEntries(LINKED.map((kind) => [kind, { nodes: [digest(kind)] }]));
  }
  const demo = demoSearchNodes();
  const { services, people, news } = demo;
  if (!query.includes("SearchedEntries")) {
    const refs = LONG.map((kind) => [kind, { nodes: nodesOf(demo[kind]).map(({ id }) => ({ id, ...digest(id) })) }]);
    return Object.fromEntries(refs);
  }
  asked.push(ids ?? []);
  const entries = LONG.map((kind) => {
    const nodes = nodesOf(demo[kind]);
    const read = nodes.filter(({ id }) => ids?.includes(id));
    return [kind, { nodes: read.map((node) => ({ ...node, title: changed.get(node.id) ?? node.title })) }];
  });
  const others = { services: { nodes: services }, people: { nodes: people }, news: { nodes: news } };
  return { ...Object.fromEntries(entries), ...others };
}

const graphql = ((query: string, variables?: object) => Promise.resolve({ data: answer(query, variables) })) as Graphql;
const count = () => LONG.flatMap((kind) => nodesOf(demoSearchNodes()[kind])).length;

it("X8: reads of the long texts what was edited, and whatever is said of it by what it names", async () => {
  const first = await readSearchNodes(graphql, nothingKnown());
  expect(asked.pop()).toHaveLength(count());
  const [one] = first.nodes.cases;
  if (!one) throw new Error("The demo content has no case.");
  const id = `${one.entryId} ${one.locale}`;

  changed.set(id, "A new title");
  const second = await readSearchNodes(graphql, first.known);
  expect(asked.pop()).toEqual([id]);
  expect(second.nodes.cases).toEqual(first.nodes.cases.with(0, { ...one, title: "A new title" }));

  gone.add(id);
  const third = await readSearchNodes(graphql, second.known);
  expect(asked.pop()).toEqual([]);
  expect(third.nodes.cases).toEqual(first.nodes.cases.slice(1));

  changed.set("clients", "renamed");
  await readSearchNodes(graphql, third.known);
  expect(asked.pop()).toHaveLength(count());
});
