/** The board of translations on both databases (X3). */
import { KINDS, provideDatabases } from "../support/both-databases";

interface Seen {
  seen: object[];
  city: object;
  inRussian: string[];
  second: object;
  lists: string[];
  stranger: string;
}

const tell = provideDatabases();

describe.each(KINDS)("X3: the board on %s", (kind) => {
  let board: Seen;
  beforeAll(async () => void (board = (await tell("translations-process", kind)) as Seen));

  test("follows an entry from its first text to its last", () => {
    const brazilian = "missing false Title,Lead: one or two sentences,Body";
    const english = "complete true ";
    expect(board.seen).toEqual([
      { status: "published", en: english, ru: brazilian, br: brazilian },
      { status: "published", en: english, ru: "complete true ", br: brazilian },
      { status: "changed", en: english, ru: "older true Lead: one or two sentences", br: brazilian },
      { status: "changed", en: english, ru: "complete true ", br: brazilian },
      { status: "draft", en: english, ru: "complete true ", br: brazilian },
    ]);
  });

  test("judges what has no versions by what is there", () => {
    expect(board.city).toMatchObject({ status: "published", en: "complete true ", ru: "missing false City" });
  });

  test("speaks the editor's language, and filters by collection, language and state", () => {
    expect(board.inRussian).toEqual(["title Заголовок", "lead Лид: одно-два предложения", "body Текст"]);
  });

  test("gives a page at a time", () => {
    expect(board.second).toEqual({ total: 30, entries: 5, counts: { missing: 30, older: 0, complete: 30 } });
  });

  test("lists what is translated and nothing else", () => {
    expect(board.lists).toEqual(expect.arrayContaining(["cases", "jobs", "team", "media", "page-home", "settings"]));
    for (const slug of ["news", "blog-posts", "users", "releases", "enquiries"])
      expect(board.lists).not.toContain(slug);
  });

  test("is for those who are signed in", () => {
    expect(board.stranger).toBe("Sign in first.");
  });
});
