/** Faults put into forms of the demo by a seeded generator: ten of each kind, each with the field that is at fault. */
import type { LocaleCode } from "@future-native/contract";
import type { CheckName } from "../../../src/gate/checks";
import { put, withBlocks, linkTo, type Desk, type Form, type Question } from "./forms";
import { PLACES, picturedForm } from "./planted-pictures";

/** A form with a fault in it. */
export interface Planted {
  readonly check: CheckName;
  /** Path of the field at fault. */
  readonly field: string;
  readonly question: Question;
}

export const EACH = 10;
const LOCALES: readonly LocaleCode[] = ["en", "ru", "br"];

/** Draws numbers below a limit, the same ones at each run. */
export type Draw = (below: number) => number;

const pick = <One>(draw: Draw, values: readonly One[]): One => {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};

/** An entry that is written in the language: only such a form has a page there. */
async function written(desk: Desk, slug: string, locale: LocaleCode, draw: Draw): Promise<Form> {
  const entries = await desk.entries(slug, locale);
  return pick(
    draw,
    entries.filter(({ title }) => typeof title === "string" && title !== ""),
  );
}

interface Context {
  readonly desk: Desk;
  readonly draw: Draw;
  /** Which of the kind it is, from 0. */
  readonly at: number;
  /** Ids of the prepared pictures, by what is wrong with them. */
  readonly pictures: Readonly<Record<string, number>>;
}

type Plant = (context: Context) => Promise<Omit<Planted, "check">>;

async function inBody({ desk, draw }: Context, change: (form: Form) => unknown): Promise<Omit<Planted, "check">> {
  const locale = pick(draw, LOCALES);
  const form = await written(desk, "cases", locale, draw);
  return { field: "body", question: { collection: "cases", locale, data: put(form, "body", change(form)) } };
}

type Value = readonly [slug: string, field: string, locale: LocaleCode, value: unknown, set?: string];

/** Puts a value into a field of an entry of a collection. @param places the last of each: where it is put, if not into the field at fault */
const into =
  (places: readonly Value[]): Plant =>
  async ({ at, desk, draw }) => {
    const [slug, field, locale, value, set = field] = pick((below) => at % below, places);
    const form = await written(desk, slug, locale, draw);
    return { field, question: { collection: slug, locale, data: put(form, set, value) } };
  };

/** The same of collections whose entries are called otherwise. */
const intoAny =
  (places: readonly Value[]): Plant =>
  async ({ at, desk, draw }) => {
    const [slug, field, locale, value] = pick((below) => at % below, places);
    const form = pick(draw, await desk.entries(slug, locale));
    return { field, question: { collection: slug, locale, data: put(form, field, value) } };
  };

const intoGlobal =
  (places: readonly Value[]): Plant =>
  async ({ at, desk }) => {
    const [slug, field, locale, value, set = field] = pick((below) => at % below, places);
    return { field, question: { global: slug, locale, data: put(await desk.global(slug, locale), set, value) } };
  };

const pictured =
  (what: string): Plant =>
  async ({ at, desk, draw, pictures }) =>
    picturedForm(PLACES[at % PLACES.length] ?? "cover", pictures[what] ?? 0, desk, draw);

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
    [
      "cases",
      "territory.figure",
      "en",
      { ground: "sand", figure: "sun", accent: "ink", mark: "blob", seed: 4 },
      "territory",
    ],
    [
      "cases",
      "territory.figure",
      "ru",
      { ground: "rose", figure: "sky", accent: "ink", mark: "arc", seed: 5 },
      "territory",
    ],
    [
      "cases",
      "territory.figure",
      "br",
      { ground: "ink", figure: "ink", accent: "hot", mark: "wave", seed: 6 },
      "territory",
    ],
    [
      "cases",
      "territory.figure",
      "en",
      { ground: "moss", figure: "ultra", accent: "paper", mark: "grid", seed: 7 },
      "territory",
    ],
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

async function twoOf(desk: Desk, locale: LocaleCode, draw: Draw): Promise<[Form, Form]> {
  const one = await written(desk, "cases", locale, draw);
  const others = (await desk.entries("cases", locale)).filter(({ id, title }) => id !== one.id && Boolean(title));
  return [one, pick(draw, others)];
}
