import { entriesOf, newIndex, type Note } from "./support/in-memory";

const WORDS =
  "alpha beta gamma delta epsilon zeta theta iota kappa lambda sigma omega phoenix quartz river stone".split(" ");
const pick = (seed: number) => WORDS[(seed * 7919) % WORDS.length] ?? "";
const note = (n: number, text = `${pick(n)} ${pick(n + 3)} number${n}`): Note => ({
  key: `n${n}`,
  title: `Note ${n}`,
  text,
});
const notes = (count: number) => Array.from({ length: count }, (_, n) => note(n));

/** All files of an index that was brought to these notes step by step. */
async function after(...steps: Note[][]) {
  const index = await newIndex("en");
  const files = new Map<string, string>();
  let manifest: unknown;
  let freshCount = 0;
  for (const step of steps) {
    const result = index.update(entriesOf(step));
    for (const name of files.keys()) if (!result.names.has(name)) files.delete(name);
    for (const [name, text] of result.fresh) files.set(name, text);
    expect([...files.keys()].sort()).toEqual([...result.names].sort());
    ({ manifest } = result);
    freshCount = result.fresh.size;
  }
  return { files: Object.fromEntries([...files].sort()), manifest, freshCount };
}

const changed = notes(300).map((one) => (one.key === "n7" ? note(7, "phoenix came back") : one));

test.each<[string, Note[]]>([
  ["one is changed", changed],
  ["one comes", [...notes(300), note(300)]],
  ["one goes", notes(300).filter(({ key }) => key !== "n5")],
  ["they come in another order", notes(300).toReversed()],
  ["so many come that the files are cut anew", notes(700)],
  ["most go", notes(3)],
  ["all go", []],
])("makes the same files as from nothing when %s", async (_, last) => {
  const { files, manifest } = await after(notes(300), last);
  const { files: anew, manifest: anewManifest } = await after(last);
  expect(files).toEqual(anew);
  expect(manifest).toEqual(anewManifest);
});

test("writes few files for one document that changed, and none for none", async () => {
  const { files, freshCount } = await after(
    notes(3000),
    notes(3000).map((one) => (one.key === "n7" ? note(7, "phoenix") : one)),
  );
  expect(freshCount).toBeGreaterThan(0);
  expect(freshCount).toBeLessThan(Object.keys(files).length / 10);
  expect((await after(notes(300), notes(300))).freshCount).toBe(0);
});
