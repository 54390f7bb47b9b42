/** The preview runs the pages' own queries without Gatsby; of what is published it has to see what the build saw (A7). */
import { expect, test, type APIRequestContext } from "@playwright/test";
import { endpointPath, LOCALE_CODES, type EndpointName, type LocaleCode } from "@future-native/contract";
import { pageData } from "../../plugins/gatsby-plugin-live-preview/src/client/page-data";
import { sitePages } from "./support";

type Content = Parameters<typeof pageData>[0];

const PER_LOCALE = ["cases", "services", "news", "site"] as const;
const WHOLE = [
  ...(["caseCategories", "awards", "jobCities", "jobs", "team", "teamCategories", "clients", "gallery"] as const),
  ...(["blogTags", "blogExternals", "blogPosts"] as const),
];

async function readContent(request: APIRequestContext): Promise<Content> {
  const base = process.env.API_URL ?? "";
  const ask = async (name: EndpointName, lang?: LocaleCode): Promise<unknown> =>
    (await request.get(base + endpointPath(name, lang ? { lang } : {}))).json();
  const lists = PER_LOCALE.map(async (name) => [
    name,
    await Promise.all(LOCALE_CODES.map(async (locale) => ({ locale, answer: await ask(name, locale) }))),
  ]);
  const whole = WHOLE.map(async (name) => [name, await ask(name)]);
  return Object.fromEntries(await Promise.all([...lists, ...whole]));
}

/** Without what the build makes of pictures, which the preview leaves to the CMS. */
function withoutFiles(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "file" ? undefined : inner)));
}

test("A7: what is published looks in the preview as it was built, on every page", async ({ request }) => {
  const [content, queries, pages] = await Promise.all([
    readContent(request),
    request.get("/preview/queries.json").then((answer) => answer.json()),
    sitePages(request),
  ]);
  for (const { path } of pages) {
    const built = await (await request.get(`/page-data${path === "/" ? "/index" : path}/page-data.json`)).json();
    const variables = built.result.pageContext;
    const query = queries[built.componentChunkName];
    const { data, errors } = pageData(content, { query, variables, locale: variables.locale });
    const { site: _, locales: __, ...expected } = built.result.data;
    expect(errors, path).toBeUndefined();
    expect(withoutFiles(data), path).toEqual(withoutFiles(expected));
  }
});
