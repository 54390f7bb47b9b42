/** Content of the share card of each kind of page (L5), read from nodes of the source plugin. */
import type { CardQuestion } from "../../src/seo/cards/card-nodes";
import { readCard, type CardNodes } from "../../src/seo/cards/read-card";

const NO_SEO = { title: null, description: null, picture: null };
const screen = (title: string, lead: string | null) => ({ title, lead, seo: NO_SEO });
const shared = { alt: "A map", focal: { x: 0.2, y: 0.3 }, fileId: "file-1" };

const settings = (locale: string, blog: string, changes = {}) => ({
  ...{ type: "SiteSettings", id: `settings-${locale}`, locale, productName: "Agency", description: "Employer brands" },
  ...{ sharingPicture: null, colors: null, logo: null },
  pages: {
    ...{ home: screen("Agency of brands", "By hand"), about: screen("About", null), cases: screen("Cases", "Maps") },
    ...{ career: screen("Careers", "Night"), contacts: screen("Contacts", "Write to us"), blog: screen(blog, "Notes") },
    privacy: screen("Privacy", null),
  },
  ...changes,
});

const NODES = [
  settings("en", "Blog"),
  settings("ru", "Полевые заметки"),
  { type: "File", id: "file-1", absolutePath: "/map.jpg", internal: { contentDigest: "abc" } },
  { type: "Client", id: "client-1", name: "Kvali" },
  { type: "JobCity", id: "city-1", title: "Tbilisi" },
  { type: "BlogTag", id: "tag-1", alias: "evp", title: "EVP" },
  {
    ...{ type: "Case", id: "case-1", locale: "en", entryId: "1", title: "Hired by a bug", clientNodeId: "client-1" },
    ...{ territory: { colors: ["ultra", "lime", "ice"], mark: "grid", seed: 4 }, seo: NO_SEO },
  },
  {
    ...{ type: "Case", id: "case-2", locale: "en", entryId: "2", title: "Night shift", clientNodeId: null },
    ...{ territory: { colors: ["rose", "hot", "plum"], mark: "arc", seed: 1 } },
    seo: { title: "People of the night", description: null, picture: shared },
  },
  {
    ...{ type: "Vacancy", id: "job-1", locale: "en", entryId: "7", title: "Producer", cityNodeId: "city-1" },
    ...{ format: "office", seo: NO_SEO },
  },
  {
    ...{ type: "BlogPost", id: "post-1", locale: "ru", entryId: "3", title: "EVP — это не плакат" },
    ...{ tagsNodeIds: ["tag-1"], seo: NO_SEO },
  },
];

function nodesOf(all: readonly object[]): CardNodes {
  const found = (wanted: object) =>
    (all.find((node) => Object.entries(wanted).every(([key, value]) => Object(node)[key] === value)) ?? null) as never;
  return {
    findOne: ({ type, query }) => {
      const conditions: [string, { eq: unknown }][] = Object.entries(Object(query).filter);
      return Promise.resolve(found({ type, ...Object.fromEntries(conditions.map(([key, { eq }]) => [key, eq])) }));
    },
    getNodeById: ({ id, type }) => found({ id, type }),
  };
}

const read = (question: CardQuestion, all: readonly object[] = NODES) => readCard(question, nodesOf(all));

test("L5: a case shows its own territory, with its client", async () => {
  const { content, brand, picture } = await read({ route: "cases-alias", locale: "en", entryId: "1" });
  expect(content).toMatchObject({
    title: "Hired by a bug",
    kind: "Case · Kvali",
    territory: { mark: "grid", seed: 4 },
  });
  expect({ brand, picture }).toEqual({
    brand: { productName: "Agency", colors: null, logo: null },
    picture: undefined,
  });
});

test("L5: what an editor has written for sharing goes before, a picture with its focal point", async () => {
  const { content, picture } = await read({ route: "cases-alias", locale: "en", entryId: "2" });
  expect(content).toMatchObject({ title: "People of the night", kind: "Case" });
  expect(picture).toMatchObject({ file: { absolutePath: "/map.jpg" }, focal: { x: 0.2 }, alt: "A map" });
});

test("L5: a vacancy says where and how, an article its subject, in the blog's language under every prefix", async () => {
  const vacancy = await read({ route: "career-id", locale: "en", entryId: "7" });
  expect(vacancy.content).toMatchObject({
    kind: "Vacancy · Tbilisi, office",
    territory: { colors: ["ink", expect.any(String), expect.any(String)] },
  });
  const post = await read({ route: "blog-alias", locale: "en", entryId: "3" });
  expect(post.content).toMatchObject({ title: "EVP — это не плакат", kind: "Полевые заметки · EVP" });
  expect((await read({ route: "blog", locale: "en" })).content.title).toBe("Полевые заметки");
});

test("L5: screens, forms and the 404 have cards of their own", async () => {
  const cards = await Promise.all(
    (["index", "about", "contacts", "contacts-brief", "contacts-job", "privacy", "404"] as const).map((route) =>
      read({ route, locale: "en" }),
    ),
  );
  const titles = cards.map(({ content }) => content.title);
  expect(titles[0]).toBe("Agency of brands");
  expect(new Set(titles).size).toBe(titles.length);
  // A screen without a lead has the site's line.
  expect(cards[1]?.content.kind).toBe("Employer brands");
  const search = await read({ route: "search", locale: "en" });
  expect(search.content).toMatchObject({ title: "Search", kind: "Employer brands" });
});

test("L5: the settings' picture is for screens, not for entries", async () => {
  const all = [settings("en", "Blog", { sharingPicture: shared }), ...NODES.slice(1)];
  expect((await read({ route: "contacts", locale: "en" }, all)).picture?.alt).toBe("A map");
  expect((await read({ route: "cases-alias", locale: "en", entryId: "1" }, all)).picture).toBeUndefined();
});

test("names what is missing", async () => {
  await expect(read({ route: "cases-alias", locale: "en", entryId: "9" })).rejects.toThrow('no Case 9 in "en"');
});
