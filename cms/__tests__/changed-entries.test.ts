/** What visitors see is read from the database again only where it was written (A1). */
import { KINDS, provideDatabases } from "./support/both-databases";

const run = provideDatabases();

test.each(KINDS)("%s: an entry is read again when it was written, and only then", async (kind) => {
  expect(await run("changed-entries-process", kind)).toEqual({
    first: { titles: ["A", "B", "C"], read: ["A", "B", "C"] },
    "nothing changed": { titles: ["A", "B", "C"], read: [] },
    "published anew": { titles: ["A", "B2", "C"], read: ["B2"] },
    "a draft saved": { titles: ["A", "B2", "C"], read: ["B2"] },
    "moved to the end": { titles: ["B2", "C", "A"], read: ["A"] },
    "taken off the site": { titles: ["B2", "A"], read: [] },
    "on the site again": { titles: ["B2", "C", "A"], read: ["C"] },
    "changed under its old time": { titles: ["B2", "C", "A2"], read: ["A2"] },
    "changed while it is read": { titles: ["B2", "C", "A3"], read: ["A3"] },
    "after that": { titles: ["B2", "C", "A4"], read: ["A4"] },
    deleted: { titles: ["C", "A4"], read: [] },
    "a draft before it is read": { titles: ["A4"], read: [] },
  });
});
