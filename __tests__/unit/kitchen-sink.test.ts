import { createPages } from "../../gatsby-node";
import { pagesFor, type PageContext } from "../../src/site/pages";
import { kitchenSinkPage, PREVIEW_PATH } from "../../src/site/pages-without-route";
import { headData } from "../../src/seo/head-data";
import { sitemap } from "../../src/seo/sitemap";

const day = "2025-03-01T10:00:00.000Z";
const entries = { cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } };
const site = { url: "https://agency.example", productName: "Agency", description: "" };

const answer = {
  ...{ cases: { nodes: [] }, vacancies: { nodes: [] }, posts: { nodes: [] }, site: { nodes: [] } },
  screens: { nodes: (["en", "ru", "br"] as const).map((locale) => ({ locale, updatedAt: day })) },
};

type Given = Parameters<NonNullable<typeof createPages>>[0];

/** Addresses of the pages that a build makes. */
async function addressesOfBuild(settings: NodeJS.ProcessEnv): Promise<string[]> {
  const createPage = jest.fn<undefined, [{ path: string; context: PageContext }]>();
  jest.replaceProperty(process, "env", settings);
  const given: object = { actions: { createPage }, graphql: async () => ({ data: answer }) };
  await createPages?.(given as Given, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([{ path }]) => path);
}

afterEach(() => jest.restoreAllMocks());

describe("the kitchen sink", () => {
  it("is in no build that nobody asked for it", async () => {
    const addresses = await addressesOfBuild({ NODE_ENV: "production" });
    expect(addresses).toEqual([...pagesFor(entries).map(({ path }) => path), PREVIEW_PATH, "/404.html"]);
    expect(addresses).not.toContain("/kitchen-sink");
  });

  it("is in a build that asks for it, and in development", async () => {
    expect(await addressesOfBuild({ NODE_ENV: "production", KITCHEN_SINK: "true" })).toContain("/kitchen-sink");
    expect(await addressesOfBuild({ NODE_ENV: "development" })).toContain("/kitchen-sink");
  });

  it("is not for search engines: no canonical address, no alternates, no place in the sitemap", () => {
    const page = kitchenSinkPage(pagesFor(entries));
    expect(headData(page.context, {}, site)).toMatchObject({ alternates: [] });
    expect(headData(page.context, {}, site)).not.toHaveProperty("canonical", expect.any(String));
    expect(sitemap([page], site.url)).not.toContain("<loc>");
  });
});
