/**
 * Texts and pictures of all previews, drawn at random: a double click leads each to its field, and what is typed there
 * is drawn there (X11).
 */
import type { Frame, Page } from "@playwright/test";
import { seeded } from "../../cms/__tests__/support/random";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { DRAWN } from "./preview-support";
import { previewedForms, type PreviewedForm } from "./touch-everywhere/forms";
import { catchChoices, choose, drawn, prepareFrame, shownIn, type PreviewItem } from "./touch-everywhere/frame";

const COUNT = 100;
const OPENS_WITHIN = 5_000;
/** The preview draws it where a required field is empty. */
const NOTHING = "…";

// A header that moves while it is scrolled lies over its neighbours for a moment.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1800, height: 1000 }, trace: "off" });

const signIn = ownEditor("touch-everywhere");

interface Drawn {
  readonly form: PreviewedForm;
  readonly shown: PreviewItem;
}

test("X11: any text of any page leads to its field", async ({ page }) => {
  test.setTimeout(3_600_000);
  await signIn(page);
  await catchChoices(page.context());
  const known: Drawn[] = [];
  for (const form of await previewedForms(page.request, asSite)) {
    const { shown } = await openForm(page, form);
    known.push(...shown.filter(({ source }) => source !== null).map((one) => ({ form, shown: one })));
  }
  expect(known.length).toBeGreaterThan(COUNT);
  const seed = Date.now() % 1e6;
  let open: { form: PreviewedForm; frame: Frame } | undefined;
  for (const { form, shown } of draw(known, COUNT, seeded(seed)))
    await test.step(`seed ${seed}: ${form.address}: ${shown.content}`, async () => {
      open = open?.form === form ? open : { form, frame: (await openForm(page, form)).frame };
      const isHere = shown.source?.list === form.list && shown.source.id === form.id;
      await (isHere ? leadsToField(page, open.frame, shown) : leadsToOtherForm(page, open.frame, shown));
      if (!isHere) open = undefined;
    });
});

/** So many of a list, in its order. */
function draw<Item>(list: readonly Item[], count: number, random: () => number): Item[] {
  const order = list.map((item, at) => ({ item, at, key: random() })).sort((one, other) => one.key - other.key);
  return order
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Opens a form with its preview, and waits until its texts know their fields. */
async function openForm(
  page: Page,
  { address }: PreviewedForm,
): Promise<{ frame: Frame; shown: readonly PreviewItem[] }> {
  await page.goto(address);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible(DRAWN);
  const preview = page.locator("#live-preview-iframe");
  // If it was open before, the preview reopens shortly after the form.
  await preview.waitFor({ timeout: OPENS_WITHIN }).catch(() => page.locator("#live-preview-toggler").click());
  let open: { frame: Frame; shown: readonly PreviewItem[] } | undefined;
  await expect(async () => {
    const frame = await (await preview.elementHandle())?.contentFrame();
    if (!frame) throw new Error(`${address} has no preview.`);
    await frame.locator("main h1").first().waitFor({ state: "attached" });
    await prepareFrame(frame);
    // Sources arrive all at once: when one is known, all are.
    expect((await shownIn(frame)).some(({ source }) => source !== null)).toBe(true);
    open = { frame, shown: await shownIn(frame) };
  }, `${address}: texts know their fields`).toPass(DRAWN);
  if (!open) throw new Error(`${address} has no preview.`);
  return open;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * Whether the cursor is in a field that says how a text begins, or all of which that text says; any field for nothing.
 */
function hasCursor({ words, text }: { words: string; text: string }): boolean {
  const field = document.activeElement;
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const said = isTyped ? field.value : (document.getSelection()?.anchorNode?.textContent ?? "");
  const inField = said.replaceAll(/\s+/g, " ").trim();
  return field !== document.body && (inField.includes(words) || (inField !== "" && text.includes(inField)));
}

/** Chooses a text or a picture of the form's own entry. */
async function leadsToField(page: Page, frame: Frame, { at, content }: PreviewItem): Promise<void> {
  await page.evaluate(() => {
    window.touchProofGoes = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await choose(frame, at);
  const isPicture = content.startsWith("/");
  const isSaid = !isPicture && content !== NOTHING;
  // So many signs tell a text from its neighbours.
  const sought = isSaid ? { words: plain(content).slice(0, 24), text: plain(content) } : { words: "", text: "" };
  await page.waitForFunction(hasCursor, sought, { polling: "raf" });
  const isNumber = await page.evaluate(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === "number",
  );
  if (isPicture || isNumber) return;
  const word = `x${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.insertText(word);
  expect((await drawn(frame, word)).places).toContain(at);
}

/** Chooses a text or a picture of another entry: its form opens, at the field. */
async function leadsToOtherForm(page: Page, frame: Frame, { at, source }: PreviewItem): Promise<void> {
  await page.evaluate(() => {
    window.touchProofGoes = true;
  });
  await choose(frame, at);
  const leave = page.getByRole("button", { name: "Leave anyway" });
  const path = source?.id ? `/collections/${source.list}/${source.id}` : `/globals/${source?.list}`;
  const isThere = (url: URL) => url.pathname.endsWith(path) && url.searchParams.get("field") === source?.path;
  await Promise.race([page.waitForURL(isThere), leave.waitFor()]);
  if (await leave.isVisible()) await leave.click();
  await page.waitForURL(isThere);
  await page.waitForFunction(() => document.activeElement !== document.body);
}
