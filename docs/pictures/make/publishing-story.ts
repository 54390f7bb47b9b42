/** One change on its way to visitors and back, in five pictures of the real admin and site, for the editor's guide. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { Failure } from "../../../scripts/lib/failure";
import type { Secrets } from "../../../scripts/lib/secrets";
import { signIn } from "../../../scripts/lib/sign-in";

const SIZE = { width: 1440, height: 900 };
const BUILT_MS = 300_000;
const ADDED = ", and stays";

interface Case {
  id: string;
  alias: string;
  title: string;
}

interface Story {
  /** Address of the site and its CMS. */
  base: string;
  secrets: Secrets;
  folder: string;
}

/**
 * Gives the first case another title: edits, previews, publishes, sees it live, puts the release before back. In the end
 * the title is what it was.
 * @throws Failure when nobody can sign in with the secrets
 */
export async function tellPublishing(browser: Browser, { base, secrets, folder }: Story): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: "reduce", locale: "en-US", baseURL: base });
  page.setDefaultTimeout(BUILT_MS);
  await signIn(page.request, secrets);
  const [entry] = (await (await page.request.get("/api/cases/en")).json()) as Case[];
  if (!entry) throw new Failure(`${base}/api/cases/en is empty; publish a case in English first.`);
  const take = (name: string) => shoot(page, join(folder, `publishing-${name}.webp`));
  try {
    await write(page, entry);
    await take("1-edit");
    await preview(page, entry);
    await take("2-preview");
    await publish(page);
    await take("3-publish");
    await seeLive(page, entry);
    await take("4-live");
    await putBack(page);
    await take("5-roll-back");
  } finally {
    await page.request.patch(`/cms-api/cases/${entry.id}?locale=en`, {
      ...{ data: { title: entry.title, _status: "published" }, headers: { Origin: base } },
    });
    await page.close();
  }
}

async function write(page: Page, { id, title }: Case): Promise<void> {
  await page.goto(`/admin/collections/cases/${id}?locale=en`);
  await page
    .locator("#field-title")
    .first()
    .fill(title + ADDED);
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  await togglePreview(page, false);
}

/** The admin remembers whether one had it open. */
async function togglePreview(page: Page, isWanted: boolean): Promise<void> {
  const toggle = page.getByRole("button", { name: /Live Preview$/i });
  await toggle.waitFor();
  const frame = page.locator("#live-preview-iframe");
  if ((await frame.isVisible()) !== isWanted) await toggle.click();
  await frame.waitFor({ state: isWanted ? "visible" : "hidden" });
}

async function preview(page: Page, { title }: Case): Promise<void> {
  await togglePreview(page, true);
  const heading = page.frameLocator("#live-preview-iframe").getByRole("heading", { level: 1, name: title + ADDED });
  await heading.evaluate((title) =>
    window.scrollTo({ top: title.getBoundingClientRect().top - window.innerHeight / 2 }),
  );
  await page.frameLocator("#live-preview-iframe").locator("main svg").first().waitFor();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.locator('[role="status"][data-state="building"]').waitFor();
}

async function seeLive(page: Page, { alias }: Case): Promise<void> {
  await page.locator('[role="status"][data-state="live"]').waitFor();
  await page.goto(`/cases/${alias}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function putBack(page: Page): Promise<void> {
  await page.goto("/admin/collections/releases");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Put this one back" }).first().click();
  await page.locator('li[data-state="rolled-back"]:first-child').waitFor();
}

/** Fonts and pictures have come, and no messages lie over the page. The admin polls without end. */
async function shoot(page: Page, file: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(async () => {
      await document.fonts.ready;
      return [...document.images].every(({ complete, loading }) => complete || loading === "lazy");
    });
  }
  const picture = await page.screenshot({ style: "[data-sonner-toaster] { display: none }" });
  await sharp(picture).resize(960).webp({ quality: 78 }).toFile(file);
}
