import { createAnalyser, type Language } from "../src/analyser";
import { otherLayout } from "../src/keyboard";
import { transliterate } from "../src/transliterate";
import { isMisspelt, isOneErrorFrom } from "../src/typing-errors";
import { fold, wordsIn, wordsOf } from "../src/words";

describe("fold", () => {
  it.each([
    ["Ёлка", "елка"],
    ["Direção", "direcao"],
    ["Йод и Чайка", "йод и чайка"],
    ["café", "cafe"],
    ["cafe\u0301", "cafe"],
    ["най\u00adм", "найм"],
    ["don’t", "don't"],
    ["ﬁlm", "film"],
    ["Ｂｕｇ", "bug"],
    ["на\u200bй\u2060м\ufeffы", "наймы"],
  ])("compares %s as %s", (text, folded) => expect(fold(text)).toBe(folded));
});

describe("wordsIn", () => {
  it("says where words stand, whatever they are combined of", () => {
    const text = "«Как-то» в 2026-м: nai\u0308ve!";
    expect(wordsOf(text)).toEqual(["как", "то", "в", "2026", "м", "naive"]);
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      ...["Как", "то", "в", "2026", "м", "nai\u0308ve"],
    ]);
  });

  it("splits none at a zero-width character", () => {
    expect(wordsOf("ваканс\u200bия по\u200dиск\u2060а мо\ufeffре")).toEqual(["вакансия", "поиска", "море"]);
  });

  it("finds none in what has none", () => expect(wordsOf(" — … ’ ")).toEqual([]));
});

describe("otherLayout", () => {
  it.each([
    ["ghbdtn", "привет"],
    ["привет", "ghbdtn"],
    ["руддщ", "hello"],
    ["'krf", "элка"],
    [",htyl", "бренд"],
    ["<htyl", "Бренд"],
  ])("reads %s as %s", (typed, meant) => expect(otherLayout(typed)).toBe(meant));
});

describe("transliterate", () => {
  it.each([
    ["tbilisi", "тбилиси"],
    ["тбилиси", "tbilisi"],
    ["zhenya", "женя"],
    ["щукин", "shchukin"],
    ["2026", "2026"],
  ])("writes %s as %s", (word, other) => expect(transliterate(word)).toBe(other));

  it("translates nothing", () => expect(transliterate("moscow")).not.toBe("москва"));
});

describe("isOneErrorFrom", () => {
  it.each([
    ["бренд", "бренд"],
    ["бернд", "бренд"],
    ["бред", "бренд"],
    ["брренд", "бренд"],
    ["бранд", "бренд"],
  ])("%s may be %s", (typed, meant) => expect(isOneErrorFrom(typed, meant)).toBe(true));

  it.each([
    ["браднд", "бренд"],
    ["дрена", "бренд"],
    ["бр", "бренд"],
    ["abcd", "badc"],
  ])("%s is not %s", (typed, meant) => expect(isOneErrorFrom(typed, meant)).toBe(false));
});

test("an ending that an error is near is no part of the comparison", () => {
  expect(isMisspelt("вкансиями", "ваканс")).toBe(true);
  expect(isMisspelt("вкансиями", "канцел")).toBe(false);
});

describe("createAnalyser", () => {
  const forms: readonly [Language, ...string[]][] = [
    ["ru", "вакансия", "вакансии", "вакансиями", "вакансий"],
    ["ru", "агентство", "агентством", "агентствах"],
    ["pt", "direcao", "direcoes"],
    ["pt", "contratacao", "contratacoes"],
    ["pt", "memoravel", "memoraveis"],
    ["en", "hiring", "hire", "hired", "hires"],
    ["en", "client", "clients", "client's"],
  ];

  it.each(forms)("gives the forms of a word one term (%s: %s)", async (language, ...words) => {
    const analyse = await createAnalyser(language);
    expect(new Set(words.map(analyse)).size).toBe(1);
  });

  it("leaves words of the other script alone", async () => {
    const analyse = await createAnalyser("ru");
    expect(analyse("brands")).toBe("brands");
  });
});
