/** Film strips of what moves: still pictures one beside the other, each at its own moment, so that a movement can be looked at. */
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";

const FRAMES = 6;
const GAP = 12;
const VIEWPORT = { width: 1440, height: 900 };
/** Of each picture on a strip, px: enough to see a movement. */
const FRAME_WIDTH = 160;

/** @returns the moments of a movement, 0 to 1, both ends among them */
const moments = () => Array.from({ length: FRAMES }, (_, index) => index / (FRAMES - 1));

/** Every territory of the list of cases in its second, the end of a case becoming the next one's header, and the ways between pages. */
export async function filmStrips(browser: Browser, base: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: "en" });
  await page.goto(`${base}/cases`, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const cards = page.locator("main li:has(h2, h3) [data-lives], main li[data-lives]");
  const territories: Buffer[][] = [];
  for (const card of await cards.all()) territories.push(await filmTerritory(page, card));
  await paste(territories, join(folder, "film-territories.webp"));
  const address = await page.locator("main li a[href*='/cases/']").first().getAttribute("href");
  await page.goto(new URL(address ?? "/cases", base).href, { waitUntil: "load" });
  await paste([await filmEnd(page)], join(folder, "film-next-case.webp"));
  await paste(await filmTransitions(page, base), join(folder, "film-transitions.webp"));
  await page.close();
}

const TRIES = 10;

/**
 * Holds the animations of a territory as soon as the pointer has begun them. It plays nothing while its picture is on its way,
 * so the pointer comes again.
 */
async function holdMoves(page: Page, card: Locator): Promise<void> {
  const host = await card.elementHandle();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.mouse.move(0, 0);
    await card.hover();
    const hold = (element: Element | null) => {
      const moves = element?.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);
      for (const move of moves ?? []) move.pause();
      return (moves?.length ?? 0) > 0;
    };
    if (await page.waitForFunction(hold, host, { timeout: 1500 }).catch(() => undefined)) return;
  }
  throw new Error(`The territory of ${await card.getByRole("heading").innerText()} does not move under the pointer.`);
}

/** Its animations are held, and put to each moment by hand: a busy machine shows the same as a quick one. */
async function filmTerritory(page: Page, card: Locator): Promise<Buffer[]> {
  await card.scrollIntoViewIfNeeded();
  await holdMoves(page, card);
  const frames: Buffer[] = [];
  for (const moment of moments()) {
    await card.evaluate((host, at) => {
      for (const move of host.getAnimations({ subtree: true })) {
        // At its very end it would be over.
        if (move.timeline === document.timeline) move.currentTime = at * 999;
      }
    }, moment);
    frames.push(await card.screenshot());
  }
  await card.evaluate((host) => {
    for (const move of host.getAnimations({ subtree: true })) if (move.timeline === document.timeline) move.finish();
  });
  return frames;
}

/** From the horizon at the foot of the window until the next territory fills it. */
async function filmEnd(page: Page): Promise<Buffer[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState("networkidle");
  const start = await page.evaluate(() => {
    const next = document.querySelector("main section[data-lives]:last-of-type");
    return (next?.getBoundingClientRect().top ?? 0) + window.scrollY - window.innerHeight;
  });
  const frames: Buffer[] = [];
  for (const moment of moments()) {
    await page.evaluate((top) => window.scrollTo(0, top), start + moment * VIEWPORT.height);
    frames.push(await page.screenshot());
  }
  return frames;
}

/** From the list to a case; from a piece of the map to its case, and back; from night to day. */
async function filmTransitions(page: Page, base: string): Promise<Buffer[][]> {
  const open = async (path: string) => {
    await page.goto(base + path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
  };
  await open("/cases");
  const card = page.locator("main li a[href*='/cases/']").first();
  await card.hover();
  const strips = [await filmSlowly(page, () => card.click({ noWaitAfter: true }))];
  await open("/cases?view=map");
  await page.getByRole("link", { name: "Hired by a bug" }).first().focus();
  strips.push(await filmSlowly(page, () => page.keyboard.press("Enter")));
  strips.push(await filmSlowly(page, () => page.goBack({ waitUntil: "commit" })));
  await open("/career");
  const privacy = page.getByRole("contentinfo").locator("a[href='/privacy']");
  return [...strips, await filmSlowly(page, () => privacy.click({ noWaitAfter: true }))];
}

/** How much slower than it is, so that each picture is of its moment. */
const SLOWNESS = 10;
/** Milliseconds between two pictures: a movement of half a second is on five of them. */
const STEP = 900;

async function filmSlowly(page: Page, act: () => Promise<unknown>): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWNESS });
  const before = page.url();
  const frames = [await page.screenshot()];
  await act();
  await page.waitForURL(({ href }) => href !== before, { waitUntil: "commit" });
  const start = Date.now();
  while (frames.length < FRAMES) {
    await page.waitForTimeout(Math.max(0, start + (frames.length - 1) * STEP - Date.now()));
    frames.push(await page.screenshot());
  }
  await session.detach();
  await page.waitForLoadState("networkidle");
  return frames;
}

/** One strip below the other. */
async function paste(strips: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const rows = await Promise.all(
    strips.map((frames) =>
      Promise.all(
        frames.map((frame) => sharp(frame).resize({ width: FRAME_WIDTH }).png().toBuffer({ resolveWithObject: true })),
      ),
    ),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ info }) => info.height)) + GAP);
  const tops = heights.map((_, index) => GAP + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  const height = GAP + heights.reduce((sum, one) => sum + one, 0);
  const tiles = rows.flatMap((row, index) =>
    row.map(({ data }, at) => ({ input: data, left: GAP + at * (FRAME_WIDTH + GAP), top: tops[index] ?? GAP })),
  );
  const width = GAP + FRAMES * (FRAME_WIDTH + GAP);
  await sharp({ create: { width, height, channels: 3, background: "#8a8880" } })
    .composite(tiles)
    .webp({ quality: 50 })
    .toFile(file);
}
