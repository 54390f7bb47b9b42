/** Generates faults in forms of the demo from a seed: ten of each kind, each with the field at fault. */
import type { LocaleCode } from "@future-native/contract";
import type { CheckName } from "../../../src/publish-checks";
import { pageFault } from "./changes";
import { linkTo, put, withBlocks, withEntryLink } from "./forms";
import { inBody, into, intoAny, intoGlobal, LOCALES, pick, pictured, twoOf, written, type Plant } from "./plant";

export const EACH = 10;

/** A territory with too little contrast. */
const faintTerritory = (locale: LocaleCode, territory: object) =>
  ["cases", "territory.figure", locale, territory, "territory"] as const;

const DUMMIES = [
  "Lorem ipsum dolor sit amet",
  "TODO",
  "xxx",
  "TBD: ask the client",
  "{{title}}",
  "тест",
  "asdf",
  "FIXME later",
];
const LONG = "A title that goes on and on, as if nobody had ever told it that a search shows a line only";
const LONGER = `${LONG}. ${LONG}. It is a description, and of all that it says the last part is never read.`;
const SOON = new Date(Date.now() + 40 * 86_400_000).toISOString();

/** Cases that news of the demo link to, and the language of the news. */
const LINKED: readonly (readonly [alias: string, locale: LocaleCode])[] = [
  ["hired-by-a-bug", "en"],
  ["last-orders-at-five", "en"],
  ["night-shift-day-people", "en"],
  ["a-bank-that-hires-like-a-band", "ru"],
  ["steel-but-make-it-soft", "ru"],
  ["insured-against-mondays", "br"],
  ["trains-with-first-names", "br"],
];

