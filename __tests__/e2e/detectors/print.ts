/** A page on paper that is not a document: dark, with parts of the screen, or with links that name no address (X2). */
import type { Page } from "@playwright/test";

/** Runs in the page. */
function faultsOnPaper(site: string): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 40)}"`;

  const ofTheScreen = visible("header:not(main *), footer, main nav, main button, main [data-popup-type]");
  const texts = visible("main :is(h1, h2, h3, p, li, dt, dd)");
  const colours = visible("main :is(h1, h2, h3, p, li, dd, section, article)").map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });
  // A dark scheme makes the sheet itself dark, and text on it black, where a browser prints grounds.
  const schemes = [
    document.documentElement,
    ...visible("body, main, main :is(section, article, h1, h2, h3, p, li)"),
  ].map((element) => getComputedStyle(element).colorScheme);
  const pictures = visible("main :is(img, picture)").map((picture) => picture.getBoundingClientRect());
  const covered = texts
    .filter((text) => !text.querySelector("img"))
    .filter((text) => {
      const { top, bottom, left, right } = text.getBoundingClientRect();
      return pictures.some(
        (box) => box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left,
      );
    });
  const links = visible('main a:is([href^="http"], [href^="/"])').map((link) => {
    const { content, position } = getComputedStyle(link, "::after");
    const address = link.getAttribute("href") ?? "";
    // A browser gives what `attr(href)` means, or its name.
    const printed = content.replace("attr(href)", `"${address}"`).replaceAll('" "', "");
    return { link, position, isNamed: printed.includes(`(${address.startsWith("/") ? site : ""}${address})`) };
  });
  return [
    ...(visible("h1").length === 1 ? [] : ["has no heading"]),
    ...ofTheScreen.map((element) => `${nameOf(element)} is of the screen`),
    ...[...new Set(colours)].filter((pair) => pair !== "rgb(0, 0, 0) on rgba(0, 0, 0, 0)"),
    ...[...new Set(schemes)].filter((scheme) => scheme !== "light").map((scheme) => `the scheme is ${scheme}`),
    ...covered.map((element) => `${nameOf(element)} is covered by a picture`),
    ...links.filter(({ isNamed }) => !isNamed).map(({ link }) => `${nameOf(link)} names no address`),
    // A link that is as large as its card on the screen writes its address behind its words, not over the card.
    ...links.filter(({ position }) => position !== "static").map(({ link }) => `${nameOf(link)} writes over its card`),
  ];
}

/**
 * To be called while the page is printed (`emulateMedia`).
 * @param site origin of the addresses that are printed
 * @param mostSheets of A4 that the demo content needs
 */
export async function printFaults(page: Page, site: string, mostSheets: number): Promise<string[]> {
  const faults = await page.evaluate(faultsOnPaper, site);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
  return sheets > 0 && sheets <= mostSheets ? faults : [...faults, `${sheets} sheets`];
}
