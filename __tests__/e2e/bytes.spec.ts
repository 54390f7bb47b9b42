/** The budgets of the first view. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./journey";
import { readReleased, releasedFiles } from "./release-files";
import { BUDGETS, measureFirstView, measureLargestStyles, STYLES_BUDGET } from "./first-view-bytes";

const RELEASE = process.env.RELEASE_DIR ?? "releases/current";

test("every style sheet begins with the order of the layers", () => {
  const html = readFileSync(join(RELEASE, "index.html"), "utf8");
  const sheets = [...html.matchAll(/<style data-href="[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  expect(sheets.length).toBeGreaterThan(1);
  for (const css of sheets) {
    expect(css).toMatch(/^\s*@layer reset, ?tokens, ?base, ?parts, ?ui, ?layouts, ?sections, ?templates, ?print;/);
  }
});

test("nothing that visitors get tells where the site was built", () => {
  const texts = releasedFiles().filter((file) => /\.(?:html|js|json|css|txt|xml|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((file) => readReleased(file).includes(process.cwd()))).toEqual([]);
});

for (const page of ["/", "/ru", "/br"]) {
  test(`the first view of ${page} stays within its budgets`, () => {
    const { scripts, styles, fonts, fontFiles } = measureFirstView(RELEASE, page);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts / 1000).toBeLessThanOrEqual(BUDGETS.scripts);
    expect(styles).toBeGreaterThan(0);
    expect(styles / 1000).toBeLessThanOrEqual(BUDGETS.styles);
    expect(fonts / 1000).toBeLessThanOrEqual(BUDGETS.fonts);
    expect(fontFiles).toBe(BUDGETS.fontFiles);
    expect(fonts).toBeGreaterThan(0);
  });
}

for (const path of ["/", "/contacts", "/br/about"]) {
  test(`${path} fetches no other fonts than those it preloads`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([...new Set(fetched)].sort()).toEqual(preloaded.sort());
  });
}

test("the styles of every page stay within their budget", () => {
  const styles = measureLargestStyles(RELEASE);
  expect(styles).toBeGreaterThan(0);
  expect(styles / 1000).toBeLessThanOrEqual(STYLES_BUDGET);
});
