/** A case, an article, a vacancy and their lists on paper (X2). */
import { expect, test } from "./journey";
import { getLocale, LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { addressOf } from "./support";

const DOCUMENTS = (["case", "article", "vacancy", "cases", "blog"] as const).flatMap((kind, row) =>
  inTurn(LOCALES, row).map((locale) => ({ kind, locale })),
);

/** Sheets of a PDF of Chromium. */
const sheetsOf = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;

/** Runs in the page. @returns the texts that a picture lies over */
function coveredTexts(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(`main :is(${selector})`)].filter((element) => element.checkVisibility());
  const pictures = visible("img, picture").map((picture) => picture.getBoundingClientRect());
  return visible("h1, h2, h3, p, li, dt, dd")
    .filter((text) => !text.querySelector("img"))
    .filter((text) => {
      const { top, bottom, left, right } = text.getBoundingClientRect();
      return pictures.some(
        (box) => box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left,
      );
    })
    .map((text) => text.textContent ?? "");
}

for (const { kind, locale } of DOCUMENTS) {
  test(`X2: a ${kind} prints as a document in ${locale.tag}`, async ({ page, request }) => {
    const path = await addressOf(kind, locale, request);
    await page.goto(path, { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });

    // What is around the document stays on the screen.
    for (const outside of ["header:not(main *)", "footer", "main nav", "main button", "main [data-popup-type]"]) {
      for (const part of await page.locator(outside).all()) await expect(part).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const painted = await page.locator("main :is(h1, h2, h3, p, li, dd, section, article)").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
    );
    expect(painted.length).toBeGreaterThan(5);
    expect([...new Set(painted)]).toEqual(["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]);

    expect(await page.evaluate(coveredTexts)).toEqual([]);

    const site = process.env.SITE_URL ?? "";
    const unsaid = await page.locator('main a:is([href^="http"], [href^="/"])').evaluateAll(
      (links, site) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const)
          // A browser gives what `attr(href)` stands for, or its name.
          .map(([address, content]) => [address, content.replace("attr(href)", `"${address}"`).replaceAll('" "', "")])
          .filter(
            ([address = "", content]) => !content?.includes(`(${address.startsWith("/") ? site : ""}${address})`),
          ),
      site,
    );
    expect(unsaid).toEqual([]);
    // A link that is as large as its card on the screen writes its address behind its words, not over the card.
    const places = await page
      .locator('main a:is([href^="http"], [href^="/"])')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").position));
    expect([...new Set(places)]).toEqual(["static"]);

    const sheets = sheetsOf(await page.pdf({ format: "A4" }));
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(kind === "vacancy" ? 3 : 10);
  });
}

// A dark scheme makes the sheet itself dark, and text on it black, where a browser prints grounds.
for (const kind of ["career", "vacancy", "case"] as const) {
  test(`X2: the sheets of a ${kind} are light`, async ({ page, request }) => {
    await page.goto(await addressOf(kind, getLocale("en"), request), { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    const schemes = await page
      .locator(":root, body, main, main :is(section, article, h1, h2, h3, p, li)")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).colorScheme));
    expect([...new Set(schemes)]).toEqual(["light"]);
  });
}

for (const path of ["/contacts", "/ru/contacts", "/br/contacts"]) {
  test(`X2: each reason to write is printed with its name, and where its form is: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    const doors = page.getByRole("main").locator("li > a[data-popup-type]");
    await expect(doors).toHaveCount(3);
    for (const door of await doors.all()) {
      await expect(door).toBeVisible();
      expect(await door.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("(");
    }
  });
}
