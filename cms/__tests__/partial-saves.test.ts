/**
 * A5: a save over the API changes the fields that it names in the language that it names, and nothing else. Scripts send a part
 * of an entry, often without a language: that is the default one.
 */
import { DEFAULT_LOCALE, LOCALE_CODES } from "@future-native/contract";
import fc from "fast-check";
import { z } from "zod";
import { byLength } from "../../__tests__/support/test-length";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });

const answer = z.object({ status: z.number(), body: z.looseObject({}) });
const record = z.record(z.string(), z.unknown());
type Doc = z.infer<typeof record>;
const list = z.object({ docs: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })) });
const versions = z.object({ docs: z.array(z.object({ id: z.number(), version: record })) });

const api = async (method: string, path: string, body?: unknown) => answer.parse(await cms.api(method, path, body));

async function read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
  const { status, body } = await api("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return schema.parse(body);
}

/** A list or a global of the config. */
interface Kind {
  readonly address: string;
  readonly isList: boolean;
  readonly hasVersions: boolean;
}

/** Everything that an admin may change, as the API itself says. */
async function kinds(): Promise<Kind[]> {
  const permissions = z.record(
    z.string(),
    z.looseObject({ update: z.unknown().optional(), readVersions: z.unknown().optional() }),
  );
  const access = await read(z.object({ collections: permissions, globals: permissions }), "/access");
  const all = [
    ...Object.entries(access.collections).map(([slug, may]) => ({ address: `/${slug}`, isList: true, may })),
    ...Object.entries(access.globals).map(([slug, may]) => ({ address: `/globals/${slug}`, isList: false, may })),
  ];
  return all
    .filter(({ address, may }) => may.update && !address.startsWith("/payload-"))
    .map(({ may, ...kind }) => ({ ...kind, hasVersions: Boolean(may.readVersions) }));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Values by path, a rich text whole: `seo.title.ru`. */
function leaves(value: unknown, path: readonly string[] = []): [path: string, value: string][] {
  if (!isObject(value) || "root" in value) return [[path.join("."), JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

/** Noted by every save, or found by a query. */
const NO_CONTENT = /^(?:id|updatedAt|createdAt|_status|savedBy|publishedAt|sessions|awards\.(?:docs|hasNextPage))\b/;

/** Paths at which two states of an entry, read in all languages, differ. */
function differences(before: Doc, after: Doc): string[] {
  const [one, other] = [new Map(leaves(before)), new Map(leaves(after))];
  const paths = [...new Set([...one.keys(), ...other.keys()])].filter((path) => !NO_CONTENT.test(path));
  return paths.filter((path) => (one.get(path) ?? "null") !== (other.get(path) ?? "null"));
}

/** Whether a save that names fields in a language may change the value at a path. */
function isNamed(path: string, names: readonly string[], locale: string): boolean {
  const [field = "", ...inside] = path.split(".");
  const languages = inside.filter((name) => LOCALE_CODES.some((code) => code === name));
  return names.includes(field) && languages.every((language) => language === locale);
}

const NUMBERS = ["year", "sort", "seed", "min", "max"];
const TEXTS = ["title", "name", "lead", "text", "alt", "caption", "label", "value", "city", "position", "words"];

/** A changed value; choices and references stay as they are. */
function changed(name: string, value: unknown): unknown {
  if (typeof value === "number" && NUMBERS.includes(name)) return value + 1;
  if (typeof value === "string" && TEXTS.includes(name)) return `${value} x`;
  if (Array.isArray(value)) return value.map((row) => changed("", row));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, old]) => [inner, changed(inner, old)]));
}

const save = fc.record({
  locale: fc.constantFrom(undefined, ...LOCALE_CODES),
  draft: fc.boolean(),
  way: fc.constantFrom("one", "many", "version"),
  /** Which entry, and which of its versions. */
  which: fc.nat(),
  /** Which fields. */
  names: fc.array(fc.nat(), { maxLength: 2 }),
});
type Save = typeof save extends fc.Arbitrary<infer Value> ? Value : never;
/** One that names nothing, not even a language. */
const NOTHING: Save = { locale: undefined, draft: false, way: "one", which: 0, names: [] };

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];

interface Entry {
  readonly path: string;
  readonly id?: number | string;
}

async function findEntry({ address, isList }: Kind, which: number): Promise<Entry | undefined> {
  if (!isList) return { path: address };
  const { docs } = await read(list, `${address}?depth=0&limit=100&draft=true`);
  const entry = pick(docs, which);
  return entry && { path: `${address}/${entry.id}`, id: entry.id };
}

const stateOf = (path: string, draft: boolean) => read(record, `${path}?locale=all&depth=0&draft=${draft}`);

interface Call {
  readonly method: string;
  readonly to: string;
  readonly body?: Doc;
  readonly names: readonly string[];
  /** The entry afterwards, where a version is restored. */
  readonly expected?: Doc;
}

