/** Changes of a page by a test, by ways that its content security policy leaves open. */
import type { Page } from "@playwright/test";

/** A style sheet that no element holds. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

export type ElementToAdd = readonly [tag: string, attributes: Readonly<Record<string, string>>, text?: string];

/** Puts elements at the end of the page's content. */
export async function addElements(page: Page, elements: readonly ElementToAdd[]): Promise<void> {
  await page.evaluate((all) => {
    for (const [tag, attributes, text = ""] of all) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      document.querySelector("main")?.append(element);
    }
  }, elements);
}
