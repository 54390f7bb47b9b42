/**
 * `npm run bench:scroll -w bench`: scrolls through pages of a running site (BASE_URL, by default the one that `npm start` serves) by
 * wheel, by touchpad and by finger on a CPU slowed down four times, lets territories of the list and of headers play under the
 * pointer, and prints what the frames cost. Name other pages as arguments:
 * `npm run bench:scroll -w bench -- /about /ru/blog`. Exit code 1 when a frame takes more than 50 ms.
 *
 * A frame has two numbers: the time since the one before on the clock, which other programs on the machine make longer,
 * and the longest task of the page's main thread in it, in time that the thread really ran, which they do not. The empty
 * page tells how much of the first is the machine's: while its own frames are over the bound, only the second counts.
 */
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { ensureBrowser } from "../scripts/lib/browser";
import { framesOf, type Frame, type TraceEvent } from "./frames";
import { HEADERS, playHeader, playTerritories } from "./territories";

const SLOWDOWN = 4;
const BOUND_MS = 50;
const SPEED = 1600;

const EMPTY_PAGE = "empty page";
const EMPTY = `data:text/html,<body style="height:9000px;background:linear-gradient(%23fff,%23000)">`;

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"];

/** A mouse's wheel turns in notches of so many px; so many a second make the same speed. */
const NOTCH = 120;

interface Device {
  name: "wheel" | "touchpad" | "touch";
  width: number;
  height: number;
}

const DEVICES: readonly Device[] = [
  { name: "wheel", width: 1440, height: 900 },
  { name: "touchpad", width: 1440, height: 900 },
  { name: "touch", width: 360, height: 740 },
];

interface Row {
  page: string;
  device: string;
  frames: readonly Frame[];
}

async function run(): Promise<void> {
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : ["/", "/career", `/cases/${await firstCase(base)}`];
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const rows: Row[] = [];
    for (const device of DEVICES) {
      for (const path of [EMPTY_PAGE, ...paths]) {
        const url = path === EMPTY_PAGE ? EMPTY : base + path;
        rows.push({ page: path, device: device.name, frames: await measure(browser, url, device) });
      }
    }
    rows.push(...(await measureTerritories(browser, base)));
    print(rows);
    if (isOver(rows)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

function isOver(rows: readonly Row[]): boolean {
  const isQuiet = !rows.some(({ page, frames }) => page === EMPTY_PAGE && over(frames, "time") > 0);
  if (!isQuiet)
    console.log("Even the empty page has frames over 50 ms: the machine is busy, and the clock says nothing.");
  return rows.some(({ frames }) => over(frames, "work") > 0 || (isQuiet && over(frames, "time") > 0));
}

/** @returns the frames while territories play, one after another, and those of headers */
async function measureTerritories(browser: Browser, base: string): Promise<Row[]> {
  const device = { name: "wheel", width: 1440, height: 900 } as const;
  const frames = await measure(browser, `${base}/cases`, device, playTerritories);
  const rows: Row[] = [{ page: "/cases, territories", device: "hover", frames }];
  for (const path of HEADERS) {
    const played = await measure(browser, base + path, device, playHeader);
    rows.push({ page: `${path}, header`, device: "hover", frames: played });
  }
  return rows;
}

async function firstCase(base: string): Promise<string> {
  const cases = (await (await fetch(`${base}/api/cases/en`)).json()) as { alias: string }[];
  const [first] = cases;
  if (!first) throw new Error(`${base}/api/cases/en is empty; name the pages to scroll through.`);
  return first.alias;
}

type Act = (page: Page, session: CDPSession, device: Device["name"]) => Promise<void>;

/** @returns the frames of what is done on the page, by default of one way down it */
async function measure(browser: Browser, url: string, device: Device, act: Act = scrollDown): Promise<Frame[]> {
  const { name, width, height } = device;
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: name === "touch" });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const traceConfig = { includedCategories: CATEGORIES, recordMode: "recordAsMuchAsPossible" as const };
    await session.send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
    await act(page, session, name);
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    return framesOf(events);
  } finally {
    await page.close();
  }
}

/** From the top of the page to its end. */
async function scrollDown(page: Page, session: CDPSession, device: Device["name"]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const distance = await pageHeight(page);
  if (device === "wheel") {
    for (let turned = 0; turned < distance; turned += NOTCH) {
      const pause = new Promise((resolve) => setTimeout(resolve, (1000 * NOTCH) / SPEED));
      await session.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY: NOTCH });
      await pause;
    }
    return;
  }
  const gestureSourceType = device === "touch" ? "touch" : "mouse";
  await session.send("Input.synthesizeScrollGesture", { x, y, yDistance: -distance, speed: SPEED, gestureSourceType });
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

type Measure = "work" | "time";

const worst = (frames: readonly Frame[], of: Measure) => Math.max(0, ...frames.map((frame) => frame[of]));

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const over = (frames: readonly Frame[], of: Measure) => frames.filter((frame) => frame[of] > BOUND_MS).length;

function print(rows: readonly Row[]): void {
  console.table(
    rows.map(({ page, device, frames }) => ({
      page,
      device,
      frames: frames.length,
      "median, ms": Math.round(median(frames.map(({ time }) => time))),
      "longest, ms": Math.round(worst(frames, "time")),
      "over 50": over(frames, "time"),
      "longest task, ms": Math.round(worst(frames, "work")),
      "tasks over 50": over(frames, "work"),
    })),
  );
  for (const { page, device, frames } of rows) {
    const heavy = [...frames].sort((a, b) => b.work - a.work).slice(0, 3);
    for (const { at, work, parts } of heavy.filter((frame) => frame.work > BOUND_MS / 2)) {
      console.log(
        `${page} (${device}), ${(at / 1000).toFixed(1)} s: ${Math.round(work)} ms in one task; in this frame: ${parts.join(", ")}`,
      );
    }
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