async function callOf(kind: Kind, { path, id }: Entry, save: Save): Promise<Call | undefined> {
  const { locale, draft, way, which, names } = save;
  const query = `depth=0&draft=${draft}${locale ? `&locale=${locale}` : ""}`;
  if (way === "version") {
    // Payload has no drafts of a restored global: it is written as it is to be.
    if (!kind.hasVersions || (draft && !kind.isList)) return undefined;
    const ofEntry = kind.isList ? `&where[parent][equals]=${id}` : "";
    const { docs } = await read(versions, `${kind.address}/versions?locale=all&depth=0&limit=100${ofEntry}`);
    const version = pick(docs, which);
    const to = `${kind.address}/versions/${version?.id}?${query}`;
    return version && { method: "POST", to, names: [], expected: version.version };
  }
  const asRead = await read(record, `${path}?depth=0&draft=true&locale=${locale ?? DEFAULT_LOCALE}`);
  const fields = Object.keys(asRead).filter((name) => !NO_CONTENT.test(name));
  const named = names.flatMap((index) => pick(fields, index) ?? []);
  const body = {
    ...Object.fromEntries(named.map((name) => [name, changed(name, asRead[name])])),
    ...(kind.hasVersions && { _status: draft ? "draft" : "published" }),
  };
  const isMany = kind.isList && way === "many";
  const to = isMany ? `${kind.address}?where[id][in]=${id}&${query}` : `${path}?${query}`;
  return { method: kind.isList ? "PATCH" : "POST", to, body, names: named };
}

/** Saves. @returns whether it was accepted, and the paths that changed and should not have */
async function saveAndCompare(kind: Kind, save: Save): Promise<{ status: number; wrong: string[] } | undefined> {
  const entry = await findEntry(kind, save.which);
  const call = entry && (await callOf(kind, entry, save));
  if (!call) return undefined;
  const published = await stateOf(entry.path, false);
  const latest = await stateOf(entry.path, true);
  const { status } = await api(call.method, call.to, call.body);
  const isAccepted = status === 200;
  const names = isAccepted ? call.names : [];
  const expected = (isAccepted && call.expected) || latest;
  const ofVersion = new Map(leaves(expected));
  // A global keeps texts of languages that the version did not have yet.
  const isKept = (path: string) => !kind.isList && call.expected !== undefined && !ofVersion.has(path);
  const wrong = [
    ...(save.draft && kind.hasVersions ? differences(published, await stateOf(entry.path, false)) : []),
    ...differences(expected, await stateOf(entry.path, true)).filter(
      (path) => !isKept(path) && !isNamed(path, names, save.locale ?? DEFAULT_LOCALE),
    ),
  ];
  return { status, wrong: wrong.map((path) => `${call.method} ${call.to} ${JSON.stringify(call.body)}: ${path}`) };
}

test("A5: a save of a part changes that part alone, in one language, however it comes", async () => {
  const wrong: string[] = [];
  const neverSaved: string[] = [];
  const saves = fc.sample(save, { numRuns: byLength(4, 40), seed: 43 });
  for (const kind of await kinds()) {
    const outcomes = [];
    for (const one of [NOTHING, ...saves]) outcomes.push((await saveAndCompare(kind, one)) ?? []);
    const made = outcomes.flat();
    wrong.push(...made.flatMap((outcome) => outcome.wrong));
    if (made.length > 0 && made.every(({ status }) => status !== 200)) neverSaved.push(kind.address);
    expect(made.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect(wrong).toEqual([]);
  expect(neverSaved).toEqual([]);
});

test("a query without a language asks for the texts of the default one", async () => {
  const { docs } = await read(list, "/cases?where[title][contains]=a&depth=0&limit=100");
  const named = await read(list, `/cases?where[title][contains]=a&depth=0&limit=100&locale=${DEFAULT_LOCALE}`);
  expect(docs).not.toEqual([]);
  expect(docs).toEqual(named.docs);
});

test.each([
  ["PATCH", "/cases/1?locale=pt"],
  ["PATCH", "/cases/1?locale=all"],
  ["PATCH", "/cases/1?locale=*"],
  ["PATCH", "/cases/1?locale=ru&publishSpecificLocale=pt"],
  ["POST", "/globals/page-home?locale=EN"],
  ["GET", "/cases/1?locale=pt"],
])("%s %s is refused: there is no such language to save or to read", async (method, path) => {
  const before = await stateOf("/cases/1", true);
  const { status, body } = await api(method, path, method === "GET" ? undefined : { title: "Título" });
  expect([status, body]).toEqual([400, { errors: [{ message: expect.stringContaining("one of en, ru, br") }] }]);
  expect(differences(before, await stateOf("/cases/1", true))).toEqual([]);
});
