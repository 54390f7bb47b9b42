/**
 * `npm run prove:touch -- --count 300 --seed 7`: looks at every text and picture of every page in the preview of a running
 * server (BASE_URL), in three languages, and says which of them know no field. Of those that do it draws so many, chooses
 * each by a double click, and looks where the cursor is and what appears where when something is typed there. Nothing is
 * saved. Exit code 1 when one leads elsewhere (X11).
 */
import { parseArgs } from "node:util";
import { chromium, type Frame, type Page } from "playwright-core";
import { seeded } from "../cms/__tests__/support/random";
import { ensureBrowser } from "../scripts/lib/browser";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { previewedForms, type PreviewedForm } from "./touch/forms";
import { catchChoices, choose, drawn, prepareFrame, shownIn, type Shown } from "./touch/frame";

const PATIENCE = 90_000;

interface Drawn {
  readonly form: PreviewedForm;
  readonly shown: Shown;
}

interface Outcome {
  /** From the double click to the cursor in the field, in milliseconds. */
  readonly led: number;
  /** From the key to the page; undefined where nothing could be typed. */
  readonly drawn?: number;
}

async function run(): Promise<void> {
  const options = {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now() % 1e6) },
  } as const;
  const { count, seed } = parseArgs({ options }).values;
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1800, height: 1000 } });
    await signIn(context.request, await readSecrets(readSettings().dataDir));
    const page = await context.newPage();
    const found: Drawn[] = [];
    for (const form of await previewedForms(context.request)) {
      const shown = await openForm(page, form).then(shownIn);
      found.push(...shown.map((one) => ({ form, shown: one })));
    }
    const known = found.filter(({ shown }) => shown.source !== null);
    console.log(`${found.length} texts and pictures, ${known.length} with a field. Without:`);
    const without = found.filter(({ shown }) => shown.source === null).map(({ shown }) => shown.content);
    for (const content of new Set(without)) console.log(`  ${content}`);
    await proveEach(page, draw(known, Number(count), seeded(Number(seed))), seed);
  } finally {
    await browser.close();
  }
}

/** So many of a list, in its order. */
function draw<Item>(list: readonly Item[], count: number, random: () => number): Item[] {
  const order = list.map((item, at) => ({ item, at, key: random() })).sort((one, other) => one.key - other.key);
  return order
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Opens a form with its preview, and waits until its texts know their fields. */
async function openForm(page: Page, { address }: PreviewedForm): Promise<Frame> {
  await page.goto(address);
  await page.locator('form[data-form-ready="true"]').first().waitFor({ timeout: PATIENCE });
  const preview = page.locator("#live-preview-iframe");
  if (!(await preview.isVisible())) await page.locator("#live-preview-toggler").click();
  const frame = await (await preview.elementHandle({ timeout: PATIENCE }))?.contentFrame();
  if (!frame) throw new Error(`${address} has no preview.`);
  await frame.locator("main h1").first().waitFor({ state: "attached", timeout: PATIENCE });
  await catchChoices(page);
  await prepareFrame(frame);
  await frame.waitForFunction(knowsAny, undefined, { polling: 200, timeout: PATIENCE });
  return frame;
}

function knowsAny(): boolean {
  const { all, centre } = window.touchProof;
  return all()
    .slice(0, 40)
    .some((node) => {
      const middle = centre(node);
      if (middle) window.dispatchEvent(new PointerEvent("pointermove", middle));
      return document.querySelector(".preview-outline") !== null;
    });
}

async function proveEach(page: Page, drawnOnes: readonly Drawn[], seed: string): Promise<void> {
  const outcomes: Outcome[] = [];
  let open: { form: PreviewedForm; frame: Frame } | undefined;
  let wrong = 0;
  for (const { form, shown } of drawnOnes) {
    if (open?.form !== form) open = { form, frame: await openForm(page, form) };
    try {
      const isHere = shown.source?.list === form.list && shown.source.id === form.id;
      outcomes.push(isHere ? await proveHere(page, open.frame, shown) : await proveElsewhere(page, open.frame, shown));
      // The form is another one now.
      if (!isHere) open = undefined;
    } catch (error) {
      wrong += 1;
      open = undefined;
      console.log(`  ${form.address}: "${shown.content}": ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const slowest = (times: readonly number[]) => Math.round(Math.max(0, ...times));
  const here = outcomes.filter((outcome) => outcome.drawn !== undefined);
  console.log(
    `seed ${seed}: ${outcomes.length} of ${drawnOnes.length} lead to their fields, ` +
      `within a form in ${slowest(here.map(({ led }) => led))} ms at most; ` +
      `what was typed stood there ${slowest(here.flatMap((outcome) => outcome.drawn ?? []))} ms later at most`,
  );
  if (wrong > 0) process.exitCode = 1;
}

/** Chooses a text or a picture of the form's own entry. @throws Error when it leads elsewhere */
async function proveHere(page: Page, frame: Frame, { at, content, source }: Shown): Promise<Outcome> {
  await page.evaluate(() => {
    window.touchProofGoes = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const begun = await choose(frame, at);
  const arrived = await page.waitForFunction(
    () => document.activeElement !== document.body && performance.timeOrigin + performance.now(),
    undefined,
    { polling: "raf", timeout: 10_000 },
  );
  const led = Number(await arrived.jsonValue()) - begun;
  const focused = await page.evaluate(() => {
    const field = document.activeElement;
    const place = document.getSelection()?.anchorNode;
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return {
      text: isTyped ? field.value : (place?.textContent ?? ""),
      takes: isTyped ? field.type !== "number" : true,
    };
  });
  const isPicture = content.startsWith("/");
  const plain = (text: string) => text.replaceAll(/\s+/g, " ");
  if (!isPicture && !plain(focused.text).includes(plain(content).split(" ")[0] ?? "")) {
    throw new Error(`the cursor is in "${focused.text.slice(0, 60)}" (${source?.path} ${source?.within})`);
  }
  if (isPicture || !focused.takes) return { led };
  const word = `x${Math.random().toString(36).slice(2, 8)}`;
  const typed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.keyboard.insertText(word);
  const { moment, places } = await drawn(frame, word);
  if (!places.includes(at)) throw new Error(`what was typed is drawn at ${places.join(", ")} instead of ${at}`);
  return { led, drawn: moment - typed };
}

/** Chooses a text or a picture of another entry. @throws Error when the form that opens is another */
async function proveElsewhere(page: Page, frame: Frame, { at, source }: Shown): Promise<Outcome> {
  await page.evaluate(() => {
    window.touchProofGoes = true;
  });
  const begun = await choose(frame, at);
  const leave = page.getByRole("button", { name: "Leave anyway" });
  const place = source?.id ? `/collections/${source.list}/${source.id}` : `/globals/${source?.list}`;
  const isThere = (url: URL) => url.pathname.endsWith(place) && url.searchParams.get("field") === source?.path;
  await Promise.race([page.waitForURL(isThere, { timeout: PATIENCE }), leave.waitFor({ timeout: PATIENCE })]);
  if (await leave.isVisible()) await leave.click();
  await page.waitForURL(isThere, { timeout: PATIENCE });
  await page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: PATIENCE });
  return { led: Date.now() - begun };
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
