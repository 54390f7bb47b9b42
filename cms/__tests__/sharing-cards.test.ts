/** The card that the admin shows of a draft is the one that the build makes of the same entry (L5). */
import type { PreviewAnswer, Seo } from "@future-native/contract";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { buildNodeInputs } from "../../plugins/gatsby-source-custom-api/src/build/build-node-inputs";
import { FileRegistry } from "../../plugins/gatsby-source-custom-api/src/build/file-registry";
import { linkNodes } from "../../plugins/gatsby-source-custom-api/src/build/link-nodes";
import { readContent, type Ask } from "../../plugins/gatsby-source-custom-api/src/content";
import type { CardQuestion } from "../../src/seo/cards/card-nodes";
import { readCard, type CardNodes } from "../../src/seo/cards/read-card";
import { GLOBAL_KINDS } from "../src/preview/kinds";
import { answers } from "../src/public-api/answers";
import { createContent, type Content } from "../src/public-api/content";
import { describeDraft } from "../src/sharing/describe-draft";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test("L5: the build and the admin say the same of every entry and every screen, in each language", async () => {
  await addRareCases(cms.payload);
  const content = createContent(cms.payload);
  const nodes = await builtNodes(content);
  const drafts = (await Promise.all(LOCALE_CODES.map((locale) => draftsIn(content, locale)))).flat();
  const built: unknown[] = [];
  const drafted: { route: string; card: unknown; hasPicture: boolean }[] = [];
  for (const draft of drafts) {
    const page = await describeDraft(draft, content);
    // An entry that is not written in a language has no page there.
    if (!page) continue;
    const { route, locale, entryId } = draft;
    const question: CardQuestion = { route, locale, entryId };
    const picture: Seo["picture"] = page.seo.picture ?? page.site.sharingPicture;
    const { productName, colors, logo } = page.site;
    const shown = picture && { url: picture.url, focal: picture.focal };
    drafted.push({
      route,
      hasPicture: Boolean(shown),
      card: { question, content: page.content, brand: { productName, colors, logo }, picture: shown ?? null },
    });
    built.push({ question, ...(await builtCard(question, nodes)) });
  }
  expect(drafted.map(({ card }) => card)).toEqual(built);
  // All kinds in all languages, and what the demo alone would not show.
  expect(new Set(drafts.map(({ route, locale }) => `${route} ${locale}`)).size).toBe(30);
  expect(JSON.stringify(built)).toContain("Для поиска");
  const pictured = drafted.filter(({ hasPicture }) => hasPicture).map(({ route }) => route);
  expect(pictured).toEqual(expect.arrayContaining(["cases-alias", "contacts", "index"]));
});

/** Missing in the demo content: texts and pictures for sharing, and a case without a client. */
async function addRareCases(payload: Payload): Promise<void> {
  const [first, second, third] = (await payload.find({ collection: "cases", limit: 3, depth: 0, sort: "sort" })).docs;
  // It is described in each language.
  const picture = typeof first?.cover === "number" ? first.cover : undefined;
  if (!picture || !first || !second || !third) throw new Error("The demo has too little to share.");
  await payload.update({ collection: "cases", id: first.id, locale: "ru", data: { seo: { title: "Для поиска" } } });
  await payload.update({ collection: "cases", id: second.id, locale: "en", data: { seo: { picture } } });
  await payload.update({ collection: "cases", id: third.id, locale: "br", data: { client: null } });
  await payload.updateGlobal({
    slug: "settings",
    locale: "en",
    data: { sharingPicture: picture, colors: { accent: "#0057ff" }, logo: LOGO },
  });
}

/** Preview responses of everything that has a page. */
async function draftsIn(content: Content, locale: LocaleCode): Promise<PreviewAnswer[]> {
  const cases = (await answers.cases(content, { lang: locale })) ?? [];
  const jobs = (await answers.jobs(content, {})) ?? [];
  const blogPosts = (await answers.blogPosts(content, {})) ?? [];
  const site = await answers.site(content, { lang: locale });
  if (!site) throw new Error(`There are no settings in ${locale}.`);
  const screens = new Set(Object.values(GLOBAL_KINDS).map(({ route }) => route));
  const draft = (route: PreviewAnswer["route"], entryId: string | null, of: PreviewAnswer["draft"]): PreviewAnswer => ({
    ...{ route, entryId, locale, draft: of, missing: [] },
  });
  return [
    ...cases.map(({ id }) => draft("cases-alias", id, { list: "cases", answer: cases })),
    ...jobs.map(({ id }) => draft("career-id", id, { list: "jobs", answer: jobs })),
    ...blogPosts.map(({ id }) => draft("blog-alias", id, { list: "blogPosts", answer: blogPosts })),
    ...[...screens].map((route) => draft(route, null, { list: "site", answer: site })),
  ];
}

async function builtCard(question: CardQuestion, nodes: CardNodes): Promise<object> {
  const { content, brand, picture } = await readCard(question, nodes);
  return { content, brand, picture: picture ? { url: picture.file.absolutePath, focal: picture.focal } : null };
}

/** The nodes that the source plugin makes of the API's answers, with a file for each picture. */
async function builtNodes(content: Content): Promise<CardNodes> {
  const ask: Ask = async (name, { answer }, lang = "en") => answer.parse(await answers[name](content, { lang }));
  const registry = new FileRegistry("");
  const linked = linkNodes(buildNodeInputs(await readContent(ask, LOCALE_CODES), "", registry), (key) => key);
  for (const { uses } of registry.files.values()) for (const use of uses) use.fileId = use.url;
  const found = (isWanted: (node: (typeof linked)[number]) => boolean) =>
    (linked.find(isWanted)?.data ?? null) as never;
  return {
    async findOne({ type, query }) {
      const conditions: [string, { eq: unknown }][] = Object.entries(Object(query).filter);
      return found((node) => node.type === type && conditions.every(([key, { eq }]) => node.data[key] === eq));
    },
    getNodeById: ({ id, type }) =>
      type === "File" ? ({ absolutePath: id } as never) : found((node) => node.type === type && node.id === id),
  };
}
