/**
 * `npm run bench:admin -w bench`: opens the views of a running CMS (BASE_URL, by default the one that `npm start` serves) in Chromium,
 * each once and then five times, and prints how long each takes until it can be read: the first, and the median and the
 * slowest of the others. Exit code 1 when one of those takes more than a second.
 */
import { chromium, type Locator, type Page } from "playwright-core";
import { ensureBrowser } from "../scripts/lib/browser";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";

const BOUND_MS = 1000;
const TIMES = 5;

interface View {
  name: string;
  path: string;
  /** Element that is visible once the view can be read. */
  sign: (page: Page) => Locator;
}

const form = (page: Page) => page.locator('form[data-form-ready="true"]').first();
const row = (page: Page) => page.getByRole("row").nth(1);

const VIEWS: readonly View[] = [
  { name: "desk", path: "/admin", sign: (page) => page.getByRole("region").nth(1) },
  { name: "translations", path: "/admin/translations", sign: row },
  { name: "links", path: "/admin/links", sign: (page) => page.getByRole("heading", { level: 1 }) },
  { name: "list of cases", path: "/admin/collections/cases", sign: row },
  { name: "list of pictures", path: "/admin/collections/media", sign: (page) => page.locator("li > img").first() },
  {
    name: "list of releases",
    path: "/admin/collections/releases",
    sign: (page) => page.locator("li[data-state]").first(),
  },
  { name: "audit log", path: "/admin/collections/audit-log", sign: row },
  { name: "form of a case", path: "/admin/collections/cases/1", sign: form },
  { name: "versions of a case", path: "/admin/collections/cases/1/versions", sign: row },
  { name: "form of a screen", path: "/admin/globals/page-home", sign: form },
  { name: "account", path: "/admin/account", sign: form },
];

async function run(): Promise<void> {
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await signIn(page.request, await readSecrets(readSettings().dataDir));
    let isOver = false;
    console.log("view                  first   median  slowest of the next five, ms");
    for (const view of VIEWS) {
      const first = await timeOf(page, view);
      const next: number[] = [];
      for (let time = 0; time < TIMES; time++) next.push(await timeOf(page, view));
      next.sort((one, other) => one - other);
      const [median = 0, slowest = 0] = [next[Math.floor(TIMES / 2)], next.at(-1)];
      isOver ||= slowest > BOUND_MS;
      console.log(view.name.padEnd(20) + [first, median, slowest].map((ms) => ms.toFixed(0).padStart(8)).join(""));
    }
    if (isOver) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** @returns milliseconds from the request of the view until its sign is visible */
async function timeOf(page: Page, { path, sign }: View): Promise<number> {
  await page.goto("about:blank");
  const start = performance.now();
  await page.goto(path, { waitUntil: "commit" });
  await sign(page).waitFor();
  return performance.now() - start;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
