/**
 * Finds elements that look different after navigation from another page, whose styles are still in the document (G5).
 */
import type { Page } from "@playwright/test";

/** Properties that rules of one layer could give an element differently, depending on which sheet was loaded last. */
const PROPERTIES = [
  ...["display", "position", "width", "height", "margin", "padding", "color", "background-color"],
  ...["font-size", "font-weight", "line-height", "text-decoration-line", "vertical-align", "aspect-ratio"],
];

/**
 * @returns a line for each element of the page that nothing moves, and that has a layout (a closed `details` has none)
 */
export async function elementStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator(":root:not([data-folded])").waitFor({ state: "attached" });
  return page.evaluate((properties) => {
    // The fold leaves an empty attribute behind.
    const moved = "[style]:not([style=''])";
    const elements = document.querySelectorAll(
      `:is(header, main, footer) :not(${moved}, :is(header, main, footer) ${moved} *, picture *)`,
    );
    const rendered = [...elements].filter((element) => element.checkVisibility());
    return rendered.map((element) => {
      const style = getComputedStyle(element);
      const rounded = (value: string) => value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
      const values = properties.map((name) => `${name}: ${rounded(style.getPropertyValue(name))}`);
      return [element.tagName, element.getAttribute("class") ?? "", ...values].join("; ");
    });
  }, PROPERTIES);
}

/** @param loaded styles of the elements when the page was loaded; @returns what has come, and what has gone since */
export async function strayStyles(page: Page, loaded: readonly string[]): Promise<string[]> {
  const now = await elementStyles(page);
  return [
    ...now.filter((line) => !loaded.includes(line)).map((line) => `came ${line}`),
    ...loaded.filter((line) => !now.includes(line)).map((line) => `went ${line}`),
  ];
}
