/** Screens as a visitor walks through them, beside the journeys of their parts (N1, N2, N4, N10). */
import type { APIRequestContext, Page } from "@playwright/test";
import { BLOG_LOCALE, endpointPath, endpoints, LOCALES, type Locale } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { trigger } from "./enquiry-support";
import { expect, test } from "./journey";
import { open } from "./support";

const API_URL = process.env.API_URL ?? "";

const read = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(API_URL + path)).json();

const settingsOf = async (request: APIRequestContext, { code }: Locale) =>
  endpoints.site.answer.parse(await read(request, endpointPath("site", { lang: code })));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Whether an element begins in the window. */
const isInView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, selector);

for (const locale of inTurn(LOCALES, 0)) {
  test(`N1: home in ${locale.name} shows what was made and leads to all of it, to the vacancies and to the brief`, async ({
    page,
    request,
  }) => {
    const cases = endpoints.cases.answer.parse(await read(request, endpointPath("cases", { lang: locale.code })));
    await open(page, locale.prefix || "/");
    await expect(page.locator("body")).toHaveAttribute("data-layout", "default");
    await expect(heading(page)).toBeVisible();
    const main = page.getByRole("main");
    for (const { alias } of cases.filter(({ featured }) => featured)) {
      await expect(main.locator(`a[href="${locale.prefix}/cases/${alias}"]`).first()).toBeAttached();
    }
    await expect(main.locator("#jobs").locator(`a[href^="${locale.prefix}/career/"]`).first()).toBeAttached();
    await main
      .locator(`a[href="${locale.prefix}/cases"]`, { hasText: String(cases.length) })
      .first()
      .click();
    await expect(page).toHaveURL(`${locale.prefix}/cases`);
    await page.goBack();
    await trigger(page, "home_button", 1).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

for (const locale of inTurn(LOCALES, 1)) {
  test(`N2: about in ${locale.name} tells who the agency is, where, in figures and by its people`, async ({
    page,
    request,
  }) => {
    const { figures, offices, pages } = await settingsOf(request, locale);
    const team = endpoints.team.answer.parse(await read(request, endpointPath("team")));
    await open(page, `${locale.prefix}/about`);
    await expect(page.locator("body")).toHaveAttribute("data-layout", "default");
    await expect(heading(page)).toContainText(pages.about?.title ?? "");
    const main = page.getByRole("main");
    for (const { city } of offices) await expect(main.getByText(city).first()).toBeAttached();
    for (const { label } of figures) await expect(main.getByText(label).first()).toBeAttached();
    for (const person of team.flatMap(({ name }) => name[locale.code] ?? [])) {
      await expect(main.locator("#team").getByText(person).first()).toBeAttached();
    }
    await main.locator(`#team a[href="${locale.prefix}/career"]`).last().click();
    await expect(page).toHaveURL(`${locale.prefix}/career`);
  });
}

test("N4: an article is read from the list on, and its end leads to the next", async ({ page, request }) => {
  const posts = endpoints.blogPosts.answer.parse(await read(request, "/api/blog"));
  const [first, second] = posts;
  if (!first || !second) throw new Error("The demo content has articles.");
  await open(page, "/ru/blog");
  await page.getByRole("main").getByRole("link", { name: first.title }).first().click();
  await expect(page).toHaveURL(`/ru/blog/${first.alias}`);
  await expect(page.locator("body")).toHaveAttribute("data-layout", "blog");
  await expect(heading(page)).toContainText(first.title);
  await expect(page.locator("article time").first()).toBeVisible();
  for (const next of [second, posts[2] ?? first]) {
    await page.getByRole("link", { name: "Следующая статья" }).click();
    await expect(page).toHaveURL(`/ru/blog/${next.alias}`);
    await expect(heading(page)).toContainText(next.title);
  }
  await open(page, `/blog/${first.alias}`);
  // It is in one language, whatever the prefix is.
  const language = LOCALES.find(({ code }) => code === BLOG_LOCALE)?.tag ?? "";
  await expect(page.locator(`article[lang="${language}"], [lang="${language}"] article`)).toBeVisible();
});

for (const locale of inTurn(LOCALES, 2)) {
  test(`N10: privacy in ${locale.name} is the text of the CMS, with a way to each part and home`, async ({
    page,
    request,
  }) => {
    const { title = "", body = [] } = (await settingsOf(request, locale)).pages.privacy ?? {};
    const parts = body.flatMap((block) => (block.type === "heading" && block.level === 2 ? [block.text] : []));
    await open(page, `${locale.prefix}/privacy`);
    await expect(page.locator("body")).toHaveAttribute("data-layout", "simple");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(parts);
    const last = parts.at(-1) ?? "";
    await main.getByRole("link", { name: last, exact: true }).click();
    await expect(page).toHaveURL(/#.+/);
    const hash = decodeURIComponent(new URL(page.url()).hash);
    await expect.poll(() => isInView(page, `[id="${hash.slice(1)}"]`)).toBe(true);
    await main
      .locator(`a[href="${locale.prefix || "/"}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(locale.prefix || "/");
  });
}
