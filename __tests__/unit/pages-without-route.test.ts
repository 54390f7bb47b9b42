import { pagesFor } from "../../src/site/pages";
import { pagesWithoutRoute, PREVIEW_PATH, previewModels } from "../../src/site/pages-without-route";
import { headData } from "../../src/seo/head-data";
import { sitemap } from "../../src/seo/sitemap";

const day = "2025-03-01T10:00:00.000Z";
const entries = { cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } };
const site = { url: "https://agency.example", productName: "Agency", description: "" };

const pages = pagesFor(entries);

test("a build has the preview and the 404 of static hosts; while the site is developed Gatsby has its own", () => {
  const addressesOf = (isDevelopment: boolean) => pagesWithoutRoute(pages, { isDevelopment }).map(({ path }) => path);
  expect(addressesOf(false)).toEqual([PREVIEW_PATH, "/404.html"]);
  expect(addressesOf(true)).toEqual([PREVIEW_PATH]);
});

test("the preview is not for search engines: no canonical address, no alternates, no place in the sitemap", async () => {
  const [preview] = pagesWithoutRoute(pages, { isDevelopment: true });
  if (!preview) throw new Error("There is no preview.");
  expect(headData(preview.context, {}, site)).toMatchObject({ alternates: [] });
  expect(headData(preview.context, {}, site)).not.toHaveProperty("canonical", expect.any(String));
  const files = await sitemap([...pages, preview], { siteUrl: site.url });
  expect(files["sitemap.xml"]).toContain("/about");
  expect(files["sitemap.xml"]).not.toContain(preview.path);
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
