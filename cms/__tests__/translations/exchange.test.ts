/** Texts go to translators and come back as drafts, on both databases (X3). */
import type { BLOCK_TEXTS } from "../../src/rich-text/block-texts";
import { KINDS, provideDatabases } from "../support/both-databases";

interface Seen {
  xml: string;
  cities: string;
  strangers: string;
  refusals: Record<string, unknown>;
  untranslated: string[];
  taken: object;
  kept: object;
  again: string[];
  stale: object;
  confirmed: string;
  failed: { report: object };
  beside: object;
  blocks: [string, string[]][];
  known: typeof BLOCK_TEXTS;
}

/** Fields of text that nobody translates. */
const NO_WORDS = ["url", "id", "blockName"];

const tell = provideDatabases();

describe.each(KINDS)("X3: translators' files on %s", (kind) => {
  let seen: Seen;
  beforeAll(async () => void (seen = (await tell("xliff-process", kind)) as Seen));

  test("hold what waits, with the words of the glossary, and nothing that has no drafts", () => {
    expect(seen.xml).toContain('srcLang="en-US" trgLang="ru-RU"');
    expect(seen.xml).toContain("<gls:term>Future Native</gls:term><gls:translation>Future Native</gls:translation>");
    expect(seen.cities).not.toContain("<file");
    expect(seen.strangers).toBe("Sign in first.");
  });

  test("are refused as a whole, with a sentence for each fault", () => {
    expect(seen.refusals).toEqual({
      language: [expect.stringMatching(/^The file goes from "en-US" to "de"/)],
      entry: [expect.stringMatching(/^cases\.9999: There is no such entry/)],
      unit: [expect.stringMatching(/headline: There is no such text/)],
      marks: [expect.stringMatching(/body\.0\.0: Mark 1 of the source is gone/)],
      untouched: [null, expect.stringMatching(/^published missing/)],
    });
  });

  test("become drafts, byte for byte where the source was copied, and say where the glossary was left", () => {
    expect(seen.untranslated).toEqual(["untranslated", "untranslated", "untranslated", "untranslated", "untranslated"]);
    expect(seen.taken).toEqual({
      states: [
        "title taken",
        "lead taken The glossary says “Future Native” for “Future Native”.",
        "body.0.0 taken",
        expect.stringMatching(/^body\..+\.text taken$/),
        expect.stringMatching(/^body\..+\.author taken$/),
      ],
      entries: 1,
      isSameBody: true,
      isPublic: null,
      board: "changed complete",
    });
    const untranslated = Array.from({ length: 5 }, () => "untranslated");
    expect(seen.kept).toEqual({ states: untranslated, title: "North" });
    expect(seen.again).toEqual(["same", "same", "same", "same", "same"]);
  });

  test("are older when English has changed, until a person saves", () => {
    expect(seen.stale).toEqual({
      state: expect.objectContaining({
        name: "Far north, Title",
        state: "older",
        messages: [expect.stringMatching(/^English was changed/)],
      }),
      // The lead of this file is in English.
      board: "changed missing title",
    });
    expect(seen.confirmed).not.toContain("title");
  });

  test("leave nothing when a save fails: neither the drafts before it nor what was said of them", () => {
    expect(seen.failed).toEqual({
      report: { refused: [expect.stringMatching(/^cases\.\d+: This entry could not be saved/)], entries: 0, units: [] },
      title: "Север",
      board: "changed missing title",
    });
  });

  test("leave what an editor wrote while they were saved, when a later save fails", () => {
    expect(seen.beside).toEqual({ report: seen.failed.report, title: "Редактор" });
  });

  test("know the words of every block", () => {
    for (const [slug, names] of seen.blocks) {
      const { fields = [], rows = {} } = Object.entries(seen.known).find(([name]) => name === slug)?.[1] ?? {};
      const known = [...fields, ...Object.values(rows).flat()];
      expect([slug, [...known].sort()]).toEqual([slug, names.filter((name) => !NO_WORDS.includes(name)).sort()]);
    }
  });
});
