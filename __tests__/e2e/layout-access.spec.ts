/** Layout and accessibility tree with forced colours, large text or a narrow window (X7). */
import { expect } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { sample } from "../support/test-length";
import { addStyles } from "./change-page";
import { overflow, ringsThroughText } from "./detectors/layout";
import { testInOneTab } from "./one-tab";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });

for (const colorScheme of ["light", "dark"] as const) {
  test(`X7: forced ${colorScheme} colours leave wordmarks, plus signs, burger and filter in sight`, async ({ tab }) => {
    await tab.setViewportSize({ width: 992, height: 800 });
    await tab.emulateMedia({ forcedColors: "active", colorScheme });
    await open(tab, "/");
    const ground = colorScheme === "dark" ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)";
    const text = colorScheme === "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)";
    const drawn = await tab.evaluate(() => {
      const colorOf = (element: Element | null | undefined, part: string) =>
        element ? getComputedStyle(element, part).backgroundColor : "missing";
      const filterOf = (element: Element) => getComputedStyle(element).filter;
      return {
        plus: colorOf(document.querySelector("summary > [aria-hidden]:last-child"), "::before"),
        burger: colorOf(document.querySelector("header button > span:last-child"), "::before"),
        // Wordmarks are drawn in black.
        marks: [...new Set([...document.querySelectorAll("[data-ground=lime] li img")].map(filterOf))],
      };
    });
    expect(drawn).toEqual({ plus: text, burger: text, marks: [colorScheme === "dark" ? "invert(1)" : "none"] });
    await open(tab, "/cases");
    const current = tab.locator("nav [aria-current=true]").first();
    const line = await current.evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    expect([ground, "rgba(0, 0, 0, 0)"]).not.toContain(line);
    await tab.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  });
}

for (const { name, prefix } of LOCALES) {
  test(`X7: with text of 200 % no page in ${name} is wider than its window of 1280 px`, async ({ tab }) => {
    await tab.setViewportSize({ width: 1280, height: 900 });
    for (const path of ["", "/about", "/cases", "/career", "/contacts"]) {
      await open(tab, `${prefix}${path}` || "/");
      await addStyles(tab, "html { font-size: 200% }");
      expect.soft(await overflow(tab), path).toEqual([]);
    }
  });

  test(`X7: the awards in ${name} are a table with headers at 360 px`, async ({ tab }) => {
    await tab.setViewportSize({ width: 360, height: 740 });
    await open(tab, prefix || "/");
    const table = tab.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    // The accessibility tree is independent of the rows' `display`.
    const session = await tab.context().newCDPSession(tab);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
    expect(roles.filter((role) => role === "columnheader")).toHaveLength(4);
    expect(roles).toEqual(expect.arrayContaining(["table", "row", "cell"]));
    await session.detach();
  });

  test(`X7: titles of values in ${name} keep off the edges of their cards at 320 px`, async ({ tab }) => {
    await tab.setViewportSize({ width: 320, height: 640 });
    await open(tab, `${prefix}/career`);
    const gaps = await tab.evaluate(() =>
      [...document.querySelectorAll("li[data-ground] > h3")].map((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const card = title.parentElement?.getBoundingClientRect().top ?? NaN;
        return text.getBoundingClientRect().top - card;
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  });

  test(`X7: the focus ring of an office's e-mail in ${name} stays clear of the lines around it`, async ({ tab }) => {
    for (const width of [360, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      await open(tab, `${prefix}/contacts`);
      const mail = tab.locator("main address a").first();
      await tab.keyboard.press("Tab");
      await mail.focus();
      const gap = await mail.evaluate((element) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const text = document.createRange();
        if (element.previousElementSibling) text.selectNodeContents(element.previousElementSibling);
        const above = text.getBoundingClientRect().bottom;
        const foot = element.parentElement?.getBoundingClientRect().bottom ?? NaN;
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(top - ring - above, foot - bottom - ring);
      });
      expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}

for (const width of [360, 1440]) {
  test(`X7: at ${width} px the rings of doors and mailboxes run through no line beside them`, async ({ tab }) => {
    await tab.setViewportSize({ width, height: 900 });
    await open(tab, "/contacts");
    // By the keyboard, as a ring comes.
    await tab.keyboard.press("Tab");
    expect.soft(await ringsThroughText(tab, "main li > a")).toEqual([]);
    await open(tab, "/");
    await tab.keyboard.press("Tab");
    expect(await ringsThroughText(tab, "footer address a")).toEqual([]);
  });
}

// https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

for (const path of sample(["/ru", "/", "/br/cases/hired-by-a-bug", "/br", "/ru/career"], 2)) {
  test(`X7: with more space between letters large words stay in the window: ${path}`, async ({ tab }) => {
    for (const width of [320, 360, 414]) {
      await tab.setViewportSize({ width, height: 740 });
      await open(tab, path);
      await addStyles(tab, SPACING);
      const ends = await tab.locator("main :is(h1, h2, dd)").evaluateAll((elements) =>
        elements.map((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return Math.max(...[...words.getClientRects()].map(({ right }) => right));
        }),
      );
      expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(width);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}
