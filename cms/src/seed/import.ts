import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import { isRecord } from "payload-kit";
import { withoutGate } from "payload-publish-gate/without-gate";
import { forEachAtOnce } from "payload-releases/store/for-each-at-once";
import { findRepositoryRoot } from "../env";
import { FILE_TYPES, MEDIA_TYPES } from "../files/media-types";
import type { DemoContent, DemoEntry } from "./demo-content";
import { demoState, setDemoState, type DemoState } from "./demo-state";
import { isFile, isLocalized, localesOf, valuesOf, type DemoFile, type ImportContext } from "./values";

/** Collections of the content. Those that others refer to come first. */
export const COLLECTIONS = [
  ...(["case-categories", "services", "clients", "cases", "awards", "job-cities", "jobs"] as const),
  ...(["team-categories", "team", "gallery", "blog-tags", "blog-posts", "blog-externals", "news", "offices"] as const),
];

interface ImportOptions {
  readonly content: DemoContent;
  /** Called after every step. */
  readonly report?: (step: string) => void;
  /** Called after each picture. */
  readonly countPicture?: (done: number, all: number) => void;
}

/**
 * Puts the demo content into an empty CMS, everything published, in the locales in which it exists.
 * @returns the state before the call: nothing is imported if the demo content is complete or other content exists
 * @throws Error that names the entry at fault
 */
export async function importDemoContent(
  payload: Payload,
  { content, report = () => {}, countPicture = () => {} }: ImportOptions,
): Promise<DemoState> {
  const state = await demoState(payload);
  if (state === "finished" || state === "foreign") return state;
  if (state === "started") await clear(payload);
  await setDemoState(payload, "started");
  const context: ImportContext = { payload, ids: new Map() };
  await importFiles(context, content, countPicture);
  report(`${context.ids.size} pictures, films and sounds`);
  for (const collection of COLLECTIONS) {
    const entries = content.lists[collection] ?? [];
    for (const [at, entry] of entries.entries()) {
      const id = await saveEntry(context, collection, { sort: (at + 1) * 10, ...entry });
      if (typeof entry.key === "string") context.ids.set(`${collection} ${entry.key}`, id);
    }
    report(`${collection}: ${entries.length}`);
  }
  for (const { slug } of payload.config.globals) await saveGlobal(context, slug, content.globals[slug] ?? {});
  report("settings and texts of the screens");
  await setDemoState(payload, "finished");
  return state;
}

/** Deletes the leftovers of an interrupted import; no other content can exist yet. */
async function clear(payload: Payload): Promise<void> {
  for (const collection of [...COLLECTIONS.toReversed(), "recordings", "media"] as const)
    await payload.delete({ collection, where: {}, context: withoutGate("demo import") });
}

/** Files of the content, those that a film refers to before it. */
function* filesIn(value: unknown): Generator<DemoFile> {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) yield* filesIn(inner);
  if (isFile(value)) yield value;
}

/** Puts the files that the content shows into the library, as many pictures at a time as there are processors. */
async function importFiles(
  context: ImportContext,
  content: DemoContent,
  count: (done: number, all: number) => void,
): Promise<void> {
  const files = new Map([...filesIn(content)].map((file) => [file.file, file]));
  const isPicture = ({ file }: DemoFile) => MEDIA_TYPES.has(path.extname(file));
  const pictures = [...files.values()].filter(isPicture);
  await forEachAtOnce(availableParallelism(), pictures, async (picture) => {
    await saveFile(context, "media", picture);
    count(context.ids.size, pictures.length);
  });
  for (const file of files.values()) if (!isPicture(file)) await saveFile(context, "recordings", file);
}

async function saveFile(context: ImportContext, collection: "media" | "recordings", entry: DemoFile): Promise<void> {
  const { file: name } = entry;
  const folder = collection === "media" ? "pictures" : "recordings";
  const data = await readFile(path.join(findRepositoryRoot(), "demo", folder, name));
  const upload = { data, name, size: data.length, mimetype: FILE_TYPES.get(path.extname(name)) ?? "" };
  context.ids.set(name, await saveEntry(context, collection, entry, upload));
}

type Upload = NonNullable<Parameters<Payload["create"]>[0]["file"]>;

/** Saves an entry in its first locale, then its translations. @returns its id */
async function saveEntry(
  { payload, ids }: ImportContext,
  collection: CollectionSlug,
  { sort, ...entry }: DemoEntry,
  file?: Upload,
): Promise<number> {
  const { flattenedFields, versions } = payload.collections[collection].config;
  const [first = "en", ...others] = localesOf(entry);
  const dataIn = (locale: LocaleCode, isWanted?: (field: FlattenedField) => boolean) => ({
    ...valuesOf(flattenedFields, entry, { locale, ids, isWanted }),
    ...(versions?.drafts && { _status: "published" as const }),
  });
  const options = { collection, depth: 0 } as const;
  try {
    const hasOrder = flattenedFields.some(({ name }) => name === "sort");
    // Read from JSON: its shape is what Payload validates.
    const data = { ...dataIn(first), ...(hasOrder && { sort }) } as RequiredDataFromCollectionSlug<CollectionSlug>;
    const context = withoutGate("demo import");
    const { id } = await payload.create({ ...options, data, file, locale: first, context });
    for (const locale of others) {
      const translated = dataIn(locale, isLocalized);
      await payload.update({ ...options, id, data: translated, locale, context: withoutGate("demo import") });
    }
    return Number(id);
  } catch (error) {
    const place = `${collection} ${String(entry.key ?? entry.file ?? entry.alias ?? JSON.stringify(entry))}`;
    throw new Error(`The demo content does not fit (${place}): ${String(error)}`, { cause: error });
  }
}

/** Saves a global in every locale as a draft, and publishes it with the last one: before, texts that the site needs are missing. */
export async function saveGlobal({ payload, ids }: ImportContext, slug: GlobalSlug, entry: DemoEntry): Promise<void> {
  const { flattenedFields = [] } = payload.config.globals.find((config) => config.slug === slug) ?? {};
  for (const locale of LOCALE_CODES) {
    const draft = locale !== LOCALE_CODES.at(-1);
    const found: unknown = await payload.findGlobal({ slug, locale, fallbackLocale: false, draft: true, depth: 0 });
    const saved = isRecord(found) ? found : {};
    const values = valuesOf(flattenedFields, entry, { locale, ids, saved });
    const data: Record<string, unknown> = { ...values, _status: draft ? "draft" : "published" };
    await payload.updateGlobal({ slug, locale, data, draft, depth: 0, context: withoutGate("demo import") });
  }
}