export const PLANTS: Readonly<Record<CheckName, Plant>> = {
  deadLinks: (context) => inBody(context, ({ body }) => withBlocks(body, [linkTo(`/cases/nobody-${context.at}`)])),
  deadAnchors: (context) =>
    inBody(context, ({ alias, body }) => withBlocks(body, [linkTo(`/cases/${String(alias)}#nowhere-${context.at}`)])),
  async lostLinks(context) {
    const id = Number((await context.desk.entries("cases", "en"))[0]?.id) + 1_000_000 + context.at;
    return inBody(context, ({ body }) => withEntryLink(body, "cases", id));
  },
  async linkedPages({ at, desk }) {
    const [alias, locale] = LINKED[at % LINKED.length] ?? ["", "en"];
    const field = at < LINKED.length ? "title" : "lead";
    const form = (await desk.entries("cases", locale)).find((entry) => entry.alias === alias) ?? {};
    return { field, question: { collection: "cases", locale, data: put(form, field, "") } };
  },
  missingAlt: pictured("undescribed"),
  fileNameAlt: pictured("named"),
  smallPictures: pictured("small"),
  heavyPictures: pictured("heavy"),
  samePictures: pictured("twin"),
  emptyTexts: intoAny([
    ["cases", "title", "en", "—"],
    ["cases", "lead", "en", " \u00a0 "],
    ["jobs", "title", "en", "…"],
    ["jobs", "duties", "en", "\n\u200b\n"],
    ["services", "lead", "en", "?"],
    ["team", "position", "en", "- -"],
    ["gallery", "caption", "en", "."],
    ["blog-posts", "lead", "ru", "«»"],
    ["clients", "name", "en", "\u200b"],
    ["awards", "nomination", "en", " "],
  ]),
  async placeholderTexts(context) {
    const text = DUMMIES[context.at % DUMMIES.length] ?? "";
    if (context.at % 2 === 0)
      return inBody(context, ({ body }) => withBlocks(body, [{ type: "paragraph", runs: [{ text }] }]));
    return into([
      ["cases", "lead", "ru", text],
      ["cases", "seo.title", "br", text],
      ["jobs", "lead", "en", text],
      ["blog-posts", "title", "ru", text],
    ])(context);
  },
  longTitles: into([
    ["cases", "title", "en", LONG],
    ["cases", "seo.title", "ru", "Заголовок, который не кончается, будто ему не сказали, что в поиске одна строка"],
    ["blog-posts", "title", "ru", "Заголовок статьи, который не кончается, сколько ни читай, а строка одна"],
    ["jobs", "title", "br", "Uma vaga com um nome tão comprido que a busca mostra só o começo dele"],
    ["cases", "seo.title", "br", "Um título tão comprido que a busca mostra só o começo, e o resto se perde"],
  ]),
  longDescriptions: into([
    ["cases", "seo.description", "en", LONGER],
    ["cases", "seo.description", "ru", LONGER],
    ["jobs", "seo.description", "br", LONGER],
    ["blog-posts", "seo.description", "ru", LONGER],
  ]),
  async titlesTwice({ at, desk, draw }) {
    const locale = pick((below) => at % below, LOCALES);
    const [one, other] = await twoOf(desk, locale, draw);
    const field = at % 2 ? "title" : "seo.title";
    return { field, question: { collection: "cases", locale, data: put(one, field, other.title) } };
  },
  async descriptionsTwice({ at, desk, draw }) {
    const locale = pick((below) => at % below, LOCALES);
    const [one, other] = await twoOf(desk, locale, draw);
    const field = at % 2 ? "lead" : "seo.description";
    return { field, question: { collection: "cases", locale, data: put(one, field, other.lead) } };
  },
  headingOrder: (context) =>
    inBody(context, ({ body }) =>
      withBlocks(body, [{ type: "heading", level: 3, text: `Too small, number ${context.at}` }], "before"),
    ),
  missingLanguages: async (context) => {
    const { at } = context;
    const rows = intoGlobal([
      ["page-career", "values.0.text", "ru", ""],
      ["page-career", "offer.1.title", "br", null],
      ["settings", "figures.1.label", "ru", ""],
      ["page-about", "lead", "br", " "],
    ]);
    const entries = intoAny([
      ["cases", "lead", "ru", ""],
      ["team", "position", "br", ""],
      ["jobs", "skills", "ru", ""],
      ["services", "lead", "br", ""],
      ["awards", "nomination", "ru", null],
    ]);
    return at % 2 ? rows({ ...context, at: at >> 1 }) : entries({ ...context, at: at >> 1 });
  },
  async untranslatedTexts({ at, desk, draw }) {
    const locale = at % 2 ? "ru" : "br";
    const form = await written(desk, "cases", locale, draw);
    const english = (await desk.entries("cases", "en")).find(({ id }) => id === form.id) ?? {};
    const field = pick((below) => at % below, ["lead", "body", "lead"]);
    return { field, question: { collection: "cases", locale, data: put(form, field, english[field]) } };
  },
  async brokenTerms({ at, desk }) {
    const titles = new Map((await desk.entries("cases", "en")).map(({ id, title }) => [id, String(title)]));
    const forms = (await desk.entries("cases", "ru")).filter(({ id, title }) => Boolean(title) && titles.has(id));
    const form = forms[at % forms.length] ?? {};
    const [ru] = String(form.title).split(",");
    await desk.add("glossary", { term: titles.get(form.id), ru });
    return { field: "title", question: { collection: "cases", locale: "ru", data: put(form, "title", `Иначе ${at}`) } };
  },
  async unreadDrafts({ at, desk, draw }) {
    const [locale, field] = [at % 2 ? "ru" : "br", "seo.title"] as const;
    const form = await written(desk, "cases", locale, draw);
    await desk.draft({ list: "cases", entry: String(form.id), locale, path: field });
    return { field, question: { collection: "cases", locale, data: put(form, field, `Agência ${at}`) } };
  },
  jobPosting: into([
    ["jobs", "validThrough", "en", "2024-02-01T12:00:00.000Z"],
    ["jobs", "title", "en", "Copywriter wanted!!!"],
    ["jobs", "title", "ru", "СТАРШИЙ ДИЗАЙНЕР"],
    ["jobs", "title", "br", "Designer, R$ 9000"],
    ["jobs", "salary.max", "en", 1],
    ["jobs", "title", "en", "Writer $5,000"],
    ["jobs", "validThrough", "ru", "2025-12-31T12:00:00.000Z"],
  ]),
  article: into([
    ["blog-posts", "publishedAt", "ru", SOON],
    ["blog-posts", "author", "ru", "Автор: Нина Гогиава"],
    ["blog-posts", "author", "ru", "Нина Гогиава и Ана Соуза"],
    ["blog-posts", "author", "ru", "by Nina"],
    ["blog-posts", "title", "ru", "Слово за словом ".repeat(8).trim()],
  ]),
  contrast: into([
    faintTerritory("en", { ground: "sand", figure: "sun", accent: "ink", mark: "blob", seed: 4 }),
    faintTerritory("ru", { ground: "rose", figure: "sky", accent: "ink", mark: "arc", seed: 5 }),
    faintTerritory("br", { ground: "ink", figure: "ink", accent: "hot", mark: "wave", seed: 6 }),
    faintTerritory("en", { ground: "moss", figure: "ultra", accent: "paper", mark: "grid", seed: 7 }),
  ]),
  redirects: intoGlobal([
    ["settings", "redirects.0.to", "en", circle("old", "older"), "redirects"],
    ["settings", "redirects.0.to", "ru", chain("gone", "moved", "/about"), "redirects"],
    ["settings", "redirects.0.to", "br", circle("x", "y"), "redirects"],
    ["settings", "redirects.0.to", "en", chain("a", "b", "https://example.com/"), "redirects"],
    ["settings", "redirects.0.to", "en", circle("one", "one"), "redirects"],
  ]),
  silentVideos: (context) =>
    inBody(context, ({ body }) => {
      const url = `https://video.example/${context.at % 2 ? "gone" : "silent"}/${context.at}`;
      return withBlocks(body, [{ type: "video", url, title: "A film about it" }]);
    }),
  async pageFaults(context) {
    const runs = [{ text: context.at % 2 ? " " : "\u00a0", href: "/about" }];
    const { field, question } = await inBody(context, ({ body }) => withBlocks(body, [{ type: "paragraph", runs }]));
    return { field, question: { ...question, page: [pageFault({ rule: "link-name", href: "/about" })] } };
  },
};

function circle(one: string, other: string) {
  const there = { from: `/${one}`, to: `/${other}` };
  return one === other ? [there] : [there, { from: `/${other}`, to: `/${one}` }];
}

function chain(first: string, second: string, end: string) {
  return [
    { from: `/${first}`, to: `/${second}` },
    { from: `/${second}`, to: end },
  ];
}
