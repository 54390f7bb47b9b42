import { markWords, sentenceWith } from "../src/marks";

const isBug = (word: string) => word === "bug";

test("markWords marks the words found and keeps every letter of the text", () => {
  expect(markWords("Bug, a bug’s life: BUG", isBug)).toEqual([
    { text: "Bug", marked: true },
    { text: ", a bug’s life: ", marked: false },
    { text: "BUG", marked: true },
  ]);
});

describe("sentenceWith", () => {
  it("is the sentence that has most of the words found", () => {
    const isFound = (word: string) => ["bug", "bank"].includes(word);
    expect(sentenceWith(["A bug. Bug, bug, bug!", "Not here. The bank has a bug."], isFound)).toBe(
      "The bank has a bug.",
    );
  });

  it("is the beginning of the first text where no word is found", () => {
    expect(sentenceWith(["First text of all", "Second"], isBug, 12)).toBe("First text…");
    expect(sentenceWith([], isBug)).toBe("");
  });

  it("is cut at spaces around the first word found", () => {
    expect(sentenceWith([`${"long ".repeat(40)}bug ${"long ".repeat(40)}`], isBug, 30)).toBe(
      "…long bug long long long long…",
    );
  });

  it("is cut within a word that is too long", () => {
    expect(sentenceWith(["a".repeat(400)], isBug, 20)).toBe(`${"a".repeat(20)}…`);
    expect(sentenceWith([`${"long ".repeat(10)}bug/${"a".repeat(400)}`], isBug, 20)).toMatch(/^…long bug\/a{5,}…$/);
  });
});
