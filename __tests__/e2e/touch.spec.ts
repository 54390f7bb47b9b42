/** From any word of the preview to its field (X11). Nothing is saved here. */
import { expect, type Locator } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { test } from "./journey";
import { asSite, signInAsAdmin } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";
import { nameOf, openCase, pointAt, SOON } from "./touch-support";

// Serial: of two simultaneous sign-ins of one account, the CMS keeps one session.
test.describe.configure({ mode: "default", timeout: 300_000 });

/** Position of the first word of an element, which a number may precede. */
const firstWordOf = (target: Locator): Promise<{ x: number; y: number }> =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: words.left - outer.left + 8, y: words.top - outer.top + 8 };
  });

for (const { code } of inTurn(LOCALES, 2)) {
  test(`X11: what is pointed at is outlined and named, and a double click leads to its field, in ${code}`, async ({
    page,
  }) => {
    await signInAsAdmin(page);
    const frame = await openCase(page, code);
    const heading = frame.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible(DRAWN);
    await pointAt(frame, heading, "Title");
    await heading.dblclick({ position: { x: 8, y: 8 } });
    await expect(page.locator("#field-title").first()).toBeFocused();
  });
}

test("X11: a browser without idle callbacks names the fields too", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await signInAsAdmin(page);
  const frame = await openCase(page, "en");
  await pointAt(frame, frame.getByRole("heading", { level: 1 }), "Title");
});

test("X11: a word of a block leads into the block, on the tab where it is", async ({ page }) => {
  await signInAsAdmin(page);
  const frame = await openCase(page, "en");
  const beat = frame.getByRole("heading", { level: 2, name: "A vacancy that is true" });
  await expect(beat).toBeVisible(DRAWN);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await pointAt(frame, beat, /Title$/);
  await beat.dblclick({ position: { x: 8, y: 8 } });
  await expect(page.locator('[data-lexical-editor="true"] #field-title').first()).toBeFocused();
});

test("X11: a word of a list leads to its own point", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
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

test("X11: what lies under another card is not pointed at", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 1000 });
  await signInAsAdmin(page);
  const frame = await openForm(page, "globals/page-career?locale=en");
  const under = frame.locator("main li", { hasText: "We argue to a decision" });
  const over = frame.locator("main li", { hasText: "We deliver on time" });
  await expect(over).toBeVisible(DRAWN);
  await over.evaluate((card) => card.scrollIntoView({ block: "end", behavior: "instant" }));
  const title = over.getByRole("heading");
  await pointAt(frame, title, /Title$/, await firstWordOf(title));
  const hidden = await under.getByRole("paragraph").boundingBox();
  if (!hidden) throw new Error("The first card has no text.");
  await page.mouse.move(hidden.x + hidden.width / 2, hidden.y + hidden.height / 2);
  await expect(nameOf(frame)).toBeHidden();
});

/** Position of words in an element; they have to be within one text node. */
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

test(
  "X11: the cursor stands where was clicked, and at the beginning of a run it is the run's",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsAdmin(page);
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
  },
);

test("X11: a line of a text of several leads to that line", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
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
  await signInAsAdmin(page);
  const frame = await openCase(page, "en");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible(DRAWN);
  await pointAt(frame, heading, "Title");
  // A key is for the frame when that was touched.
  await heading.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press("Enter");
  await expect(page.locator("#field-title").first()).toBeFocused();
});
