/** Preview of search results and share cards beside the form (L5). Nothing is saved. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import sharp from "sharp";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { asSite, signInAsAdmin } from "./own-editor";

test.describe.configure({ mode: "default", timeout: 300_000 });

const FILES = process.env.RELEASE_DIR ?? "releases/current";

/** Texts that search engines truncate, with font size and maximum width in pixels, as documented in docs/editor.md. */
const CUT = [
  ["Title", "20px", 580],
  ["Description", "14px", 920],
] as const;

/** Words of each language that are wider than a search shows. */
const LONG: Record<string, string> = {
  en: "The people who keep the lights of a whole city on while it sleeps ",
  ru: "Люди, которые не дают погаснуть целому городу, пока он спит ",
  br: "As pessoas que mantêm acesas as luzes de uma cidade inteira enquanto ela dorme ",
};

interface Listed {
  id: number;
  alias?: string;
}

/** The third of a list: who has left the first of it unsaved in another journey keeps it for five minutes. */
async function oneOf(page: Page, collection: string, locale: string): Promise<Listed> {
  const query = `limit=1&page=3&sort=sort&depth=0&locale=${locale}`;
  const { docs } = await (await page.request.get(`/cms-api/${collection}?${query}`, asSite)).json();
  return docs[0];
}

async function openCase(page: Page, locale: string): Promise<Locator> {
  const { id } = await oneOf(page, "cases", locale);
  await page.goto(`/admin/collections/cases/${id}?locale=${locale}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const view = page.getByRole("region", { name: "How it is found and shared" });
  await expect(view).toHaveAttribute("data-state", "shown");
  return view;
}

const inFewPixels = (picture: Buffer) => sharp(picture).resize(120, 63, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** The rendered picture, scaled down to a few pixels. */
async function pixelsOf(picture: Locator): Promise<Buffer> {
  await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeTruthy();
  return inFewPixels(await picture.screenshot());
}

/** The card as the form has got it, in few pixels: a drawing in the address itself. */
async function givenPixels(card: Locator): Promise<Buffer> {
  await expect(card).toHaveAttribute("src", /^data:image\/svg\+xml;base64,/);
  const address = (await card.getAttribute("src")) ?? "";
  return inFewPixels(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}

/** The card that a page of the release names, in few pixels. */
async function publishedPixels(page: Page, path: string): Promise<Buffer> {
  const html = await (await page.request.get(path)).text();
  const [, file = ""] = /property="og:image" content="https?:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? [];
  return inFewPixels(await readFile(join(FILES, decodeURI(file))));
}

/** Share of pixels that differ visibly. */
function difference(one: Buffer, other: Buffer): number {
  const differing = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
  return differing / one.length;
}

for (const { code, prefix } of sample(LOCALES, 3)) {
  test(`L5: the card and the search result follow what is written in ${code}`, async ({ page }) => {
    await signInAsAdmin(page);
    const view = await openCase(page, code);
    const card = view.getByRole("img");
    const [before, source] = [await pixelsOf(card), await card.getAttribute("src")];
    const { alias } = await oneOf(page, "cases", code);
    expect(difference(await givenPixels(card), await publishedPixels(page, `${prefix}/cases/${alias}`))).toBeLessThan(
      0.01,
    );
    const long = (LONG[code] ?? "").repeat(3).trim();

    await page.locator('[id="field-seo__title"]').fill(long);
    await page.locator('[id="field-seo__description"]').fill(long);
    await expect(card).toHaveAttribute("alt", new RegExp(`^${long}`));
    await expect(card).not.toHaveAttribute("src", source ?? "");
    // Another title on the same drawing.
    expect(difference(before, await pixelsOf(card))).toBeGreaterThan(0.01);

    await expect(view).toContainText(new URL(page.url()).host);
    if (prefix) await expect(view).toContainText(`› ${prefix.slice(1)} › cases ›`);
    for (const [name, font, most] of CUT) {
      const length = view.getByRole("listitem").filter({ hasText: name });
      await expect(length).toHaveAttribute("data-state", "long");
      await expect(length).toContainText(`of ${most} px, will be cut`);
      const cut = await view.getByText(/ \.\.\.$/).evaluateAll((texts, size) => {
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return [];
        return texts
          .filter((text) => getComputedStyle(text).fontSize === size)
          .map((text) => {
            context.font = `${size} ${getComputedStyle(text).fontFamily}`;
            return context.measureText(text.textContent ?? "").width;
          });
      }, font);
      expect(cut).toHaveLength(1);
      // As many words as there is room for, and none more.
      expect(cut[0]).toBeLessThanOrEqual(most);
      expect(cut[0]).toBeGreaterThan(most - 200);
    }

    await page.locator('[id="field-seo__title"]').fill("Ok");
    await expect(view.getByRole("listitem").filter({ hasText: "Title" })).toHaveAttribute("data-state", "fits");
    await expect(view).toContainText("Ok — ");
  });
}

/** The other kinds of pages; the blog is in Russian. */
const OTHERS: [kind: string, locale: string, find: (page: Page) => Promise<{ form: string; path: string }>][] = [
  [
    "a vacancy",
    "br",
    async (page) => {
      const { id } = await oneOf(page, "jobs", "br");
      return { form: `collections/jobs/${id}`, path: `/br/career/${id}` };
    },
  ],
  ["the home page", "en", () => Promise.resolve({ form: "globals/page-home", path: "/" })],
  ["the contacts", "ru", () => Promise.resolve({ form: "globals/page-contacts", path: "/ru/contacts" })],
];

for (const [kind, locale, find] of sample(OTHERS, 3)) {
  test(`L5: the card beside the form of ${kind} is drawn as the release has it`, async ({ page }) => {
    await signInAsAdmin(page);
    const { form, path } = await find(page);
    await page.goto(`/admin/${form}?locale=${locale}`);
    // Rendered lazily when near the window.
    await page.locator("#field-seo").scrollIntoViewIfNeeded();
    const card = page.getByRole("region", { name: "How it is found and shared" }).getByRole("img");
    expect(difference(await givenPixels(card), await publishedPixels(page, path))).toBeLessThan(0.01);
  });
}

test(
  "L5: a picture that an editor chooses takes the card's place before it is saved",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const view = await openCase(page, "en");
    await page.getByRole("button", { name: "Choose from existing" }).last().click();
    await page.getByRole("dialog").locator("li:has(> img)").first().getByRole("button").first().click();
    await expect(view.getByRole("img")).toHaveAttribute("src", /^(?:https?:\/\/[^/]+)?\/media\//);
  },
);
