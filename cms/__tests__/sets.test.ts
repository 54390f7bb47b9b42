/** X12: what is shown of a set is what goes live with it, and it is put back as one. */
import { KINDS, provideDatabases } from "./support/both-databases";

interface Told {
  /** Answers of the API, by their calls. */
  before: Record<string, string>;
  view: Record<string, string>;
  stillPublished: Record<string, string>;
  live: Record<string, string>;
  back: Record<string, string>;
  finished: Record<string, string>;
  second: unknown;
  twice: unknown;
  notShown: unknown;
  withoutPublisher: boolean;
  reason: string;
  differing: boolean;
  differs: string;
  again: unknown;
  changed: unknown;
  elsewhere: unknown[];
  untouched: Record<string, string>;
  membership: { set: { id: number; name: string } | null; is: number };
  changes: string[];
  draft: string;
  /** The name that versions give for what it published. */
  by: { person: unknown[]; itself: unknown[] };
  admin: string;
  aliases: { renamed: string; unpublished: string };
  removed: string;
  keptForAMonth: boolean;
  deleted: { removed: boolean; unpublished: boolean };
  tooLate: unknown;
  afterwards: Record<string, string>;
  /** Folders that are looked through for what goes live as it was shown. */
  approved: { live: string[]; back: string[] };
}

const run = provideDatabases();

describe.each(KINDS)("on %s", (kind) => {
  let told: Told;
  beforeAll(async () => {
    told = (await run("sets-process", kind)) as Told;
  });

  test("X12: what a build is answered for a set is what the API answers when it is live, to the byte", () => {
    expect(told.view).not.toEqual(told.before);
    expect(told.live).toEqual(told.view);
  });

  test("X12: it brings new and changed entries in their places, takes others off, and redirects", () => {
    const cases = JSON.parse(told.view['["cases",{"lang":"en"}]'] ?? "[]") as {
      alias: string;
      formerAliases: string[];
    }[];
    const aliases = cases.map(({ alias }) => alias);
    expect(aliases).toContain("new-in-a-set");
    expect(aliases).not.toContain(told.aliases.unpublished);
    expect(cases.find(({ alias }) => alias === "renamed-by-a-set")?.formerAliases).toContain(told.aliases.renamed);
    expect(told.view['["news",{"lang":"br"}]']).toContain("Novidade");
    expect(told.before['["news",{"lang":"en"}]']).toContain(told.removed);
    expect(told.view['["news",{"lang":"en"}]']).not.toContain(told.removed);
    expect(told.view['["site",{"lang":"en"}]']).toContain('{"from":"/campaign","to":"/cases/new-in-a-set"}');
    expect(told.view['["site",{"lang":"br"}]']).toContain("Do conjunto");
  });

  test("X12: showing it changes nothing of what is published", () => {
    expect(told.stillPublished).toEqual(told.before);
  });

  test("X12: put back, the API answers what it did before, and the drafts are there again", () => {
    // The address that visitors knew meanwhile goes on leading to the case.
    expect(told.back['["cases",{"lang":"en"}]']).toContain('"formerAliases":["renamed-by-a-set"]');
    const plain = (answers: Record<string, string>) =>
      JSON.stringify(answers).replaceAll(String.raw`\"renamed-by-a-set\"`, "");
    expect(plain(told.back)).toBe(plain(told.before));
    expect(told.draft).toBe("Renamed by a set");
  });

  test("X12: every publication looks for what was shown of it while it is live, and none when it is put back", () => {
    expect(told.approved).toEqual({ live: ["shown"], back: [] });
  });

  test("X12: its versions name who had it go live, or that its minute had come", () => {
    expect(told.by.person).toEqual([told.admin, told.admin]);
    expect(told.by.itself).toEqual(["⏱ Campaign", "⏱ Campaign"]);
  });

  test("X12: a set that was going live when its process was killed goes live whole", () => {
    expect(told.finished).toEqual(told.live);
  });

  test("X12: what it removes is deleted a month later, and not before; from then on it cannot be put back", () => {
    expect(told.keptForAMonth).toBe(true);
    expect(told.deleted).toEqual({ removed: true, unpublished: false });
    expect(told.tooLate).toEqual([expect.stringContaining("deleted by now")]);
    expect(told.afterwards).toEqual(told.finished);
  });

  test("X12: another machine builds the same, once, by the name under which it was shown, until something else is", () => {
    expect(told.elsewhere).toEqual([{ as: "shown", isSame: true }, { isThere: true }, { isThere: false }]);
  });

  test("X12: an entry is in one open set, and says so", () => {
    expect(JSON.stringify(told.second)).toContain("Campaign");
    expect(JSON.stringify(told.twice)).toContain("in this set twice");
    expect(told.membership.set).toEqual({ id: told.membership.is, name: "Campaign" });
  });

  test("X12: it goes live once, only when it was shown, and only as it was shown", () => {
    expect(JSON.stringify(told.notShown)).toContain("Show it first");
    expect([told.withoutPublisher, told.reason]).toEqual([false, expect.stringContaining("PUBLISHER=off")]);
    expect([told.differing, told.differs]).toEqual([false, expect.stringContaining("index.html")]);
    expect(told.again).toEqual(["It is no longer open."]);
    expect(told.changed).toEqual([expect.stringContaining("was changed a moment ago")]);
    expect(told.untouched).toEqual(told.before);
    expect(told.changes.at(-1)).toBe("sets published");
  });
});
