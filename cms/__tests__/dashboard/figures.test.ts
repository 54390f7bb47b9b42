/** Figures of the dashboard, on both databases (X15). */
import { rmSync } from "node:fs";
import { temporaryCms } from "../support/cms-settings";
import { runScript } from "../support/node-script";
import { copyDatabase } from "../support/test-databases";

interface Figures {
  inbox: object;
  drafts: object;
  editing: string[];
  failed: string[];
  scheduled: object;
  translated: string[];
}

interface ScriptResult {
  empty: Figures;
  full: Figures;
  ofAna: Figures;
  repaired: number;
  moves: object;
  noted: string[];
  last: string;
  found: Record<string, string[]>;
  later: object;
}

describe("X15: the dashboard", () => {
  let seen: ScriptResult;
  beforeAll(async () => {
    const { folder, env } = temporaryCms();
    const { url, drop } = await copyDatabase("empty", folder);
    seen = (await runScript("dashboard-process", [], { ...env, DATABASE_URL: url })) as ScriptResult;
    await drop();
    rmSync(folder, { recursive: true });
  });

  test("is calm where there is nothing", () => {
    expect(seen.empty).toMatchObject({
      inbox: { fresh: 0, unmailed: 0, held: 0, hasOldest: false },
      drafts: { total: 0, newest: [] },
      editing: [],
      failed: [],
      scheduled: { entries: [], beyond: 0 },
    });
  });

  test("counts new enquiries by form, and those that are held", () => {
    expect(seen.full.inbox).toEqual({
      fresh: 3,
      byForm: { "1": 2, "2": 1, "3": 0 },
      unmailed: 1,
      held: 1,
      hasOldest: true,
    });
  });

  test("names the drafts of the one who asks, screens too, and nobody else's", () => {
    expect(seen.full.drafts).toEqual({
      total: 4,
      newest: ["Case: Without a lead", ": About", "Case: Half of it", "Case: Trains with first names"],
    });
    expect(seen.ofAna.drafts).toEqual({ total: 1, newest: ["Case: Somebody else’s"] });
  });

  test("names what others have open at this moment", () => {
    expect(seen.full.editing).toEqual(["Ana: Somebody else’s"]);
    expect(seen.ofAna.editing).toEqual(["Nino: Trains with first names"]);
  });

  test("says what failed and why, until the entry is saved again", () => {
    expect(seen.full.failed).toEqual([expect.stringMatching(/^Without a lead: .*lead/i)]);
    expect(seen.repaired).toBe(0);
  });

  test("lists what is scheduled for two weeks, and counts what comes later", () => {
    expect(seen.full.scheduled).toEqual({
      entries: ["Trains with first names, publish", "No longer a draft, unpublish", "Site, publish"],
      beyond: 1,
    });
  });

  test("counts what is not translated", () => {
    expect(seen.full.translated).toEqual(["en true", "ru true", "br true"]);
  });

  test("moves a publication for those who may change the entry, and not over somebody else's move", () => {
    expect(seen.moves).toEqual({
      stranger: "Sign in first.",
      past: "That moment has passed.",
      forAdmins: "You may not change this entry.",
      moved: "moved, 200",
      again: expect.stringMatching(/^It has been published, moved or cancelled meanwhile/),
    });
    expect(seen.noted).toEqual([expect.stringMatching(/^nino@\S+: cases\/\d+$/)]);
    expect(seen.last).toBe("Trains with first names");
  });

  test("finds entries as the site's search does: by title and texts, misspelt and without accents", () => {
    const { exact, misspelt, withoutAccents, ofTexts, nothing } = seen.found;
    expect(exact).toEqual(["Job city | [Тбилиси]"]);
    expect(misspelt).toEqual(exact);
    expect(withoutAccents).toEqual(["Case | [Direção] de arte"]);
    expect(ofTexts?.[0]).toBe("Case | [Trains] with first names | A [body].");
    expect(nothing).toEqual([]);
  });

  test("searches what somebody may read, and no secrets", () => {
    expect(seen.found.ofEnquiries).toEqual([expect.stringContaining("Enquiry | [Ivan] [Writes]")]);
    expect(seen.found.enquiriesInMemory).not.toContain("enquiries");
    expect(seen.found.secrets).toEqual([]);
    expect(seen.found.stranger).toBe("Sign in first.");
  });

  test("finds what has changed by its new words, and nothing that is erased", () => {
    expect(seen.later).toEqual({ renamed: [expect.stringMatching(/^Case \| \[Ships\]/)], before: [], erased: [] });
  });
});
