import { LOCALE_CODES } from "@future-native/contract/locales";
import type { FlattenedField, Payload, SanitizedGlobalConfig } from "payload";
import { textOf, type Doc } from "payload-kit";
import { storedEntry } from "payload-kit/entries";
import { withoutGate } from "payload-publish-gate/without-gate";
import { markChanged } from "payload-releases/changes";
import { ensureEmptySite } from "./empty-site";
import { importedAt, setDemoState } from "./demo-state";
import { COLLECTIONS } from "./import";

/** Collections of the demo content, those that refer to others first. */
const LISTS = [...COLLECTIONS.toReversed(), "recordings", "media"] as const;

/** Something of the demo content that is still there, by its collection or global. */
type Remainder = Readonly<Record<"list" | "title" | "why", string>>;

const CHANGED = "was saved after the import";

/**
 * Takes the demo content out of the CMS: what the import has made and has not been saved since, its drafts included. Accounts,
 * enquiries and what was made later stay. The release is forced, for it loses pages. No other process may use the database.
 * @returns how many it took, and what had to stay
 */
export async function takeDemoAway(payload: Payload): Promise<{ taken: number; remaining: Remainder[] }> {
  const moment = await importedAt(payload);
  const remaining: Remainder[] = [];
  let taken = 0;
  const take = async (list: string, doc: Doc, remove: () => Promise<unknown>) => {
    if (!doc.createdAt || textOf(doc.createdAt) > moment) return;
    const title = [doc.title, doc.name, doc.city, doc.caption, doc.filename].map(textOf).find(Boolean) ?? "";
    const refuse = (why: string) => remaining.push({ list, title, why });
    if (textOf(doc.updatedAt) > moment) refuse(CHANGED);
    else
      await remove().then(
        () => (taken += 1),
        ({ message }: Error) => refuse(message),
      );
  };
  for (const collection of LISTS) {
    // With their newest drafts.
    const draft = Boolean(payload.collections[collection].config.versions?.drafts);
    for (const { id, ...doc } of (await payload.find({ collection, draft, depth: 0, pagination: false })).docs) {
      const context = withoutGate("the demo is taken away");
      await take(collection, doc, () => payload.delete({ collection, id, depth: 0, context }));
    }
  }
  for (const config of payload.config.globals) {
    const doc = await payload.findGlobal({ slug: config.slug, draft: true, depth: 0 });
    await take(config.slug, { ...doc }, () => empty(payload, config));
  }
  await setDemoState(payload, "foreign");
  await ensureEmptySite(payload);
  await markChanged(payload, { force: true });
  return { taken, remaining };
}

/** Takes the values out of a global, past the validation of what a publication needs. Its versions keep them. */
async function empty(payload: Payload, config: SanitizedGlobalConfig): Promise<void> {
  const { rows } = storedEntry(config, undefined, { payload });
  const data = { ...emptyOf(config.flattenedFields), _status: "published", updatedAt: new Date().toISOString() };
  await rows.write(data);
  await rows.addVersion(data);
}

function emptyOf(fields: readonly FlattenedField[]): Record<string, unknown> {
  const values = fields
    .filter(({ name }) => !["id", "createdAt", "updatedAt"].includes(name))
    .map((field) => {
      if (field.type === "group" || field.type === "tab") return [field.name, emptyOf(field.flattenedFields)];
      const value = field.type === "array" ? [] : "defaultValue" in field ? (field.defaultValue ?? null) : null;
      const isLocalized = "localized" in field && field.localized;
      return [field.name, isLocalized ? Object.fromEntries(LOCALE_CODES.map((locale) => [locale, value])) : value];
    });
  return Object.fromEntries(values);
}
