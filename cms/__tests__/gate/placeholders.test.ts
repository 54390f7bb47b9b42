/** X13: the gate takes no sentence for a placeholder: what may be a text is a warning. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { wordsIn, type WordsByLocale } from "../../../__tests__/support/words-by-locale";
import { readDemoContent } from "../../src/seed/demo-content";
import { CHECKS } from "../../src/publish-checks";
import { lexicalFromBlocks, type BlockInput } from "../../src/rich-text/to-lexical";
import { changeOf } from "../support/gate/changes";
import { seeded } from "../support/random";

const EACH = 500;

/** Sentences about the very words that placeholders are made of, with a hole for a part of the demo's own. */
const ABOUT: WordsByLocale<readonly string[]> = {
  en: [
    "Test",
    "Test, then ask: %",
    "No, no, no!",
    "Never, never, never.",
    "Olympics XXX",
    "The XXX Olympic Games were opened here. %",
    "[1]",
    "[…]",
    "[Applause]",
    "TODO lists are where ideas die. %",
    "Nobody needs a page full of lorem ipsum. %",
    "A title is a promise: %",
    "We tested the text on people. %",
    "What is TBD stays TBD. %",
    "Text",
    "Asdis wrote it. %",
  ],
  ru: [
    "Тест",
    "Тест за тестом: %",
    "Нет, нет, нет!",
    "Ура, ура, ура…",
    "XXX летние Олимпийские игры. %",
    "[1]",
    "[…]",
    "[смех в зале]",
    "Рыбный текст никто не читает. %",
    "Заголовок — это обещание: %",
    "Текст",
    "Фывачев написал это сам. %",
  ],
  br: [
    "Teste",
    "Teste antes de perguntar: %",
    "Não, não, não!",
    "TODO o time escreveu isto. %",
    "É preciso ouvir TODO mundo. %",
    "Todo",
    "Olimpíadas XXX",
    "[1]",
    "[…]",
    "[risos]",
    "Ninguém lê lorem ipsum. %",
    "Texto",
    "O título é uma promessa: %",
  ],
};

/** Every text of the demo in a language. */
function textsIn(value: unknown, locale: LocaleCode): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, locale));
  if (typeof value !== "object" || value === null) return [];
  const isTranslated =
    Object.keys(value).length > 0 && Object.keys(value).every((key) => LOCALE_CODES.includes(key as LocaleCode));
  const inner = isTranslated ? [Reflect.get(value, locale) as unknown] : Object.values(value);
  return inner.flatMap((one) => textsIn(one, locale));
}

const isSentence = (text: string) => /\p{L}\s+\p{L}/u.test(text);

function sentencesIn(locale: LocaleCode, draw: (below: number) => number): string[] {
  const demo = textsIn(readDemoContent(), locale).filter(isSentence);
  return Array.from({ length: EACH }, (_, at) => {
    const own = demo[draw(demo.length)] ?? "";
    const sentences = wordsIn(ABOUT, locale);
    const about = sentences[(at >> 1) % sentences.length] ?? "";
    return at % 2 ? about.replace("%", own) : own;
  });
}

/** The ways in which a sentence comes to a page: in a lead, a paragraph, as an item of a list, in a link, under a picture. */
const PLACES: readonly ((text: string) => BlockInput)[] = [
  (text) => ({ type: "paragraph", runs: [{ text }] }),
  (text) => ({ type: "list", ordered: false, items: [[{ text }], [{ text: "And another one" }]] }),
  (text) => ({ type: "paragraph", runs: [{ text: "See the " }, { text, href: "/about" }, { text: " of it." }] }),
  (text) => ({ type: "credits", credits: [{ role: text, name: "Ana" }] }),
];

function faultsOf(text: string, locale: LocaleCode) {
  const inLead = isSentence(text) ? [{ lead: { [locale]: text } }] : [];
  const bodies = PLACES.map((place) => ({ body: { [locale]: lexicalFromBlocks([place(text)]) } }));
  return [...inLead, ...bodies].map((doc) => CHECKS.placeholderTexts(changeOf({ doc })));
}

test.each(LOCALE_CODES)("X13: of 500 sentences in each language, none is an error: %s", (locale) => {
  const random = seeded(500);
  const sentences = sentencesIn(locale, (below) => Math.floor(random() * below));
  const errors = sentences.filter((text) =>
    faultsOf(text, locale)
      .flat()
      .some(({ severity }) => severity === "error"),
  );
  expect(errors).toEqual([]);
});

test("X13: a link is judged in its sentence", () => {
  const [, , inLink] = faultsOf("test", "en").slice(-4);
  expect(inLink).toEqual([]);
});

test.each([
  ["en", "Lorem ipsum dolor sit amet"],
  ["br", "Lorem ipsum, e assim por diante"],
  ["en", "TODO"],
  ["br", "TODO: escrever"],
  ["ru", "xxx"],
  ["en", "TBD: ask the client"],
  ["br", "{{title}}"],
  ["en", "asdf"],
  ["ru", "йцукен"],
  ["en", "text text text"],
  ["ru", "Тестовый текст"],
  ["en", "<title>"],
] as const)("X13: what holds the place of a text is an error, in every place of a page: %s, %s", (locale, text) => {
  const severities = faultsOf(text, locale).map((faults) => faults.map(({ severity }) => severity));
  // In a link it is a part of a sentence.
  expect(severities.filter(([severity]) => severity === "error").length).toBeGreaterThanOrEqual(3);
});

test.each([
  ["title", "test", "error"],
  ["title", "Тест", "error"],
  ["lead", "Text", "error"],
  ["lead", "FIXME later", "warning"],
  ["title", "[Client name]", "warning"],
] as const)("X13: a whole %s is none when it reads %s", (field, text, severity) => {
  expect(CHECKS.placeholderTexts(changeOf({ doc: { [field]: { ru: text } } }))).toMatchObject([
    { field, severity, subject: text },
  ]);
});
