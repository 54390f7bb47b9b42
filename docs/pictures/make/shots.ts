/**
 * `node --import tsx docs/pictures/make/shots.ts`: pictures of every screen in every locale and width of a running site (BASE_URL, by default the one that
 * `npm start` serves), and a sheet of them a width. Narrow it with `… home career --locales ru --widths 360,1440`.
 * `--contact-sheet` makes the README's sheet, docs/pictures/contact-sheet.webp, instead.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES, type Locale } from "@future-native/contract/locales";
import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "../../../scripts/lib/browser";
import { contactSheet, overview, type Shot } from "./contact-sheet";
import { ROOT } from "../../../scripts/lib/paths";
import { runTask, step } from "../../../scripts/lib/steps";

const FOLDER = join(ROOT, "shots");
const CONTACT_SHEET = join(ROOT, "docs", "pictures", "contact-sheet.webp");
/** Of the pictures on the contact sheet. */
const SHEET_WIDTH = 1440;
const WIDTHS = [360, 768, 992, 1440, 1920];
const HEIGHT = 900;

await runTask(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      locales: { type: "string" },
      widths: { type: "string" },
      "contact-sheet": { type: "boolean" },
    },
  });
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const screens = await findScreens(base);
  const wanted = Object.entries(screens).filter(([screen]) => positionals.length === 0 || positionals.includes(screen));
  const locales = LOCALES.filter(({ code }) => !values.locales || values.locales.split(",").includes(code));
  const isSheet = values["contact-sheet"] === true;
  const widths = isSheet ? [SHEET_WIDTH] : values.widths ? values.widths.split(",").map(Number) : WIDTHS;
  await mkdir(FOLDER, { recursive: true });
  const browser = await launch();
  try {
    for (const width of widths) {
      await step(`${width} px`, async () => {
        const shots: Shot[] = [];
        for (const [screen, path] of wanted) {
          for (const locale of locales) {
            const file = join(FOLDER, `${screen}-${locale.code}-${width}.png`);
            await shoot(browser, { url: `${base}${locale.prefix}${path === "/" ? "" : path}`, locale, width, file });
            shots.push({ screen, locale: locale.code, file });
          }
        }
        if (isSheet) await contactSheet(browser, shots, CONTACT_SHEET);
        else await overview(shots, join(FOLDER, `sheet-${width}.png`), locales.length);
      });
    }
  } finally {
    await browser.close();
  }
  console.log(isSheet ? `The contact sheet is ${CONTACT_SHEET}` : `Pictures are in ${FOLDER}`);
});

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
}

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
    map: "/cases?view=map",
    case: `/cases/${caseEntry?.alias}`,
    career: "/career",
    vacancy: `/career/${job?.id}`,
    contacts: "/contacts",
    brief: "/contacts/brief",
    application: "/contacts/job",
    invitation: "/contacts/speaker",
    blog: "/blog",
    article: `/blog/${post?.alias}`,
    privacy: "/privacy",
    search: "/search",
    "not-found": "/no-such-page",
  };
}

interface Sitting {
  url: string;
  locale: Locale;
  width: number;
  file: string;
}

/** The whole page, once everything that waits to be scrolled to has been seen, as one sees it who speaks its language. */
async function shoot(browser: Browser, { url, locale, width, file }: Sitting): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    reducedMotion: "reduce",
    locale: locale.tag,
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await document.fonts.ready;
    window.scrollTo(0, 0);
    // Else a picture may still be on its way from the file to the screen.
    for (const image of document.images) image.decoding = "sync";
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
