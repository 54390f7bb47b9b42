/** Beside the form: the search result and the card of the draft as it is in the form (L5), before anything is saved. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import sharp from "sharp";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

// One after the other: of two who sign in as one editor at the same moment, the CMS keeps one.
test.describe.configure({ mode: "default" });

const FILES = process.env.RELEASE_DIR ?? "releases/current";
const SIZE = { width: 1200, height: 630 };
/** How much two drawings of one card differ on average, of 255: the release's has a palette. */
const SAME = 3;

const signIn = ownEditor("sharing");

interface Listed {
  id: number;
  alias?: string;
}

async function firstOf(page: Page, collection: string, locale: string): Promise<Listed> {
  const query = `limit=1&sort=sort&depth=0&locale=${locale}`;
  const { docs } = await (await page.request.get(`/cms-api/${collection}?${query}`, asSite)).json();
  return docs[0];
}

/** Opens a form where it shows how its entry is found and shared. @param tab that holds it, where the form has tabs */
async function openSharing(page: Page, form: string, tab?: string): Promise<Locator> {
  await page.goto(`/admin/${form}`);
  const view = page.locator('section[data-state="shown"]');
  if (tab) await page.getByRole("button", { name: tab, exact: true }).click();
  // What is far from the window is not drawn.
  await page.locator("#field-seo").scrollIntoViewIfNeeded();
  await expect(view.getByRole("img")).toBeVisible();
  return view;
}

const pixels = (card: Buffer) =>
  sharp(card).resize(SIZE.width, SIZE.height, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** Mean difference of two cards, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([pixels(one), pixels(other)]);
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}

/** The drawn card that the form shows. */
async function shownCard(view: Locator): Promise<Buffer> {
  const address = (await view.getByRole("img").getAttribute("src")) ?? "";
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** The card that a page of the release names. */
async function publishedCard(page: Page, path: string): Promise<Buffer> {
  const html = await (await page.request.get(path)).text();
  const [, file = ""] = /property="og:image" content="https?:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? [];
  return readFile(join(FILES, decodeURI(file)));
}

for (const { code, prefix } of LOCALES) {
  test(`L5: the form shows the card that the release has, and another one as another title is written, in ${code}`, async ({
    page,
  }) => {
    await signIn(page);
    const { id, alias } = await firstOf(page, "cases", code);
    const view = await openSharing(page, `collections/cases/${id}?locale=${code}`, "Search");
    const published = await publishedCard(page, `${prefix}/cases/${alias}`);
    expect(await difference(await shownCard(view), published)).toBeLessThan(SAME);

    const before = await view.getByRole("img").getAttribute("src");
    await page.locator("#field-seo__title").fill("Ёлки, ação and a title of its own");
    await expect(view).toContainText("Ёлки, ação and a title of its own — ");
    await expect(view.getByRole("img")).not.toHaveAttribute("src", before ?? "");
    expect(await difference(await shownCard(view), published)).toBeGreaterThan(SAME);

    await page.locator("#field-seo__description").fill("Words that are too many for a line of results. ".repeat(9));
    await expect(view.locator('li[data-state="long"]')).toHaveCount(1);
    await expect(view).toContainText("Words that ...");
  });
}

/** The other kinds of pages, one of each; the blog is in Russian. */
const OTHERS: [
  kind: string,
  locale: string,
  find: (page: Page) => Promise<{ form: string; path: string; tab?: string }>,
][] = [
  [
    "a vacancy",
    "br",
    async (page) => {
      const { id } = await firstOf(page, "jobs", "br");
      return { form: `collections/jobs/${id}`, path: `/br/career/${id}` };
    },
  ],
  [
    "an article",
    "ru",
    async (page) => {
      const { id, alias } = await firstOf(page, "blog-posts", "ru");
      return { form: `collections/blog-posts/${id}`, path: `/ru/blog/${alias}`, tab: "Search" };
    },
  ],
  ["the home page", "en", () => Promise.resolve({ form: "globals/page-home", path: "/" })],
  ["the contacts", "ru", () => Promise.resolve({ form: "globals/page-contacts", path: "/ru/contacts" })],
];

for (const [kind, locale, find] of OTHERS) {
  test(`L5: the card beside the form of ${kind} is the one that the release has`, async ({ page }) => {
    await signIn(page);
    const { form, path, tab } = await find(page);
    const view = await openSharing(page, `${form}?locale=${locale}`, tab);
    expect(await difference(await shownCard(view), await publishedCard(page, path))).toBeLessThan(SAME);
  });
}

test("L5: a picture that an editor gives takes the card's place before it is saved", async ({ page }) => {
  await signIn(page);
  const { id } = await firstOf(page, "cases", "en");
  const view = await openSharing(page, `collections/cases/${id}?locale=en`, "Search");
  await page.getByRole("button", { name: "Choose from existing" }).last().click();
  await page.locator(".drawer__content tbody tr").first().getByRole("button").first().click();
  await expect(view.getByRole("img")).toHaveAttribute("src", /^(?:https?:\/\/[^/]+)?\/media\//);
});
