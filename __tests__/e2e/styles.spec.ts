/** What a page has of the style sheet in its HTML is all that it can use before the sheet itself has come. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { sheetsOf } from "../../bench/bytes";
import { testInOneTab } from "./one-tab";
import { addressOf, KINDS } from "./support";

const RELEASE = process.env.RELEASE_DIR ?? "releases/current";

const test = testInOneTab({ reducedMotion: "reduce" }, async (tab) => {
  // No page answers: it stays what it is without the sheet.
  await tab.route("**/*.js", () => undefined);
});

/** @returns what changes of the page's elements when the sheets of everything are added, one line for each */
function changesBy(page: Page, css: string): Promise<string[]> {
  return page.evaluate((css) => {
    const elements = [...document.body.querySelectorAll("*")];
    const names = [...getComputedStyle(document.body)];
    const lookOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      // A part that is not there has no content.
      return part && style.content === "none" ? [] : names.map((name) => style.getPropertyValue(name));
    };
    const looks = () =>
      elements.map((element) => ["", "::before", "::after"].map((part) => lookOf(element, part).join()));
    const before = looks();
    document.head.appendChild(document.createElement("style")).textContent = css;
    const after = looks();
    return elements
      .filter((_, index) => before[index]?.join() !== after[index]?.join())
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
  }, css);
}

test("a rule that is missing is found", async ({ tab }) => {
  await tab.goto("/privacy", { waitUntil: "load" });
  expect(await changesBy(tab, "@layer ui { h1::before { content: 'new'; color: red } }")).not.toEqual([]);
});

// Which rules a page has does not depend on its window.
for (const kind of KINDS) {
  test(`${kind} looks the same with the whole sheet`, async ({ tab, request }) => {
    await tab.goto(await addressOf(kind, getLocale("en"), request), { waitUntil: "load" });
    await tab.evaluate(() => document.fonts.ready);
    await expect(tab.locator('link[rel="stylesheet"]')).toHaveCount(0);
    const css = sheetsOf(RELEASE).map((name) => readFileSync(join(RELEASE, name), "utf8"));
    expect(await changesBy(tab, css.join(""))).toEqual([]);
  });
}
