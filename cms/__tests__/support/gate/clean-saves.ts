/** Generates saves without faults from a seed: new texts, valid links, described pictures. */
import type { LocaleCode } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import { wordsIn, type WordsByLocale } from "../../../../__tests__/support/words-by-locale";
import type { BlockInput } from "../../../src/rich-text/to-lexical";
import { linkTo, put, withBlocks, type Desk, type Form, type Question } from "./forms";
import type { Draw } from "./plant";

const WORDS: WordsByLocale<readonly string[]> = {
  en: [
    "morning",
    "harbour",
    "welder",
    "night",
    "letter",
    "quiet",
    "crew",
    "bread",
    "window",
    "first",
    "honest",
    "text",
  ],
  ru: ["утро", "порт", "сварщик", "ночь", "письмо", "тихий", "смена", "хлеб", "окно", "первый", "честный", "слово"],
  br: [
    "manhã",
    "porto",
    "soldador",
    "noite",
    "carta",
    "calma",
    "turma",
    "pão",
    "janela",
    "primeiro",
    "honesto",
    "casa",
  ],
};

/** A unique phrase, made so by a number. */
function phrase(draw: Draw, locale: LocaleCode, words: number, at: number): string {
  const own = wordsIn(WORDS, locale);
  const found = Array.from({ length: words }, () => own[draw(own.length)] ?? "");
  return `${found.join(" ")} ${at}`;
}

const SCREENS = ["/about", "/cases", "/career", "/contacts", "/contacts/brief", "/blog", "/privacy", "/"];
const ELSEWHERE = [
  "https://example.com/a",
  "mailto:hello@example.com",
  "tel:+995322000000",
  "/media/any.webp",
  "/feed.xml",
];

async function livingLink(desk: Desk, draw: Draw, locale: LocaleCode): Promise<string> {
  const kind = draw(3);
  if (kind === 0) return SCREENS[draw(SCREENS.length)] ?? "/";
  if (kind === 1) return ELSEWHERE[draw(ELSEWHERE.length)] ?? "/";
  const entries = (await desk.entries("cases", locale)).filter(({ title }) => Boolean(title));
  const { prefix } = LOCALES.find(({ code }) => code === locale) ?? { prefix: "" };
  return `${draw(2) ? prefix : ""}/cases/${String(entries[draw(entries.length)]?.alias)}`;
}

async function goodBlocks(desk: Desk, draw: Draw, locale: LocaleCode, at: number): Promise<BlockInput[]> {
  const blocks: BlockInput[] = [
    { type: "paragraph", runs: [{ text: phrase(draw, locale, 12, at) }] },
    linkTo(await livingLink(desk, draw, locale)),
    { type: "heading", level: 2, text: phrase(draw, locale, 3, at) },
    { type: "list", ordered: false, items: [[{ text: phrase(draw, locale, 4, at) }], [{ text: "OK" }]] },
    { type: "quote", text: phrase(draw, locale, 8, at), author: "X. Y." },
    { type: "figures", figures: [{ value: "100 %", label: phrase(draw, locale, 2, at) }] },
    { type: "video", url: `https://video.example/${at}`, title: phrase(draw, locale, 3, at) },
    { type: "credits", credits: [{ role: "Text", name: "Ana Souza" }] },
  ];
  return blocks.filter(() => draw(2) === 0);
}

const KINDS: readonly (readonly [slug: string, title: string, line: string | undefined, body: string | undefined])[] = [
  ["cases", "title", "lead", "body"],
  ["jobs", "title", "lead", undefined],
  ["blog-posts", "title", "lead", "body"],
  ["services", "title", "lead", undefined],
  ["team", "position", undefined, undefined],
  ["awards", "nomination", undefined, undefined],
  ["news", "title", "text", undefined],
];

/** An edited form of an entry without faults. @param at number that makes its texts unique */
export async function cleanSave(desk: Desk, draw: Draw, at: number): Promise<Question> {
  const [slug, title, line, body] = KINDS[draw(KINDS.length)] ?? ["cases", "title", "lead", "body"];
  const locale: LocaleCode = slug === "blog-posts" ? "ru" : (LOCALES[draw(LOCALES.length)]?.code ?? "en");
  const entries = (await desk.entries(slug, locale)).filter(
    (form) => Boolean(form[title]) && (form.locale ?? locale) === locale,
  );
  let form: Form = entries[draw(entries.length)] ?? {};
  if (draw(2)) form = put(form, title, phrase(draw, locale, 2, at));
  if (line && draw(2)) form = put(form, line, phrase(draw, locale, 9, at));
  if (body && draw(3)) {
    const blocks = await goodBlocks(desk, draw, locale, at);
    // Only a case says who made it: in an article the form refuses the block.
    const fitting = slug === "cases" ? blocks : blocks.filter(({ type }) => type !== "credits");
    form = put(form, body, withBlocks(form[body], fitting));
  }
  if ((slug === "cases" || slug === "jobs") && draw(2)) form = put(form, "seo.title", phrase(draw, locale, 3, at));
  // A third of them are new.
  const { id, alias, ...fresh } = form;
  const isWhole = locale === "en" || slug === "blog-posts" || slug === "news";
  const isNew = draw(3) === 0 && slug !== "jobs" && isWhole;
  if (!isNew) return { collection: slug, locale, data: form };
  const renamed = line ? put(put(fresh, title, phrase(draw, locale, 2, at)), line, phrase(draw, locale, 9, at)) : fresh;
  const data = "seo" in renamed ? { ...renamed, seo: {} } : renamed;
  return { collection: slug, locale, data: { ...data, ...(alias ? { alias: `new-${String(id)}-${at}` } : {}) } };
}
