import { callUrl } from "../call-url";
import type { Content } from "../content";
import { ENTITIES, type DerivedField, type DerivedContext } from "../shapes/entities";
import { idsField } from "../shapes/links";
import { entryLists, type Entry, type EntryList } from "./entry-lists";
import { contentReader } from "./node-content";
import type { Fields, NodeInput, Relation } from "./node-input";
import type { FileRegistry } from "./file-registry";

/**
 * One input for each entry in each locale in which it exists. A localised entry exists where all its required texts do.
 * @param registry gets the pictures and recordings that the entries use
 * @param now the moment of the build: a vacancy closes by its date
 */
export function buildNodeInputs(
  content: Content,
  apiUrl: string,
  registry: FileRegistry,
  now = new Date(),
): NodeInput[] {
  const today = now.toISOString().slice(0, 10);
  return entryLists(content).flatMap((list) => buildList(list, { apiUrl, registry, today }));
}

interface BuildOptions {
  readonly apiUrl: string;
  readonly registry: FileRegistry;
  readonly today: string;
}

function buildList({ type, call, callLocale, locale, entries }: EntryList, options: BuildOptions): NodeInput[] {
  const { apiUrl, registry, today } = options;
  const { shape, derived } = ENTITIES[type];
  const read = contentReader(shape);
  const url = callUrl(apiUrl, call, callLocale);
  const order = derived.some(({ name }) => name === "next") ? nextIds(entries) : undefined;
  return entries.flatMap((entry): NodeInput[] => {
    const { id, alias } = entry;
    const name = `${type} "${alias ?? id}" (id ${id}, ${locale})`;
    const fields: Fields = { ...entry };
    const made = read(fields, {
      locale,
      picture: (picture, field) => registry.picture(picture, locale, `${name}, field ${field}`),
      recording: (recording, field) => registry.recording(recording, `${name}, field ${field}`),
    });
    if (!made) return [];
    const more = derive(derived, fields, { today, nextId: order?.get(id) ?? null });
    const content = { fields: { ...made.fields, ...more.fields }, relations: [...made.relations, ...more.relations] };
    return [{ type, entryId: id, locale, name, url, ...content }];
  });
}

/** Computes the derived fields of an entry. */
function derive(derived: readonly DerivedField[], entry: Fields, context: DerivedContext) {
  const fields: Fields = {};
  const relations: Relation[] = [];
  for (const field of derived) {
    const value = field.value(entry, context);
    if (!field.link) fields[field.name] = value;
    else {
      const target = typeof value === "string" ? value : null;
      const link = idsField(field.name, false);
      relations.push({ field: field.name, link, type: field.link, target, isRequired: false });
    }
  }
  return { fields, relations };
}

/** For each entry the one after it by `sort`, where that is equal by id; the first comes after the last, and a single entry has none. */
export function nextIds(entries: readonly Entry[]): Map<string, string | null> {
  const sorted = [...entries].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || (one.id < other.id ? -1 : 1));
  return new Map(
    sorted.map(({ id }, index) => {
      const next = sorted[(index + 1) % sorted.length];
      return [id, next === undefined || next.id === id ? null : next.id];
    }),
  );
}
