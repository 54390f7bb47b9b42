/** From any word of the preview to its field, and back (X11). Nothing is saved here. */
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { test } from "./journey";
import { asSite, ownEditor, signInByForm } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";

// One after the other: of two who sign in as one editor at the same moment, the CMS keeps one.
test.describe.configure({ mode: "default", timeout: 300_000 });

const signIn = ownEditor("touch");

async function idOf(page: Page, alias: string): Promise<number> {
  const answer = await page.request.get(`/cms-api/cases?where[alias][equals]=${alias}&depth=0`, asSite);
  return (await answer.json()).docs[0].id;
}

const SOON = { timeout: 1_000 };
const CASE = "hired-by-a-bug";

const openCase = async (page: Page, locale: string): Promise<FrameLocator> =>
  openForm(page, `collections/cases/${await idOf(page, CASE)}?locale=${locale}`);

const nameOf = (frame: FrameLocator): Locator => frame.locator(".preview-outline span");

const AT_ITS_CORNER = { x: 8, y: 8 };

/** Points at something until its field is named: the marks come a moment after the page. */
async function pointAt(frame: FrameLocator, target: Locator, name: string | RegExp, at = AT_ITS_CORNER): Promise<void> {
  await expect(async () => {
    await target.hover({ position: { x: at.x - 3, y: at.y - 3 } });
    await target.hover({ position: at });
    await expect(nameOf(frame)).toHaveText(name, { timeout: 500 });
  }).toPass(DRAWN);
}

/** Where the words of something begin, which may have a number before them. */
const firstWordOf = (target: Locator): Promise<{ x: number; y: number }> =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: words.left - outer.left + 8, y: words.top - outer.top + 8 };
  });

for (const { code } of LOCALES) {
  test(`X11: what is pointed at is outlined and named, and a double click leads to its field, in ${code}`, async ({
    page,
  }) => {
    await signIn(page);
    const frame = await openCase(page, code);
    const heading = frame.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible(DRAWN);
    await pointAt(frame, heading, "Title");
    await heading.dblclick({ position: { x: 8, y: 8 } });
    await expect(page.locator("#field-title").first()).toBeFocused();
  });
}

test("X11: a word of a block leads into the block, on the tab where it is", async ({ page }) => {
  await signIn(page);
  const frame = await openCase(page, "en");
  const beat = frame.getByRole("heading", { level: 2, name: "A vacancy that is true" });
  await expect(beat).toBeVisible(DRAWN);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await pointAt(frame, beat, /Title$/);
  await beat.dblclick({ position: { x: 8, y: 8 } });
  await expect(page.locator('[data-lexical-editor="true"] #field-title').first()).toBeFocused();
});

test("X11: a word of a list leads to its own point", async ({ page }) => {
  await signIn(page);
  const frame = await openForm(page, "globals/page-privacy?locale=en");
  // The second of its list.
  const said = "The memory of the tab";
  const point = frame.locator("main li", { hasText: said });
  await expect(point).toBeVisible(DRAWN);
  const around = () => document.getSelection()?.anchorNode?.parentElement?.closest("li")?.textContent ?? "";
  await expect(async () => {
    // Within its words, which are marked a moment after the page is drawn.
    await point.dblclick({ position: { x: 60, y: 12 } });
    await expect.poll(async () => (await page.evaluate(around)).replaceAll(/\s+/g, " "), SOON).toContain(said);
  }).toPass(DRAWN);
});

/** Where some words of something stand; they have to be within one of its texts. */
const placeOf = (target: Locator, words: string): Promise<{ x: number; y: number }> =>
  target.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node instanceof Text ? node.data.replaceAll(/\s/g, " ").indexOf(wanted) : -1;
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
    }
    const [letter, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: letter.left - outer.left + 1, y: letter.top - outer.top + letter.height / 2 };
  }, words);

const atCursor = () => {
  const { anchorNode, anchorOffset = 0 } = document.getSelection() ?? {};
  const text = (anchorNode?.textContent ?? "").replaceAll(/\s/g, " ");
  return [text.slice(0, anchorOffset), text.slice(anchorOffset)];
};

test("X11: the cursor stands where was clicked, and at the beginning of a run it is the run's", async ({ page }) => {
  await signIn(page);
  const frame = await openForm(page, "globals/page-privacy?locale=en");
  // Behind a run that is bold.
  const run = "if we come to that, to prepare a contract";
  const point = frame.locator("main li", { hasText: run });
  await expect(point).toBeVisible(DRAWN);
  for (const [words, before] of [
    ["prepare", /come to that, to $/],
    ["and, if", /^\s?a?$/],
  ] as const) {
    const position = await placeOf(point, words);
    await expect(async () => {
      await point.dblclick({ position });
      await expect.poll(async () => (await page.evaluate(atCursor)).join(""), SOON).toContain(run);
      expect((await page.evaluate(atCursor))[0]).toMatch(before);
    }).toPass(DRAWN);
  }
  await page.keyboard.insertText("QQ");
  await expect(point).toContainText(/QQ.{0,3}, if we come to that/, DRAWN);
  await expect(point.locator("strong")).toHaveText("To answer you");
});

