/** What pictures show is saved in all languages together, on both databases (A4). */
import { KINDS, provideDatabases } from "./support/both-databases";
import { isFileName } from "../src/pictures/file-name";

type Stored = Record<"created" | "oneLanguage" | "fromAnother" | "afterRefusals" | "onlyDecorates", object> &
  Record<"emptied" | "unreadable", { path: string }[]>;

const tell = provideDatabases();

describe.each(KINDS)("A4: the descriptions of a picture on %s", (kind) => {
  let stored: Stored;
  beforeAll(async () => void (stored = (await tell("alts-process", kind)) as Stored));

  test("come with the picture itself", () => {
    expect(stored.created).toEqual({ en: "Sand", ru: "Песок", br: "Areia" });
  });

  test("lose none of the others when one is saved", () => {
    expect(stored.oneLanguage).toEqual({ en: "Sand", ru: "Мокрый песок", br: "Areia" });
  });

  test("are saved together from the form of any language", () => {
    expect(stored.fromAnother).toEqual({ en: "Wet sand", ru: "Мокрый песок", br: "Areia molhada" });
  });

  test("are refused together, with the field, where English would be empty or a language is unknown", () => {
    expect(stored.emptied).toMatchObject([{ path: "alt" }]);
    expect(stored.unreadable).toMatchObject([{ path: "otherAlts" }]);
    expect(stored.afterRefusals).toEqual(stored.fromAnother);
  });

  test("may be empty where a picture only decorates", () => {
    expect(stored.onlyDecorates).toEqual({ en: "", ru: "", br: "Areia" });
  });
});

test.each([
  ["IMG_2031.jpg", true],
  ["Screenshot 2026-11-02", true],
  ["sand-dune-2", true],
  ["A dune of sand", false],
  ["Sand", false],
])("A4: “%s” is told from a description", (alt, expected) => {
  expect(isFileName(alt, "sand-dune-2.png")).toBe(expected);
});
