import { createAnalyser, languageOf } from "../src/analyser";
import { MemoryIndex } from "../src/memory-index";
import { entriesOf, KINDS, type Note } from "./support/in-memory";

const NOTES: Note[] = [
  { key: "1", title: "Hired by a bug", text: "Offices in Tbilisi." },
  { key: "2", title: "Producer", kind: "letter" },
];

async function newIndex(tag = "en") {
  const language = languageOf(tag);
  const index = new MemoryIndex<string>({ language, kinds: KINDS, analyse: await createAnalyser(language) });
  const titles = async (question: string) =>
    (await index.search(question, { limit: 5 })).hits.map(({ kind, stored }) => `${kind}: ${stored}`);
  return { index, titles };
}

describe("an index in memory", () => {
  it("finds nothing before it has documents, and what it has then", async () => {
    const { index, titles } = await newIndex();
    expect(await titles("bug")).toEqual([]);
    index.update(entriesOf(NOTES));
    expect(await titles("тбилиси")).toEqual(["note: Hired by a bug"]);
    expect(await titles("produser")).toEqual(["letter: Producer"]);
  });

  it("finds words of a language without a stemmer as they are written, and by their beginning", async () => {
    const { index, titles } = await newIndex("ka");
    index.update(entriesOf([{ key: "1", title: "ბრენდის ისტორია" }]));
    expect(await titles("ისტორია")).toEqual(["note: ბრენდის ისტორია"]);
    expect(await titles("ბრენ")).toEqual(["note: ბრენდის ისტორია"]);
  });

  it("forgets what has gone and knows what has changed", async () => {
    const { index, titles } = await newIndex();
    index.update(entriesOf(NOTES));
    index.update(entriesOf([{ key: "1", title: "Hired by a song" }]));
    expect(await titles("song")).toEqual(["note: Hired by a song"]);
    expect(await titles("bug")).toEqual([]);
    expect(await titles("producer")).toEqual([]);
    index.update([]);
    expect(await titles("song")).toEqual([]);
  });

  it("answers a question that was asked before an update from what it had then", async () => {
    const { index, titles } = await newIndex();
    index.update(entriesOf(NOTES));
    const asked = titles("producer");
    index.update(entriesOf([]));
    expect(await asked).toEqual(["letter: Producer"]);
  });
});
