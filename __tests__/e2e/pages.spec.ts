/** Every page of the built site (L1, L2, L5, N1–N11). */
import { LOCALES } from "@future-native/contract";
import { headFaults, readHead } from "./detectors/head";
import { expect, test } from "./journey";
import { sitePages } from "./support";

test("L2, L5: every page is served with a head, a title and one h1 of its own", async ({ page, request }) => {
  const pages = await sitePages(request);
  const known = new Set(pages.map(({ path }) => path));
  const titles = new Map<string, string>();
  for (const address of pages) {
    const { path, locale } = address;
    const head = await readHead(page, await (await request.get(path)).text());
    expect.soft(headFaults(head, address, known), path).toEqual([]);
    const title = `${locale.code}: ${head.title}`;
    expect.soft(titles.get(title), `title of ${path}, "${head.title}", is taken`).toBeUndefined();
    titles.set(title, path);
  }
});

test("no link of the site is broken", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const checked = new Map<string, number>();
  for (const { path } of await sitePages(request)) {
    const html = await (await request.get(path)).text();
    const targets = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, target = ""]) =>
      target.replaceAll("&amp;", "&"),
    );
    for (const target of targets) {
      const url = new URL(target, `${baseURL}${path}`);
      if (url.origin !== new URL(baseURL ?? "").origin || checked.has(url.pathname)) continue;
      const status = (await request.get(url.pathname, { maxRedirects: 0 })).status();
      checked.set(url.pathname, status);
      expect.soft(status, `${target} on ${path}`).toBe(200);
    }
  }
  expect(checked.size).toBeGreaterThan(100);
});

for (const [path, lang, message] of [
  ["/no/such/page", "en", "This page could not be found"],
  ["/ru/net-takoy", "ru", /не найдена|нет/i],
  ["/br/nada", "pt", /não/i],
] as const) {
  test(`N11: ${path} is a 404 in the language of its prefix, with a link home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByText(message).first()).toBeVisible();
    const home = LOCALES.find(({ tag }) => tag === lang)?.prefix || "/";
    await expect(page.locator(`main a[href="${home}"]`)).toBeVisible();
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
