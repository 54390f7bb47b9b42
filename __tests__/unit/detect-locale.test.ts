import { LOCALES } from "@future-native/contract/locales";
import { detectLocale } from "../../src/i18n/detect-locale";

describe("L3: detectLocale", () => {
  it.each([
    [["pt-BR", "pt", "en"], "br"],
    [["br"], undefined],
    [["uk", "ru-RU", "en"], "ru"],
    [["de-DE", "ru", "en-US", "en"], "ru"],
    [["pt-BR"], "br"],
    [["pt"], "br"],
    [["en"], "en"],
    [["EN-us"], "en"],
    [["RU"], "ru"],
    [["fr", "de"], undefined],
    [[], undefined],
  ])("%j → %s", (languages, code) => {
    expect(detectLocale(languages, LOCALES)).toBe(code);
  });

  it("prefers an exact tag to the language alone at the same place", () => {
    const locales = [
      { code: "pt", tag: "pt" },
      { code: "br", tag: "pt-BR" },
    ];
    expect(detectLocale(["pt-BR"], locales)).toBe("br");
    expect(detectLocale(["pt"], locales)).toBe("pt");
  });

  it("gives an exact tie to the longer code, whatever the order of the table", () => {
    const short = { code: "pt", tag: "pt" };
    const long = { code: "pt-br", tag: "pt" };
    expect(detectLocale(["pt"], [short, long])).toBe("pt-br");
    expect(detectLocale(["pt"], [long, short])).toBe("pt-br");
  });

  it("lets a later exact tag lose to an earlier language", () => {
    // 0.999 against 0.5
    expect(detectLocale(["ru-RU", "en"], LOCALES)).toBe("ru");
  });

  it.each([
    [""],
    ["-"],
    ["*"],
    ["_"],
    ["en_US"],
    ["i-klingon"],
    ["x"],
    ["\u0000"],
    ["-en"],
    ["e".repeat(100_000)],
    ["𝔢𝔫"],
  ])("matches nothing on the odd tag %j", (tag) => {
    expect(detectLocale([tag], LOCALES)).toBeUndefined();
  });

  it("passes over a locale without a tag", () => {
    expect(detectLocale(["", "en"], [{ code: "xx", tag: "" }, ...LOCALES])).toBe("en");
  });

  it("never throws and only names locales of the table, on ten thousand random lists", () => {
    const alphabet = ["en", "ru", "pt", "BR", "-", "_", "*", "", " ", "ß", "İ", "1", "US", "\ud800"];
    let seed = 1;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const codes: (string | undefined)[] = [undefined, ...LOCALES.map(({ code }) => code)];
    for (let round = 0; round < 10_000; round++) {
      const languages = Array.from({ length: next(6) }, () =>
        Array.from({ length: next(5) }, () => alphabet[next(alphabet.length)]).join(""),
      );
      expect(codes).toContain(detectLocale(languages, LOCALES));
    }
  });
});