test("X11: a line of a text of several leads to that line", async ({ page }) => {
  await signIn(page);
  const { docs } = await (await page.request.get("/cms-api/jobs?locale=en&depth=0&limit=100", asSite)).json();
  // The second of three; spaces between its words may be unbreakable.
  const said = "deadlines are decided";
  const { id } = docs.find(({ offer }: { offer: string | null }) => offer?.includes(said));
  const frame = await openForm(page, `collections/jobs/${id}?locale=en`);
  const point = frame.getByText(said);
  await expect(point).toBeVisible(DRAWN);
  const words = await firstWordOf(point);
  await pointAt(frame, point, "We offer", words);
  await point.dblclick({ position: words });
  const field = page.locator("textarea:focus");
  const lineOfCursor = () =>
    field.evaluate(({ value, selectionStart: at }: HTMLTextAreaElement) => {
      const begins = value.lastIndexOf("\n", at - 1) + 1;
      return value.slice(begins).split("\n")[0] ?? "";
    });
  await expect.poll(lineOfCursor, DRAWN).toMatch(/^A\sseat where .*deadlines are decided$/);
});

test("X11: Enter does what a double click does", async ({ page }) => {
  await signIn(page);
  const frame = await openCase(page, "en");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible(DRAWN);
  await pointAt(frame, heading, "Title");
  // A key is for the frame when that was touched.
  await heading.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press("Enter");
  await expect(page.locator("#field-title").first()).toBeFocused();
});

test("X11: a picture leads to the field that chooses it, though another shows the same one", async ({ page }) => {
  await signIn(page);
  const frame = await openForm(page, "globals/page-about?locale=en");
  const logo = frame.locator("main img").first();
  await expect(logo).toBeAttached(DRAWN);
  await logo.scrollIntoViewIfNeeded();
  await pointAt(frame, logo, /./);
});

test("X11: a text of another entry leads to that entry's form, after what is not saved was asked about", async ({
  page,
}) => {
  await signIn(page);
  const frame = await openCase(page, "en");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible(DRAWN);
  await page.locator("#field-title").first().fill("Not saved, and asked about");
  await expect(heading).toHaveText("Not saved, and asked about", DRAWN);
  const client = frame.locator("dd").first();
  await pointAt(frame, client, "Name");
  await client.dblclick({ position: { x: 8, y: 8 } });
  await page.getByRole("button", { name: "Leave anyway" }).click();
  await expect(page).toHaveURL(/\/collections\/clients\/\d+/, DRAWN);
  await expect(page.locator("#field-name")).toBeFocused(DRAWN);
});

test("X11: a field of a form is not taken for one of the same name in a block", async ({ page }) => {
  await signIn(page);
  const { docs } = await (await page.request.get("/cms-api/blog-posts?locale=ru&depth=0&limit=100", asSite)).json();
  const { author, id } = docs.find(
    ({ author, body }: { author: string | null; body: object }) => author && JSON.stringify(body).includes('"quote"'),
  );
  const frame = await openForm(page, `collections/blog-posts/${id}?locale=ru`);
  const name = frame.locator("main").getByText(author, { exact: true });
  await expect(name).toBeVisible(DRAWN);
  await pointAt(frame, name, "Author");
  await name.dblclick({ position: AT_ITS_CORNER });
  await expect(page.locator("#field-author:focus")).toHaveValue(author, DRAWN);
});

test("X11: a field of another form that is drawn in view only gets the cursor", async ({ page }) => {
  await signIn(page);
  for (const [width, locale] of [
    [1440, "en"],
    [992, "ru"],
    [360, "br"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/globals/page-career?locale=${locale}&field=happy.title`);
    const field = page.locator("#field-happy__title");
    await expect(field).toBeFocused(DRAWN);
    // What is drawn above it later pushes it down.
    await page.waitForLoadState("networkidle");
    await expect(field).toBeInViewport(DRAWN);
  }
});

test("X11: a preview that lies over the form gives way to the field that was chosen", async ({ page }) => {
  await signIn(page);
  for (const [width, locale] of [
    [992, "en"],
    [360, "ru"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await openCase(page, locale);
    const heading = frame.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible(DRAWN);
    await pointAt(frame, heading, /./);
    await heading.dblclick({ position: AT_ITS_CORNER });
    const field = page.locator("#field-title").first();
    await expect(field).toBeFocused();
    // What can be clicked lies under nothing.
    await field.click({ trial: true });
  }
});

test("X11: a text in a closed row of another form opens the row", async ({ page }) => {
  await signInByForm(page);
  const frame = await openForm(page, "globals/page-about?locale=en");
  const label = frame.getByText("clients in eleven industries").first();
  await expect(label).toBeVisible(DRAWN);
  await expect(async () => {
    await label.dblclick({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/\/globals\/settings\?/, SOON);
  }).toPass(DRAWN);
  await expect(page.locator("input:focus")).toHaveValue("clients in eleven industries", DRAWN);
});

test("X11: what is typed in a block stands on the page before the server has looked at the block", async ({ page }) => {
  await signIn(page);
  const frame = await openCase(page, "en");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible(DRAWN);
  // It never says what it thinks of the block.
  await page.route(/\/admin\/collections\/cases\//, (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  const field = page.locator('[data-lexical-editor="true"] #field-title').first();
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", typed");
  const name = await field.inputValue();
  expect(name).toMatch(/, typed$/);
  await expect(frame.getByRole("heading", { level: 2, name })).toBeVisible(SOON);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("X11: the field with the cursor is brought into view and outlined", async ({ page }) => {
  await signIn(page);
  const frame = await openCase(page, "en");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible(DRAWN);
  await pointAt(frame, frame.getByRole("heading", { level: 1 }), "Title");
  const field = page.locator('[data-lexical-editor="true"] #field-title').last();
  await field.focus();
  await expect(nameOf(frame)).toHaveText(/Title$/);
  const name = await field.inputValue();
  await expect(frame.getByRole("heading", { level: 2, name })).toBeInViewport();
});
