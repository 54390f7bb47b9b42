/** What the versions of an entry say of its past, on both databases (A4). */
import { KINDS, provideDatabases } from "./support/both-databases";

interface Change {
  label: string;
  locale: string | null;
  parts: { is: string; text: string }[];
}

interface Told {
  by: string | null;
  labels?: { label: string; locales: (string | null)[] }[];
  changes?: Change[];
}

interface Seen {
  english: Told[];
  russian: (string[] | undefined)[];
  global: Change[];
  look: object[];
  stranger: string;
}

const tell = provideDatabases();

/** The words of a change, with what is gone in brackets and what is new in braces. */
const read = ({ parts }: Change) =>
  parts.map(({ is, text }) => (is === "added" ? `{${text}}` : is === "removed" ? `[${text}]` : text)).join("");

describe.each(KINDS)("A4: versions on %s", (kind) => {
  let seen: Seen;
  beforeAll(async () => void (seen = (await tell("versions-process", kind)) as Seen));
  const changesOf = (at: number) => seen.english[at]?.changes?.map((change) => [change.label, read(change)]);

  test("say who saved each, the newest first", () => {
    expect(seen.english.map(({ by }) => by)).toEqual([null, "Anna", "Anna", "Anna", "Anna", "Anna", null]);
    expect(seen.stranger).toBe("Forbidden");
  });

  test("tell a rich text as words, those of its blocks by the names of their fields", () => {
    const [[label, words] = []] = changesOf(5) ?? [];
    expect(label).toBe("Body");
    expect(words).toBe(
      "How it began\n\n[Nobody]{Everybody} came.\n\n[Quote]\nText: We were {never }alone.\nAuthor: Ada",
    );
    expect(JSON.stringify(seen.english)).not.toContain("children");
  });

  test("name other entries by their titles, and choices by their labels", () => {
    expect(changesOf(4)).toEqual([
      ["Client", "[Lark]{Heron}"],
      ["Territory › Mark", "[Blob]{Wave}"],
    ]);
  });

  test("tell a translation with its language, also in the editor's", () => {
    expect(seen.english[3]?.labels).toEqual([{ label: "Title", locales: ["ru"] }]);
    expect(changesOf(3)).toEqual([["Title", "{Кейс}"]]);
    expect(seen.russian[3]).toEqual(["Заголовок"]);
  });

  test("say that only the form of a text has changed, and nothing where nothing has", () => {
    expect(seen.english[2]?.changes).toEqual([{ label: "Body", locale: "en", parts: [] }]);
    expect(seen.english[1]?.changes).toEqual([]);
    expect(changesOf(0)).toEqual([["Title", "A {better }case"]]);
  });

  test("are the same for a screen", () => {
    expect(seen.global.map(read)).toEqual(["one\n[two]{three}"]);
  });

  test("can be drawn in a language as they were then", () => {
    expect(seen.look).toEqual([{ id: true, title: "Кейс", lead: null }]);
  });
});
