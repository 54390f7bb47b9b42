/**
 * The preview runs the pages' own queries without Gatsby; of what is published it has to see what the build saw (A7).
 */
import type { APIRequestContext } from "@playwright/test";
import { endpointPath, LOCALE_CODES } from "@future-native/contract";
import { pageData } from "../../plugins/gatsby-plugin-live-preview/src/client/page-data";
import { readContent, type Ask } from "../../plugins/gatsby-source-custom-api/src/content";
import { expect, test } from "./journey";
import { sitePages } from "./support";

const askBy =
  (request: APIRequestContext): Ask =>
  async (name, endpoint, lang) => {
    const answer = await request.get((process.env.API_URL ?? "") + endpointPath(name, lang ? { lang } : {}));
    return endpoint.answer.parse(await answer.json());
  };

/**
 * Fields made by the build, which the preview lacks: picture files, which the CMS serves, and art: of a case it shows the
 * cover, and what has none it draws.
 */
const FILES = [
  "file",
  "headerArt",
  "cardArt",
  "uploadedCover",
  "coverTone",
  "agencyArt",
  "drawing",
  "parts",
  "band",
  "bleed",
  "ownLogo",
  "style",
];

function withoutFiles(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (FILES.includes(key) ? undefined : inner)));
}

test("A7: what is published looks in the preview as it was built, on every page", async ({ request }) => {
  const [content, queries, pages] = await Promise.all([
    readContent(askBy(request), LOCALE_CODES),
    request.get("/preview/queries.json").then((answer) => answer.json()),
    sitePages(request),
  ]);
  for (const { path } of pages) {
    const built = await (await request.get(`/page-data${path === "/" ? "/index" : path}/page-data.json`)).json();
    const variables = built.result.pageContext;
    const query = queries[built.componentChunkName];
    const { data, errors } = pageData(content, { query, variables, locale: variables.locale });
    // Only used by the head, which the preview does not have.
    const { site: _, locales: __, card: ___, ...expected } = built.result.data;
    expect(errors, path).toBeUndefined();
    expect(withoutFiles(data), path).toEqual(withoutFiles(expected));
  }
});
