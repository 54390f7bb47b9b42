/** Random changes of cases as an editor publishes them, many of which would break a link. */
import type { APIRequestContext } from "playwright-core";
import { LOCALES } from "@future-native/contract/locales";
import { anchorOf } from "../../cms/src/rich-text/anchor-of";
import { lexicalFromBlocks, type BlockInput } from "../../cms/src/rich-text/to-lexical";

/** @returns a whole number below another */
export type Draw = (below: number) => number;

interface Case {
  id: number;
  alias: string;
  body?: { root: { children: object[] } } | null;
}

interface Change {
  /** What was done, in a word. */
  name: string;
  locale: string;
  id: number;
  data: object;
}

/** An entry keeps so many paragraphs of ours at most. */
const KEPT = 3;
const OWN = "Told elsewhere";
const SCREENS = ["/", "/about", "/cases", "/career", "/contacts", "/blog", "/privacy", "/no-such-screen"];

function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from. Fill the CMS with content first.");
  return item;
}

const isOwn = (node: object) => JSON.stringify(node).includes(OWN);

/** A text whose last paragraph leads to another case, a heading of it, a screen, or to nothing at all. */
function linked(draw: Draw, at: number, { body }: Case, others: readonly Case[]): object {
  const { prefix } = pick(draw, LOCALES);
  const page = draw(3) === 0 ? pick(draw, SCREENS) : `/cases/${pick(draw, others).alias}`;
  const anchor = draw(4) === 0 ? `#${anchorOf(pick(draw, ["What was", "Sixty problems, all real", "Nowhere"]))}` : "";
  const block: BlockInput = {
    type: "paragraph",
    runs: [{ text: `${OWN}, ${at}: ` }, { text: "read on", href: `${prefix}${page}${anchor}` }, { text: "." }],
  };
  const children = body?.root.children ?? [];
  const own = children.filter(isOwn).slice(1 - KEPT);
  const rest = children.filter((node) => !isOwn(node));
  const state = lexicalFromBlocks([block]);
  return { body: { root: { ...state.root, children: [...rest, ...own, ...state.root.children] } } };
}

/** @returns the next change; the same numbers drawn make the same one */
export async function nextChange(request: APIRequestContext, draw: Draw, at: number): Promise<Change> {
  const { code: locale } = pick(draw, LOCALES);
  const answer = await request.get(`/cms-api/cases?locale=${locale}&depth=0&limit=100&sort=id&draft=true`);
  const cases: Case[] = (await answer.json()).docs;
  const entry = pick(draw, cases);
  const change = { locale, id: entry.id };
  const kind = draw(10);
  if (kind === 0) return { ...change, name: "unpublished", data: { _status: "draft" } };
  const published = { _status: "published" };
  if (kind === 1)
    return { ...change, name: "renamed", data: { ...published, alias: `${entry.alias.split("-at-")[0]}-at-${at}` } };
  if (kind === 2) return { ...change, name: "published", data: published };
  return { ...change, name: "linked", data: { ...published, ...linked(draw, at, entry, cases) } };
}
