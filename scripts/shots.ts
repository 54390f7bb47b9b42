/**
 * `npm run shots`: pictures of every screen in every locale and width of a running site (BASE_URL, by default the one that
 * `npm start` serves), and a contact sheet a width. Narrow it with `npm run shots -- home career --locales ru --widths 360,1440`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "@future-native/contract/locales";
import { chromium, type Browser } from "playwright-core";
import sharp from "sharp";
import { ensureBrowser } from "./lib/browser";
import { ROOT } from "./lib/paths";
import { runTask, step } from "./lib/steps";

const FOLDER = join(ROOT, "shots");
const WIDTHS = [360, 768, 992, 1440, 1920];
const HEIGHT = 900;
const THUMB = { width: 260, height: 620, gap: 16 };

interface Shot {
  screen: string;
  locale: string;
  width: number;
  file: string;
}

await runTask(async () => {
  const { positionals, values } = parseArgs({
    // Behind the name of the task (run.mjs).
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { locales: { type: "string" }, widths: { type: "string" } },
  });
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const screens = await findScreens(base);
  const wanted = Object.entries(screens).filter(([screen]) => positionals.length === 0 || positionals.includes(screen));
  const locales = LOCALES.filter(({ code }) => !values.locales || values.locales.split(",").includes(code));
  const widths = values.widths ? values.widths.split(",").map(Number) : WIDTHS;
  const executablePath = await ensureBrowser();
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    for (const width of widths) {
      await step(`${width} px`, async () => {
        const shots: Shot[] = [];
        for (const [screen, path] of wanted) {
          for (const { code, prefix } of locales) {
            const file = join(FOLDER, `${screen}-${code}-${width}.png`);
            await shoot(browser, `${base}${prefix}${path === "/" ? "" : path}` || base, width, file);
            shots.push({ screen, locale: code, width, file });
          }
        }
        await contactSheet(shots, join(FOLDER, `sheet-${width}.png`), locales.length);
      });
    }
  } finally {
    await browser.close();
  }
  console.log(`Pictures are in ${FOLDER}`);
});

/** One address for each kind of page; entries are the first of their lists. */
async function findScreens(base: string): Promise<Record<string, string>> {
  const first = async <Entry>(path: string) => ((await (await fetch(base + path)).json()) as Entry[])[0];
  const [caseEntry, job, post] = await Promise.all([
    first<{ alias: string }>("/api/cases/br"),
    first<{ id: string }>("/api/jobs"),
    first<{ alias: string }>("/api/blog"),
  ]);
  return {
    home: "/",
    about: "/about",
    cases: "/cases",
    case: `/cases/${caseEntry?.alias}`,
    career: "/career",
    vacancy: `/career/${job?.id}`,
    contacts: "/contacts",
    blog: "/blog",
    article: `/blog/${post?.alias}`,
    privacy: "/privacy",
    "not-found": "/no-such-page",
  };
}

/** The whole page, once everything that waits to be scrolled to has been seen. */
async function shoot(browser: Browser, url: string, width: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await document.fonts.ready;
    // A lazy picture that is never shown is never loaded, and its decoding never ends.
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

async function contactSheet(shots: readonly Shot[], file: string, columns: number): Promise<void> {
  const tiles = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot.file)
        .resize({ width: THUMB.width, height: THUMB.height, fit: "cover", position: "top" })
        .png()
        .toBuffer(),
      left: THUMB.gap + (index % columns) * (THUMB.width + THUMB.gap),
      top: THUMB.gap + Math.floor(index / columns) * (THUMB.height + THUMB.gap),
    })),
  );
  const rows = Math.ceil(shots.length / columns);
  await sharp({
    create: {
      width: THUMB.gap + columns * (THUMB.width + THUMB.gap),
      height: THUMB.gap + rows * (THUMB.height + THUMB.gap),
      channels: 3,
      background: "#8a8880",
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
