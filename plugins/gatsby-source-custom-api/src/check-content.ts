import type { LocaleCode } from "@future-native/contract";
import { entryLists } from "./build/entry-lists";
import type { NodeInput } from "./build/node-input";
import { callUrl } from "./call-url";
import { SourceError } from "./errors";
import type { Content } from "./content";
import type { NodeType } from "./shapes/entities";
import { PER_LOCALE_LISTS, WHOLE_LISTS, type SourceOptions } from "./options";

interface Entry {
  readonly id: string;
  readonly alias?: string;
  readonly locale?: LocaleCode;
}

interface List {
  readonly locale?: LocaleCode;
  readonly entries: readonly Entry[];
  readonly url: string;
}

/**
 * Checks that span answers, which no schema expresses: ids and aliases are unique in a list, and entries are in the
 * requested locale.
 * @throws SourceError
 */
export function checkLists(content: Content, { apiUrl }: Pick<SourceOptions, "apiUrl">): void {
  for (const { locale, answer } of content.site) {
    const url = callUrl(apiUrl, "site", locale);
    checkLocale([answer], locale, url);
    checkUnique(answer.offices, "id", url);
  }
  for (const list of listsOf(content, apiUrl)) {
    checkLocale(list.entries, list.locale, list.url);
    checkUnique(list.entries, "id", list.url);
    checkUnique(list.entries, "alias", list.url);
  }
}

function listsOf(content: Content, apiUrl: string): List[] {
  return [
    ...PER_LOCALE_LISTS.flatMap((name) =>
      content[name].map(({ locale, answer }) => ({ locale, entries: answer, url: callUrl(apiUrl, name, locale) })),
    ),
    ...WHOLE_LISTS.map((name) => ({ entries: content[name], url: callUrl(apiUrl, name) })),
  ];
}

function checkLocale(entries: readonly Partial<Entry>[], locale: LocaleCode | undefined, url: string) {
  const index = entries.findIndex((entry) => entry.locale !== locale);
  const stray = entries[index];
  if (locale !== undefined && stray) {
    throw new SourceError("contract", {
      problem: `The API was asked for "${locale}" and gave ${stray.id ? `entry "${stray.id}"` : "an answer"} in "${stray.locale}".`,
      fix: "Make the server answer in the language that the path names.",
      url,
      status: 200,
      fields: [`entry ${index + 1}, locale: expected "${locale}"`],
    });
  }
}

function checkUnique(entries: readonly Entry[], key: "id" | "alias", url: string) {
  const seen = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const value = entry[key];
    if (value === undefined) {
      continue;
    }
    const first = seen.get(value);
    if (first !== undefined) {
      throw new SourceError("duplicate", {
        problem: `The ${key} "${value}" occurs twice in one list.`,
        fix:
          key === "alias"
            ? "Give one of the two entries another alias in the CMS; two pages cannot have one address."
            : "Make the server list each entry once.",
        url,
        status: 200,
        fields: [first, index].map((at) => `entry ${at + 1} (id "${entries[at]?.id}"), ${key}`),
      });
    }
    seen.set(value, index);
  }
}

/**
 * Every id that an entry names must be the id of some entry, in whatever locale.
 * @throws SourceError for the first that is not
 */
export function checkRelations(inputs: readonly NodeInput[], content: Content) {
  const known = knownIds(content);
  for (const input of inputs) {
    for (const { field, type, target } of input.relations) {
      const targets = target === null ? [] : typeof target === "string" ? [target] : target;
      const dangling = targets.find((id) => !known.get(type)?.has(id));
      if (dangling !== undefined) {
        throw new SourceError("relation", {
          problem: `${input.name} names ${type} "${dangling}", which the API does not have.`,
          fix: `Choose another ${type} in the entry's field, or publish the one that it names.`,
          url: input.url,
          status: 200,
          fields: [field],
        });
      }
    }
  }
}

function knownIds(content: Content): Map<NodeType, Set<string>> {
  const known = new Map<NodeType, Set<string>>();
  for (const { type, entries } of entryLists(content)) {
    const ids = known.get(type) ?? new Set();
    entries.forEach(({ id }) => ids.add(id));
    known.set(type, ids);
  }
  return known;
}
