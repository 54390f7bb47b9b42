/**
 * Prints the share cards of all content of the environment's CMS, as its admin describes them, with the API's
 * responses.
 */
import { endpoints, type EndpointName, type PreviewAnswer } from "@future-native/contract";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { GLOBAL_KINDS } from "../../src/preview/kinds";
import { answers } from "../../src/public-api/answers";
import { createContent } from "../../src/public-api/content";
import { describeDraft } from "../../src/sharing/describe-draft";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { payload } = await openCms();

// Missing in the demo content: texts and pictures for sharing, and a case without a client.
const picture = (await payload.find({ collection: "media", limit: 1, depth: 0, sort: "id" })).docs[0]?.id;
const [first, second, third] = (await payload.find({ collection: "cases", limit: 3, depth: 0, sort: "sort" })).docs;
if (!picture || !first || !second || !third) throw new Error("The demo has too little to share.");
await payload.update({ collection: "cases", id: first.id, locale: "ru", data: { seo: { title: "Для поиска" } } });
await payload.update({ collection: "cases", id: second.id, locale: "en", data: { seo: { picture } } });
await payload.update({ collection: "cases", id: third.id, locale: "br", data: { client: null } });
await payload.updateGlobal({ slug: "settings", locale: "en", data: { sharingPicture: picture } });

const content = createContent(payload);

/** Preview responses of everything that has a page. */
async function draftsIn(locale: LocaleCode): Promise<PreviewAnswer[]> {
  const cases = (await answers.cases(content, { lang: locale })) ?? [];
  const jobs = (await answers.jobs(content, {})) ?? [];
  const blogPosts = (await answers.blogPosts(content, {})) ?? [];
  const site = await answers.site(content, { lang: locale });
  if (!site) throw new Error(`There are no settings in ${locale}.`);
  const screens = new Set(Object.values(GLOBAL_KINDS).map(({ route }) => route));
  return [
    ...cases.map(({ id }) => entryDraft("cases-alias", id, locale, { list: "cases", answer: cases })),
    ...jobs.map(({ id }) => entryDraft("career-id", id, locale, { list: "jobs", answer: jobs })),
    ...blogPosts.map(({ id }) => entryDraft("blog-alias", id, locale, { list: "blogPosts", answer: blogPosts })),
    ...[...screens].map((route) => entryDraft(route, null, locale, { list: "site", answer: site })),
  ];
}

function entryDraft(
  route: PreviewAnswer["route"],
  entryId: string | null,
  locale: LocaleCode,
  draft: PreviewAnswer["draft"],
): PreviewAnswer {
  return { route, entryId, locale, draft, missing: [] };
}

const described = LOCALE_CODES.map(async (code) =>
  Promise.all(
    (await draftsIn(code)).map(async (draft) => {
      const page = await describeDraft(draft, content);
      const { route, locale, entryId } = draft;
      const card = page && {
        content: page.content,
        name: page.site.productName,
        picture: page.seo.picture ?? page.site.sharingPicture,
      };
      return { question: { route, locale, entryId }, card };
    }),
  ),
);

/** Responses of all endpoints that need no entry. */
async function answersIn(lang: LocaleCode) {
  const isName = (name: string): name is EndpointName => name in endpoints;
  const names = Object.keys(endpoints)
    .filter(isName)
    .filter((name) => Object.keys(endpoints[name].parameters).every((parameter) => parameter === "lang"));
  return Promise.all(names.map(async (name) => [name, await answers[name](content, { lang })] as const));
}

const said = LOCALE_CODES.map(async (lang) => [lang, Object.fromEntries(await answersIn(lang))] as const);
printResult({
  drafts: (await Promise.all(described)).flat(),
  answers: Object.fromEntries(await Promise.all(said)),
});
await payload.destroy();
// Flush the long output before the process exits.
process.stdout.write("", () => process.exit(0));
