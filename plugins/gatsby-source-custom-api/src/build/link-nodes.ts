import { BLOG_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import { SourceError } from "../errors";
import type { NodeType } from "../shapes/entities";
import type { Fields, NodeInput, Relation } from "./node-input";

/** A node but for what Gatsby adds: its data, and an id that lasts as long as the entry does. */
export interface LinkedNode {
  readonly id: string;
  readonly type: NodeType;
  readonly data: Fields;
}

/** Makes the id of a node from its type, locale and entry id. */
export type MakeNodeId = (key: string) => string;

type Locales = Map<string, LocaleCode[]>;

const BLOG_TYPES: readonly NodeType[] = ["BlogTag", "BlogPost", "BlogExternal"];

/**
 * Resolves relations: each field that names other entries gets the ids of their nodes in the same locale. An entry that
 * does not exist in the locale is left out of lists, and null as a single value.
 * @param leaveOut called for an entry that is left out because a required relation of it is missing in the locale
 * @throws SourceError in that case, if `leaveOut` is not given
 */
export function linkNodes(
  inputs: readonly NodeInput[],
  makeNodeId: MakeNodeId,
  leaveOut?: (error: SourceError) => void,
): LinkedNode[] {
  const makeId = remembering(makeNodeId);
  const existing = localesByEntry(inputs);
  const link = (input: NodeInput): LinkedNode => {
    const { type, entryId, locale, fields, relations } = input;
    const locales = existing.get(type)?.get(entryId) ?? [];
    const links = relations.map((relation) => [relation.link, linkRelation(input, relation, existing, makeId)]);
    const data = { entryId, locale, locales, missingLocales: missing(type, locales), ...fields };
    return { id: makeId(nodeKey(type, locale, entryId)), type, data: { ...data, ...Object.fromEntries(links) } };
  };
  return inputs.flatMap((input) => {
    try {
      return [link(input)];
    } catch (error) {
      if (!leaveOut || !(error instanceof SourceError)) throw error;
      leaveOut(error);
      return [];
    }
  });
}

/** An id costs a hash, and most entries are named by several others. */
function remembering(makeId: MakeNodeId): MakeNodeId {
  const made = new Map<string, string>();
  return (key) => {
    const id = made.get(key) ?? makeId(key);
    made.set(key, id);
    return id;
  };
}

const nodeKey = (type: NodeType, locale: LocaleCode, entryId: string) => `${type}:${locale}:${entryId}`;

function localesByEntry(inputs: readonly NodeInput[]): Map<NodeType, Locales> {
  const existing = new Map<NodeType, Locales>();
  for (const { type, entryId, locale } of inputs) {
    const entries: Locales = existing.get(type) ?? new Map();
    entries.set(entryId, [...(entries.get(entryId) ?? []), locale].sort());
    existing.set(type, entries);
  }
  return existing;
}

/** The blog is written in one locale on purpose, so nothing of it is missing elsewhere. */
function missing(type: NodeType, locales: readonly LocaleCode[]): LocaleCode[] {
  const wanted = BLOG_TYPES.includes(type) ? [BLOG_LOCALE] : LOCALE_CODES;
  return wanted.filter((code) => !locales.includes(code)).sort();
}

function linkRelation(input: NodeInput, relation: Relation, existing: Map<NodeType, Locales>, makeId: MakeNodeId) {
  const { type, target } = relation;
  const exists = (entryId: string) => existing.get(type)?.get(entryId)?.includes(input.locale) ?? false;
  const idOf = (entryId: string) => makeId(nodeKey(type, input.locale, entryId));
  if (target === null) {
    return null;
  }
  if (typeof target !== "string") {
    return target.filter(exists).map(idOf);
  }
  if (exists(target)) {
    return idOf(target);
  }
  if (relation.isRequired) {
    throw new SourceError("untranslated", {
      problem: `${input.name} names ${type} "${target}", which is not translated into "${input.locale}".`,
      fix: `Translate ${type} "${target}" into "${input.locale}" in the CMS, or take that locale off the entry.`,
      url: input.url,
      status: 200,
      fields: [relation.field],
    });
  }
  return null;
}
