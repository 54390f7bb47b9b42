/**
 * `npm run prove:touch -- --count 300 --seed 7`: looks at every text and picture of every page in the preview of a running
 * server (BASE_URL), in three languages, and says which of them know no field. Of those that do it draws so many, chooses
 * each by a double click, and looks where the cursor is and what appears where when something is typed there. Nothing is
 * saved. Exit code 1 when one leads elsewhere (X11).
 */
import { parseArgs } from "node:util";
import { chromium, request, type Frame, type Page } from "playwright-core";
import { seeded } from "../cms/__tests__/support/random";
import { ensureBrowser } from "../scripts/lib/browser";
import { readSecrets, type Secrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { previewedForms, type PreviewedForm } from "./touch/forms";
import { catchChoices, choose, drawn, prepareFrame, shownIn, type Shown } from "./touch/frame";

const PATIENCE = 90_000;
const OPENS_WITHIN = 5_000;
const ARRIVES_WITHIN = 10_000;
/** What is typed is to stand on the page within so many milliseconds (X11). */
const SOON = 300;
/** What the preview draws where a field is needed and empty. */
const STANDS_FOR_NOTHING = "…";
/** So many of the texts without a field are named. */
const NAMED = 200;

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
    // A header that moves while it is scrolled lies over its neighbours for a moment.
    const still = { reducedMotion: "reduce", viewport: { width: 1800, height: 1000 } } as const;
    const context = await browser.newContext({ baseURL: base, ...still });
    const secrets = await readSecrets(readSettings().dataDir);
    await signIn(context.request, secrets);
    await catchChoices(context);
    const page = await context.newPage();
    const found: Drawn[] = [];
    for (const form of await formsOf(base, secrets)) {
      const { shown } = await openForm(page, form);
      found.push(...shown.map((one) => ({ form, shown: one })));
    }
    const known = found.filter(({ shown }) => shown.source !== null);
    console.log(`${found.length} texts and pictures, ${known.length} with a field. Without:`);
    const without = found.filter(({ shown }) => shown.source === null).map(({ shown }) => shown.content);
    for (const content of [...new Set(without)].slice(0, NAMED)) console.log(`  ${content.slice(0, 80)}`);
    await proveEach(page, draw(known, Number(count), seeded(Number(seed))), seed);
  } finally {
    await browser.close();
  }
}

/** The API takes a cookie only where a browser says whose page asks. */
async function formsOf(base: string, secrets: Secrets): Promise<PreviewedForm[]> {
  const server = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  try {
    await signIn(server, secrets);
    return await previewedForms(server);
  } finally {
    await server.dispose();
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

interface OpenForm {
  readonly frame: Frame;
  readonly shown: readonly Shown[];
}

/** Opens a form with its preview, and waits until its texts know their fields. */
async function openForm(page: Page, { address }: PreviewedForm): Promise<OpenForm> {
  await page.goto(address);
  await page.locator('form[data-form-ready="true"]').first().waitFor({ timeout: PATIENCE });
  const preview = page.locator("#live-preview-iframe");
  // It opens by itself where it was open before, a moment after the form.
  await preview.waitFor({ timeout: OPENS_WITHIN }).catch(() => page.locator("#live-preview-toggler").click());
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const frame = await (await preview.elementHandle({ timeout: PATIENCE }))?.contentFrame();
    if (!frame) throw new Error(`${address} has no preview.`);
    try {
      await frame.locator("main h1").first().waitFor({ state: "attached", timeout: PATIENCE });
      await prepareFrame(frame);
      const isKnown = ({ source }: Shown) => source !== null;
      // Where one is known, all are that will be; those before it were looked at too early.
      if ((await shownIn(frame)).some(isKnown)) return { frame, shown: await shownIn(frame) };
    } catch (error) {
      // The admin may put another frame into the place of the first.
      if (!frame.isDetached()) throw error;
    }
  }
  throw new Error(`${address}: none of its texts knows its field.`);
}

async function proveEach(page: Page, drawnOnes: readonly Drawn[], seed: string): Promise<void> {
  const outcomes: Outcome[] = [];
  let open: { form: PreviewedForm; frame: Frame } | undefined;
  let wrong = 0;
  for (const { form, shown } of drawnOnes) {
    if (open?.form !== form) open = { form, frame: (await openForm(page, form)).frame };
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
  const typed = here.flatMap((outcome) => outcome.drawn ?? []);
  const soon = typed.filter((time) => time <= SOON);
  console.log(
    `seed ${seed}: ${outcomes.length} of ${drawnOnes.length} lead to their fields, ` +
      `within a form in ${slowest(here.map(({ led }) => led))} ms at most; ` +
      `what was typed stood there within ${SOON} ms for ${soon.length} of ${typed.length}, ${slowest(typed)} ms later at most`,
  );
  if (wrong > 0) process.exitCode = 1;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** So many signs tell a text from its neighbours. */
const beginning = (content: string) => plain(content).slice(0, 24);

/**
 * Whether the cursor is in a field that says how a text begins, or all of which that text says; any field for nothing.
 * @returns the moment, in milliseconds since 1970
 */
function hasCursor({ words, text }: { words: string; text: string }): number | false {
  const field = document.activeElement;
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const said = isTyped ? field.value : (document.getSelection()?.anchorNode?.textContent ?? "");
  const inField = said.replaceAll(/\s+/g, " ").trim();
  const isThere = field !== document.body && (inField.includes(words) || (inField !== "" && text.includes(inField)));
  return isThere && performance.timeOrigin + performance.now();
}

/** Chooses a text or a picture of the form's own entry. @throws Error when it leads elsewhere */
async function proveHere(page: Page, frame: Frame, { at, content, source }: Shown): Promise<Outcome> {
  await page.evaluate(() => {
    window.touchProofGoes = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const begun = await choose(frame, at);
  const isPicture = content.startsWith("/");
  const isSaid = !isPicture && content !== STANDS_FOR_NOTHING;
  const sought = isSaid ? { words: beginning(content), text: plain(content) } : { words: "", text: "" };
  const arrived = await page
    .waitForFunction(hasCursor, sought, { polling: "raf", timeout: ARRIVES_WITHIN })
    .catch((cause: unknown) => {
      throw new Error(`the cursor does not get to ${source?.path} ${source?.within}`, { cause });
    });
  const led = Number(await arrived.jsonValue()) - begun;
  const takesText = await page.evaluate(
    () => !(document.activeElement instanceof HTMLInputElement && document.activeElement.type === "number"),
  );
  if (isPicture || !takesText) return { led };
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
