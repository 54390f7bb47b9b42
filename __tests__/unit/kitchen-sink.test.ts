import { pagesFor } from "../../src/site/pages";
import { kitchenSinkPage, pagesWithoutRoute, PREVIEW_PATH, previewModels } from "../../src/site/pages-without-route";
import { headData } from "../../src/seo/head-data";
import { sitemap } from "../../src/seo/sitemap";

const day = "2025-03-01T10:00:00.000Z";
const entries = { cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } };
const site = { url: "https://agency.example", productName: "Agency", description: "" };

const pages = pagesFor(entries);

/** Addresses of the pages that no route has. */
const addressesOf = (mode: { isDevelopment: boolean; kitchenSink: boolean }) =>
  pagesWithoutRoute(pages, mode).map(({ path }) => path);

describe("the kitchen sink", () => {
  it("is in no build that nobody asked for it", () => {
    expect(addressesOf({ isDevelopment: false, kitchenSink: false })).toEqual([PREVIEW_PATH, "/404.html"]);
  });

  it("is in a build that asks for it, and in development", () => {
    expect(addressesOf({ isDevelopment: false, kitchenSink: true })).toContain("/kitchen-sink");
    expect(addressesOf({ isDevelopment: true, kitchenSink: false })).toContain("/kitchen-sink");
  });

  it("is not for search engines: no canonical address, no alternates, no place in the sitemap", async () => {
    const page = kitchenSinkPage(pages);
    expect(headData(page.context, {}, site)).toMatchObject({ alternates: [] });
    expect(headData(page.context, {}, site)).not.toHaveProperty("canonical", expect.any(String));
    const files = await sitemap([...pages, page], { siteUrl: site.url });
    expect(files["sitemap.xml"]).toContain("/about");
    expect(files["sitemap.xml"]).not.toContain(page.path);
  });
});

describe("the preview's models", () => {
  const models = previewModels(pages);

  it("A7: there is one for each kind that has pages, in each locale, though there is no entry", () => {
    expect(models.map(({ path }) => path).sort()).toEqual(
      ["blog-alias", "career-id", "cases-alias"].flatMap((route) =>
        ["br", "en", "ru"].map((locale) => `/preview/${route}/${locale}`),
      ),
    );
    expect(models.find(({ path }) => path.endsWith("cases-alias/ru"))).toMatchObject({
      template: "case",
      context: { route: "cases-alias", locale: "ru", language: "ru", alternates: [] },
    });
  });

  it("are not for search engines", () => {
    for (const { context } of models) {
      expect(headData(context, {}, site)).toMatchObject({ alternates: [] });
      expect(headData(context, {}, site)).not.toHaveProperty("canonical", expect.any(String));
    }
  });
});
