/** The search of the site (X8): page, dialog, keys, touch, announcements, and without scripts. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { wordsIn, type WordsByLocale } from "../support/words-by-locale";
import { expect, test } from "./journey";
import { open, openFully, watchFaults } from "./support";

interface SearchTexts {
  /** A word of a case's name, in another form than there. */
  typed: string;
  /** The case's name. */
  name: RegExp;
  field: string;
  found: RegExp;
  nothing: string;
  title: string;
}

const TEXTS: WordsByLocale<SearchTexts> = {
  en: {
    ...{ typed: "bugs", name: /Hired by a bug/, field: "What are you looking for?", found: /^\d+ results?: .*Cases 1/ },
    ...{ nothing: "Nothing found. Try fewer words, or other ones.", title: "Search" },
  },
  ru: {
    ...{ typed: "багами", name: /Нанят багом/, field: "Что вы ищете?", found: /^\d+ результат(?:а|ов)?: .*Кейсы 1/ },
    ...{ nothing: "Ничего не нашлось. Попробуйте убрать слово или заменить его.", title: "Поиск" },
  },
  br: {
    ...{ typed: "contratado bug", name: /bug/, field: "O que você procura?", found: /^\d+ resultados?: .*Cases \d/ },
    ...{ nothing: "Nada encontrado. Tente menos palavras, ou outras.", title: "Busca" },
  },
};

/** Requests for files that only the search uses. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/search-(?:engine|dialog)|\/search\/\w+\.json|static\/search\//.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const field = (page: Page, { field: name }: SearchTexts) => page.getByRole("searchbox", { name });
const home = (prefix: string) => prefix || "/";

for (const { code, prefix } of inTurn(LOCALES, 1)) {
  const words = wordsIn(TEXTS, code);
  const { typed, name, found, nothing, title } = words;

  test(`X8: the page of the search answers its address and what is typed (${code})`, async ({ page }) => {
    const faults = watchFaults(page);
    await open(page, `${prefix}/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(field(page, words)).toHaveValue(typed);
    const link = page.getByRole("main").getByRole("link", { name }).first();
    await expect(link).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: found })).toBeVisible();
    await field(page, words).fill("qqqqqqqq");
    await expect(page.getByRole("status").filter({ hasText: nothing })).toBeVisible();
    await expect(page).toHaveURL(/\?q=qqqqqqqq$/);
    await field(page, words).fill(typed);
    await expect(link).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("main").locator("[data-results] li > a").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page, words)).toBeFocused();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/cases/`));
    expect(faults).toEqual([]);
  });

  test(`X8: the search opens over the page by keys, and is a combobox (${code})`, async ({ page }) => {
    await openFully(page, home(prefix));
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: title });
    const combobox = dialog.getByRole("combobox", { name: words.field });
    await expect(combobox).toBeFocused();
    await expect(combobox).toHaveAttribute("aria-expanded", "false");
    await combobox.fill(typed);
    const option = dialog.getByRole("option", { name }).first();
    await expect(option).toBeVisible();
    await expect(combobox).toHaveAttribute("aria-expanded", "true");
    await expect(dialog.getByRole("status")).toHaveText(found);
    await page.keyboard.press("ArrowDown");
    const [active] = await dialog.getByRole("option", { selected: true }).all();
    await expect(combobox).toHaveAttribute("aria-activedescendant", (await active?.getAttribute("id")) ?? "none");
    await expect(combobox).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("/");
    await expect(combobox).toBeFocused();
    await combobox.fill(typed);
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${prefix}/(?:cases|career|blog|about|#)`));
  });
}

test("X8: nothing of the search is fetched before somebody wants it", async ({ page }) => {
  const asked = watchSearch(page);
  await openFully(page, "/");
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  expect(asked.filter((url) => url.includes("/static/search/"))).toEqual([]);
  await page.getByRole("combobox").fill("bug");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(asked.some((url) => url.includes("/static/search/en/"))).toBe(true);
});

test("X8: the search over the page fits into a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFully(page, "/");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("X8: a slash is a slash where somebody writes", async ({ page }) => {
  await openFully(page, "/contacts/brief");
  const question = page.getByRole("textbox").first();
  await question.fill("a");
  await question.press("/");
  await expect(question).toHaveValue("a/");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("X8: results are narrowed by category and city", async ({ page }) => {
  await open(page, "/search?q=people");
  const filter = page.getByRole("navigation", { name: "Narrow the results" });
  // The first one is for everything.
  const first = filter.getByRole("link").nth(1);
  await expect(first).toBeVisible();
  const count = Number(/\d+$/.exec(await first.innerText())?.[0]);
  await first.click();
  await expect(page).toHaveURL(/&f=/);
  await expect(page.locator("[data-results] li")).toHaveCount(Math.min(count, 8));
});

test("X8: what was typed before the script came is looked for", async ({ page }) => {
  const words = TEXTS.en;
  let come: () => void = () => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/*.js", async (route) => {
    await hasCome;
    await route.continue();
  });
  await page.goto("/search", { waitUntil: "commit" });
  await field(page, words).pressSequentially(words.typed);
  come();
  await expect(page.getByRole("main").getByRole("link", { name: words.name }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=bugs$/);
  await expect(field(page, words)).toHaveValue(words.typed);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("X8: the menu leads to the search, a tap opens what is found", async ({ page }) => {
    await openFully(page, "/");
    await page.getByRole("button", { name: "Open the menu" }).tap();
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Search" }).tap();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByRole("combobox").fill("bugs");
    await dialog
      .getByRole("option", { name: /Hired by a bug/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/cases\/hired-by-a-bug$/);
    await expect(dialog).toBeHidden();
  });

  test("X8: the search takes the place of the menu, and leaves the page free when it goes", async ({ page }) => {
    await openFully(page, "/cases/hired-by-a-bug");
    const button = page.getByRole("button", { name: "Open the menu" });
    const dialog = page.getByRole("dialog", { name: "Search" });
    const askInMenu = async () => {
      await button.tap();
      await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Search" }).tap();
      await expect(dialog.getByRole("combobox")).toBeFocused();
    };
    await askInMenu();
    await expect(page.locator("[data-menu=open]")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-scroll-lock", "on");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator("html")).not.toHaveAttribute("data-scroll-lock");
    await askInMenu();
    await dialog.getByRole("combobox").fill("bugs");
    await dialog
      .getByRole("option", { name: /Hired by a bug/ })
      .first()
      .tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});

test("N11, X8: a 404 offers the words of its address", async ({ page }) => {
  await open(page, "/work/hired_by-bugs.html");
  const search = page.getByRole("search");
  await expect(search.getByRole("searchbox")).toHaveValue("work hired by bugs");
  await search.getByRole("button", { name: "Search for these words" }).click();
  await expect(page).toHaveURL(/\/search\?q=work\+hired\+by\+bugs$/);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Hired by a bug/ })
      .first(),
  ).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, prefix } of inTurn(LOCALES, 2)) {
    const { typed, name, title } = wordsIn(TEXTS, code);

    test(`X8: the server answers the form, and the page offers the lists (${code})`, async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("main").getByRole("navigation").getByRole("link")).not.toHaveCount(0);
      await page.getByRole("searchbox").fill(typed);
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(page.getByRole("searchbox")).toHaveValue(typed);
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/(?:cases|$|#)`));
    });
  }

  test("X8: search engines are asked to leave the page out", async ({ page, request }) => {
    await page.goto("/search");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
  });
});
