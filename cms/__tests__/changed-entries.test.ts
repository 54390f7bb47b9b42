/** A1: published entries are read from the database again only where they were written. */
import { readChanged, type CachedEntries } from "payload-kit/changed-entries";
import type { Case } from "../src/payload-types";
import { entryOf, pinUpdatedAt } from "payload-sets/docs";
import { caseData } from "./support/noted-changes";
import { provideCms } from "./support/test-cms";

const cms = provideCms();
const kept: CachedEntries<string> = new Map();
const ids: Record<string, number> = {};

interface Meanwhile {
  /** When it is known which entries there are, and none is read. */
  before?: () => Promise<unknown>;
  /** When the first entries were read, and not answered. */
  after?: () => Promise<unknown>;
}

/** @returns the titles that visitors see, and those that were read from the database for it */
async function look({ before, after }: Meanwhile = {}) {
  const read: string[] = [];
  const values = await readChanged(cms, {
    ...{ collection: "cases", kept, sort: ["sort", "id"] },
    read: async (where) => {
      await before?.();
      const { docs } = await cms.payload.find({ collection: "cases", where, pagination: false });
      const titles = docs.map(({ id, title }) => [id, title ?? ""] as const);
      read.push(...titles.map(([, title]) => title));
      await after?.();
      return titles;
    },
  });
  return { titles: [...values.values()], read: read.sort() };
}

const idOf = (name: string) => ids[name] ?? 0;
const update = (name: string, data: Partial<Case>, draft = false) =>
  cms.payload.update({ collection: "cases", id: idOf(name), data, draft });

beforeAll(async () => {
  for (const [index, title] of ["A", "B", "C"].entries()) {
    const data = { ...caseData(title.toLowerCase()), title, sort: index + 1 };
    ids[title] = (await cms.payload.create({ collection: "cases", data })).id;
  }
});

test("all are read at first, and none while nothing changes", async () => {
  expect(await look()).toEqual({ titles: ["A", "B", "C"], read: ["A", "B", "C"] });
  expect(await look()).toEqual({ titles: ["A", "B", "C"], read: [] });
});

test("a published one is read, a draft changes nothing that is seen", async () => {
  await update("B", { title: "B2" });
  expect(await look()).toEqual({ titles: ["A", "B2", "C"], read: ["B2"] });
  await update("B", { title: "Of a draft", _status: "draft" }, true);
  expect(await look()).toEqual({ titles: ["A", "B2", "C"], read: ["B2"] });
});

test("one that moves, leaves the site or comes back is in its place", async () => {
  await update("A", { sort: 9 });
  expect(await look()).toEqual({ titles: ["B2", "C", "A"], read: ["A"] });
  await update("C", { _status: "draft" });
  expect(await look()).toEqual({ titles: ["B2", "A"], read: [] });
  await update("C", { _status: "published" });
  expect(await look()).toEqual({ titles: ["B2", "C", "A"], read: ["C"] });
});

test("one that changes under its old time is read", async () => {
  const { updatedAt } = await cms.payload.findByID({ collection: "cases", id: idOf("A") });
  await update("A", { title: "A2" });
  await pinUpdatedAt(entryOf(cms.payload, { list: "cases", id: idOf("A") }), updatedAt);
  expect(await look()).toEqual({ titles: ["B2", "C", "A2"], read: ["A2"] });
});

test("one that changes while it is read is read again", async () => {
  await update("A", { title: "A3" });
  expect(await look({ after: () => update("A", { title: "A4" }) })).toEqual({
    titles: ["B2", "C", "A3"],
    read: ["A3"],
  });
  expect(await look()).toEqual({ titles: ["B2", "C", "A4"], read: ["A4"] });
});

test("a deleted one, and one that becomes a draft before it is read, are not shown", async () => {
  await cms.payload.delete({ collection: "cases", id: idOf("B") });
  expect(await look()).toEqual({ titles: ["C", "A4"], read: [] });
  await update("C", { title: "C2" });
  const before = () => update("C", { title: "Not public", _status: "draft" });
  expect(await look({ before })).toEqual({ titles: ["A4"], read: [] });
});
