/** Reads entries for the admin's search and the board of translations while one is saved; prints the titles that each has seen. */
import type { Where } from "payload";
import { entriesOfCollection } from "../../src/dashboard/search/read-entries";
import { pinUpdatedAt } from "../../src/sets/pin-updated-at";
import { openCms } from "../../src/start-up/open-cms";
import { boardLists, entriesOf } from "../../src/translations/read-board";
import { caseData } from "./noted-changes";
import { printResult } from "./result";

const HOUR = 3_600_000;
const { payload } = await openCms();
const config = payload.collections.cases.config;
const board = boardLists(payload).find(({ slug }) => slug === "cases");
if (!board) throw new Error("Cases are not translated.");

const made = await payload.create({ collection: "cases", data: { ...caseData("half"), title: "Half" } });

/** Writes texts into the newest version whose row is there already, as a save does. */
async function writeTexts(title: string, updatedAt?: string): Promise<void> {
  const where: Where = { and: [{ parent: { equals: made.id } }, { latest: { equals: true } }] };
  const { docs } = await payload.db.findVersions({ collection: "cases", where, limit: 1, locale: "all" });
  const [newest] = docs;
  if (!newest) throw new Error("The case has no version.");
  const version = { ...newest.version, title: { en: title } };
  const at = updatedAt ?? newest.updatedAt;
  await payload.db.updateVersion({
    collection: "cases",
    id: newest.id,
    versionData: { ...newest, version, updatedAt: at },
  });
}

async function titles(): Promise<unknown[]> {
  const [entry] = await entriesOfCollection(payload, config);
  const [line] = await entriesOf(payload, board as NonNullable<typeof board>);
  return [(entry?.doc.title as { en?: string } | undefined)?.en, line?.title];
}

const half = await titles();
await writeTexts("Whole");
const whole = await titles();
// What was saved long ago is not read again.
const longAgo = new Date(Date.now() - HOUR).toISOString();
await writeTexts("Whole", longAgo);
await pinUpdatedAt(payload, "cases", made.id, longAgo);
const settled = await titles();
await writeTexts("Written by nobody");
const kept = await titles();
printResult({ half, whole, settled, kept });
await payload.destroy();
process.exit(0);
