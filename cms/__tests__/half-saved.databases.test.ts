/** X3, X15: an entry with an unfinished save is read again; one saved long ago is not. */
import type { Where } from "payload";
import { entriesIn } from "payload-desk/read-entries";
import { entryOf, pinUpdatedAt } from "payload-sets/docs";
import { boardLists, entriesOf } from "payload-translations/board";
import { caseData } from "./support/noted-changes";
import { provideCms } from "./support/test-cms";

const HOUR = 3_600_000;
const cms = provideCms();
let id: number;

/** Writes texts into the newest version whose row is there already, as a save does. */
async function writeTexts(title: string, at?: string): Promise<void> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await cms.payload.db.findVersions({ collection: "cases", where, limit: 1, locale: "all" });
  const [newest] = docs;
  if (!newest) throw new Error("The case has no version.");
  const version = { ...newest.version, title: { en: title } };
  const versionData = { ...newest, version, updatedAt: at ?? newest.updatedAt };
  await cms.payload.db.updateVersion({ collection: "cases", id: newest.id, versionData });
}

/** As the search and the board of translations have read it. */
async function titles(): Promise<unknown[]> {
  const [entry] = await entriesIn(cms.payload, cms.payload.collections.cases.config);
  const lists = boardLists(cms.payload).filter(({ slug }) => slug === "cases");
  const [lines = []] = await Promise.all(lists.map((list) => entriesOf(cms.payload, list)));
  return [(entry?.doc.title as { en?: string } | undefined)?.en, lines[0]?.title];
}

test("X3, X15: search and board read a half saved entry again when its texts are there, and a settled one not", async () => {
  ({ id } = await cms.payload.create({ collection: "cases", data: { ...caseData("half"), title: "Half" } }));
  expect(await titles()).toEqual(["Half", "Half"]);
  await writeTexts("Whole");
  expect(await titles()).toEqual(["Whole", "Whole"]);
  const longAgo = new Date(Date.now() - HOUR).toISOString();
  await writeTexts("Whole", longAgo);
  await pinUpdatedAt(entryOf(cms.payload, { list: "cases", id }), longAgo);
  expect(await titles()).toEqual(["Whole", "Whole"]);
  await writeTexts("Past all hooks");
  expect(await titles()).toEqual(["Whole", "Whole"]);
});
