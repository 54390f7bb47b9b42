/** The careers side as a person sees it: navigation, black mode, filter, a vacancy (N9, N20, N22–N24). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open } from "./support";

const TITLES: readonly (readonly [path: string, first: string, last: string])[] = [
  ["/career", "About us", "Steps"],
  ["/ru/career", "О нас", "Этапы"],
  ["/br/career", "Sobre nós", "Etapas"],
];

const INK = "rgb(14, 14, 16)";
const PAPER = "rgb(244, 243, 238)";
const NIGHT = "rgb(11, 11, 13)";

const navigation = (page: Page) => page.locator("nav", { has: page.locator('a[href="#career-id-steps"]') });

/** Scrolls the top of a section to `offset` px below the window's edge. */
async function bring(page: Page, id: string, offset: number): Promise<void> {
  await page.evaluate(
    ({ section, top }) => {
      // Pictures that loaded meanwhile may have shifted the layout.
      window.dispatchEvent(new Event("resize"));
      const element = document.getElementById(section);
      if (element) window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - top);
    },
    { section: id, top: offset },
  );
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1400, height: 900 }, reducedMotion: "reduce" });

  for (const [path, first, last] of TITLES) {
    test(`N23: ${path} lists its twelve sections, numbered from 1`, async ({ page }) => {
      await open(page, path);
      const links = navigation(page).getByRole("link");
      await expect(links).toHaveCount(12);
      await expect(links.first()).toHaveAccessibleName(`1 ${first}`);
      await expect(links.last()).toHaveAccessibleName(`12 ${last}`);
    });
  }

  test("N23: a click leads to the section, writes its hash and marks it", async ({ page }) => {
    await open(page, "/career");
    const link = navigation(page).locator('a[href="#career-vacancy"]');
    await link.click();
    await expect(page).toHaveURL("/career#career-vacancy");
    await expect(page.locator("#career-vacancy")).toBeFocused();
    await expect(link).toHaveAttribute("aria-current", "location");
  });

  test("N23: the active section is the last whose top is above 35 % of the window", async ({ page }) => {
    await open(page, "/career");
    const current = navigation(page).locator("[aria-current]");
    await expect(async () => {
      await bring(page, "career-vacancy", 900 * 0.35 + 40);
      await expect(current).toHaveAttribute("href", "#career-index-gallery", { timeout: 500 });
      await bring(page, "career-vacancy", 900 * 0.35 - 40);
      await expect(current).toHaveAttribute("href", "#career-vacancy", { timeout: 500 });
    }).toPass();
  });

  test("N23: each section is night or day as a whole, and what floats follows the reached one", async ({ page }) => {
    await open(page, "/career");
    const root = page.locator("html");
    const header = page.getByRole("banner");
    const modes = await navigation(page)
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const section = document.querySelector(link.getAttribute("href") ?? "");
          const band = section?.closest("[data-mode]");
          if (!section || !band) return "none";
          const { backgroundColor, width } = getComputedStyle(band);
          return `${getComputedStyle(section).color} on ${backgroundColor}, ${width}`;
        }),
      );
    const [night, day] = [`${PAPER} on ${NIGHT}, 1328px`, `${INK} on ${PAPER}, 1328px`];
    expect(modes).toEqual([night, night, night, night, day, night, day, night, night, day, day, night]);
    await expect(async () => {
      await bring(page, "career-index-gallery", 20);
      await expect(root).toHaveAttribute("data-over", "paper", { timeout: 500 });
      for (const part of [header, navigation(page)]) await expect(part).toHaveCSS("color", INK);
      await expect(navigation(page)).toHaveCSS("background-color", PAPER);
      await bring(page, "career-vacancy", 20);
      await expect(root).toHaveAttribute("data-over", "night", { timeout: 500 });
      for (const part of [header, navigation(page)]) await expect(part).toHaveCSS("color", PAPER);
      await expect(navigation(page)).toHaveCSS("background-color", NIGHT);
    }).toPass();
  });

  test("N23: black mode stays on the careers side", async ({ page }) => {
    await open(page, "/career");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("link", { name: /^cases$/i })
      .first()
      .click();
    await expect(page).toHaveURL("/cases");
    await expect(page.locator("html")).not.toHaveAttribute("data-over");
  });

  test("N23: the navigation is there from 1400 px on only", async ({ page }) => {
    await open(page, "/career");
    await expect(navigation(page)).toBeVisible();
    await page.setViewportSize({ width: 1399, height: 900 });
    await expect(navigation(page)).toBeHidden();
  });
});

test("N24: the vacancies narrow to a city, and the address keeps it", async ({ page }) => {
  await open(page, "/career");
  const jobs = page.locator("#career-vacancy");
  const rows = jobs.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  const all = await rows.count();
  const city = jobs.getByRole("navigation").getByRole("link").nth(1);
  const count = Number(/\d+$/.exec(await city.innerText())?.[0]);
  expect(count).toBeLessThan(all);
  await city.click();
  await expect(rows).toHaveCount(count);
  await expect(page).toHaveURL(/\?city=/);
  await page.reload();
  await expect(rows).toHaveCount(count);
});

test("N6, N22: a vacancy says what it is, how to apply, and its logo leads to the careers page", async ({ page }) => {
  await open(page, "/career");
  await page.locator("#career-vacancy").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/career\/[^/]+$/);
  await expect(page.locator("body")).toHaveAttribute("data-layout", "career");
  const parts = ["What we offer", "What you will do", "What we expect", "Nice to have"];
  for (const name of parts) await expect(page.getByRole("heading", { name })).toBeVisible();
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  expect(headings.filter((heading) => parts.includes(heading.trim()))).toEqual(parts);
  await expect(page.getByRole("link", { name: /^apply/i }).first()).toBeVisible();
  await page.getByRole("link", { name: /to the careers page/ }).click();
  await expect(page).toHaveURL("/career");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ["", "/ru", "/br"]) {
    test(`N5: vacancies, team, about and footer lead to ${prefix}/career`, async ({ page }) => {
      const leading = (area: string) => page.locator(`${area} a[href="${prefix}/career"]`);
      await page.goto(prefix || "/");
      for (const area of ["#jobs", "#team", "footer"]) await expect(leading(area)).toHaveCount(1);
      await page.goto(`${prefix}/about`);
      // One link on the last tile, which shows no person, and one in the line below.
      await expect(leading("#team")).toHaveCount(2);
    });
  }

  test("N20: the careers page is night, and all its sections can be read", async ({ page }) => {
    await page.goto("/career");
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe("rgb(11, 11, 13)");
    for (const id of ["career-about", "career-vacancy", "career-ducks", "career-id-steps"]) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
});
