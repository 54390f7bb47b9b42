/** The plugin in a Payload that has nothing else, and its readers without it. */
import { createPayloadRequest, type CollectionConfig, type Field, type RequestContext } from "payload";
import { providePayload } from "payload-kit/testing";
import { siteRole } from "payload-kit/content-lists";
import { NEEDED } from "payload-kit/needed";
import { translations } from "../src";
import type { Board } from "../src/endpoint";
import { KEEP_FLAGS, unreadDraftsOf, setFlags } from "../src/flags";
import { readGlossary } from "../src/glossary/read-glossary";
import { languagesOf } from "../src/languages";
import { boardLists } from "../src/read-board";
import { withSources } from "../src/with-sources";
import type { ImportReport } from "../src/xliff/import";
import { LOCALIZATION, TAGS } from "../testing/content-model";

const POSTS: CollectionConfig = {
  slug: "posts",
  admin: { useAsTitle: "title" },
  custom: siteRole("entries"),
  versions: { drafts: true },
  fields: [
    { name: "title", type: "text", localized: true, custom: { [NEEDED]: true } },
    { type: "tabs", tabs: [{ label: "More", fields: [{ name: "lead", type: "textarea", localized: true }] }] },
    { name: "look", type: "text" },
  ],
};
const NOTES: CollectionConfig = { slug: "notes", fields: [{ name: "title", type: "text" }] };

const lists = { collections: [POSTS, NOTES], localization: LOCALIZATION };
const note = { en: "Notes are English.", pt: "Notas são em inglês.", ru: "Заметки на английском." };
const payload = providePayload({ ...lists, plugins: [translations({ tags: TAGS, note })] });

async function call(path: string, query: string, body?: string): Promise<Response> {
  const { config } = payload();
  const method = body === undefined ? "GET" : "POST";
  const request = new Request(`http://localhost/api${path}?${query}`, { method, body });
  const endpoint = config.endpoints.find((known) => known.path === path && known.method === method.toLowerCase());
  const account = { id: 1, collection: "users" };
  if (!endpoint) throw new Error(`There is no ${method} ${path}.`);
  return endpoint.handler(Object.assign(await createPayloadRequest({ config, request }), { user: account }));
}
const readBoard = async (query = "") => (await (await call("/translations", query)).json()) as Board;
const addPost = async (title: string) =>
  String((await payload().create({ collection: "posts", data: { title, lead: "A lead." }, draft: true })).id);

test("the board lists what has localized texts, in the languages of the config, with the note of the site", async () => {
  await addPost("One");
  const board = await readBoard();
  expect(board.lists.map(({ slug }) => slug)).toEqual(["posts"]);
  expect(board.languages.map(({ code, isSource }) => [code, isSource])).toEqual([
    ["en", true],
    ["ru", false],
    ["br", false],
  ]);
  expect(board.entries[0]?.locales.ru).toMatchObject({ state: "missing", isWritten: false });
  expect([board.note, board.hasMachine]).toEqual(["Notes are English.", false]);
});

test("a file goes out and comes back as drafts, with the language tags of the options", async () => {
  const id = await addPost("Two");
  const xml = await (await call("/translations/xliff", `to=br&list=posts&id=${id}`)).text();
  expect(xml).toContain('srcLang="en-US" trgLang="pt-BR"');
  const translated = xml.replace("<source>Two</source>", "$&<target>Dois</target>");
  const report = (await (await call("/translations/xliff", "", translated)).json()) as ImportReport;
  expect(report).toMatchObject({ refused: [], drafts: [{ list: "posts", title: "Two" }] });
  const saved = await payload().findByID({ collection: "posts", id, locale: "br", draft: true });
  expect(saved.title).toBe("Dois");
  const foreign = translated.replace('trgLang="pt-BR"', 'trgLang="de"');
  const refused = [expect.stringContaining('from "en-US" into another language')];
  expect(await (await call("/translations/xliff", "", foreign)).json()).toMatchObject({ refused, drafts: [] });
});

test("a machine draft counts as unread until an entry of the site is saved in that language", async () => {
  const id = await addPost("Three");
  await setFlags(payload(), { list: "posts", entry: id, locale: "ru" }, new Map([["title", "machine"]]));
  const unread = async () => (await unreadDraftsOf({ payload: payload() })).map(({ path }) => path);
  const save = (context: RequestContext) =>
    payload().update({ collection: "posts", id, locale: "ru", draft: true, data: { title: "Три" }, context });
  await save(KEEP_FLAGS);
  expect(await unread()).toEqual(["title"]);
  await save({});
  expect(await unread()).toEqual([]);
});

test("without a service there are no machine drafts", async () => {
  const asked = call("/translations/machine", "", JSON.stringify({ list: "posts", id: "1", to: "ru" }));
  await expect(asked).rejects.toThrow("No service for machine drafts is set.");
});

test("terms have a form in each language but the source's", async () => {
  const data = [
    { term: "Future", isKept: true },
    { term: "north", ru: "север*, Север", br: "norte" },
  ];
  for (const term of data) await payload().create({ collection: "glossary", data: term });
  expect(await readGlossary({ payload: payload() })).toEqual({
    en: [],
    ru: [
      { term: "Future", forms: ["Future"] },
      { term: "north", forms: ["север*", "Север"] },
    ],
    br: [
      { term: "Future", forms: ["Future"] },
      { term: "north", forms: ["norte"] },
    ],
  });
});

test("localized texts show their source, and a field with a component of its own stays as it is", () => {
  const alt: Field = { name: "alt", type: "text", localized: true, admin: { components: { Field: "/own#Own" } } };
  const { collections } = withSources({ collections: [{ slug: "posts", fields: [...POSTS.fields, alt] }] });
  expect(JSON.stringify(collections).match(/"name":"\w+"|#\w+/g)).toEqual([
    ...['"name":"title"', "#SourceText"],
    ...['"name":"lead"', "#SourceText"],
    ...['"name":"look"', '"name":"alt"', "#Own"],
  ]);
});

describe("without the plugin", () => {
  const other = providePayload(lists);

  test("its readers find nothing", async () => {
    const bare = other();
    expect(boardLists(bare)).toEqual([]);
    expect(await unreadDraftsOf({ payload: bare })).toEqual([]);
    expect(await readGlossary({ payload: bare })).toEqual({ en: [], ru: [], br: [] });
  });
});

test("a config without localization, and a code that is no language tag, are refused", () => {
  expect(() => languagesOf({})).toThrow("needs `localization`");
  const localization = { ...LOCALIZATION, locales: ["en", "not a tag"] };
  expect(() => languagesOf({ localization })).toThrow("The locale not a tag is no language tag");
});
