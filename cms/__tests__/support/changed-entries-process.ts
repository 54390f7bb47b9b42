/** Reads published cases over and over while they change; prints after each step what was made of them, and which were read for it. */
import { readChanged, type KeptEntries } from "../../src/changed-entries";
import { openCms } from "../../src/start-up/open-cms";
import { pinUpdatedAt } from "../../src/sets/pin-updated-at";
import type { Case } from "../../src/payload-types";
import { caseData } from "./noted-changes";
import { printResult } from "./result";

const { payload } = await openCms();
const kept: KeptEntries<string> = new Map();
const seen: Record<string, { titles: string[]; read: string[] }> = {};

interface Meanwhile {
  /** When it is known which entries there are, and none is read. */
  before?: () => Promise<unknown>;
  /** When the first entries were read, and not answered. */
  after?: () => Promise<unknown>;
}

async function look(what: string, { before, after }: Meanwhile = {}) {
  const read: string[] = [];
  const values = await readChanged(
    { payload },
    {
      ...{ collection: "cases", kept, sort: ["sort", "id"] },
      read: async (where) => {
        await before?.();
        const { docs } = await payload.find({ collection: "cases", where, pagination: false });
        const titles = docs.map(({ id, title }) => [id, title ?? ""] as const);
        read.push(...titles.map(([, title]) => title));
        await after?.();
        return titles;
      },
    },
  );
  seen[what] = { titles: [...values.values()], read: read.sort() };
}

const publish = (title: string, sort: number) =>
  payload.create({ collection: "cases", data: { ...caseData(title.toLowerCase()), title, sort } });
const update = (id: number, data: Partial<Case>, draft = false) =>
  payload.update({ collection: "cases", id, data, draft });

const a = await publish("A", 1);
const b = await publish("B", 2);
const c = await publish("C", 3);
await look("first");
await look("nothing changed");
await update(b.id, { title: "B2" });
await look("published anew");
await update(b.id, { title: "Of a draft", _status: "draft" }, true);
await look("a draft saved");
await update(a.id, { sort: 9 });
await look("moved to the end");
await update(c.id, { _status: "draft" });
await look("taken off the site");
await update(c.id, { _status: "published" });
await look("on the site again");
const { updatedAt } = await payload.findByID({ collection: "cases", id: a.id });
await update(a.id, { title: "A2" });
await pinUpdatedAt(payload, "cases", a.id, updatedAt);
await look("changed under its old time");
await update(a.id, { title: "A3" });
await look("changed while it is read", { after: () => update(a.id, { title: "A4" }) });
await look("after that");
await payload.delete({ collection: "cases", id: b.id });
await look("deleted");
await update(c.id, { title: "C2" });
await look("a draft before it is read", { before: () => update(c.id, { title: "Not public", _status: "draft" }) });

printResult(seen);
await payload.destroy();
process.exit(0);
