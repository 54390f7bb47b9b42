/** A4: a site of a CMS without any content: every page of it is whole, in three languages (decision 195). */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { startServer } from "../../scripts/lib/cms";
import { ROOT } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { runNode, stop } from "../../scripts/lib/processes";
import { NARROW, open, violations, WIDE } from "./accessibility-support";
import { overflow } from "./detectors/layout";
import { expect, test } from "./journey";
import { watchFaults } from "./support";

const noted = z.object({ pages: z.array(z.object({ path: z.string(), route: z.string() })) });

/** Headings, lists, paragraphs and links in which there is nothing. Live regions wait for a message. */
const blanks = (page: Page) =>
  page
    .locator("h1, h2, h3, ul, ol, dl, li, p, section, address, a")
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.textContent?.trim() && !part.matches("[aria-label], [aria-live], [role=status]"))
        .map((part) => part.outerHTML),
    );

// Contrast is not measured during a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("A4: a CMS without content makes a site without a blank", async ({ page, request }) => {
  test.setTimeout(1_800_000);
  const folder = await mkdtemp(join(tmpdir(), "empty-site-"));
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const [dataDir, releasesDir] = [join(folder, "data"), join(folder, "releases")];
  const secrets = { ADMIN_EMAIL: "owner@agency.example", ADMIN_PASSWORD: "for tests only 2" };
  const server = await startServer({
    ...{ port, siteUrl, dataDir, releasesDir, demoContent: false, shutdownSeconds: 5 },
    secrets: { PAYLOAD_SECRET: "for-tests-only".repeat(3), ...secrets },
  });
  try {
    // Playwright's loader does not read the JSON modules of the publisher.
    const env = { API_URL: siteUrl, SITE_URL: siteUrl, RELEASES_DIR: releasesDir };
    await runNode("Building the site", ["scripts/run.mjs", "build"], { env });
    const { pages } = noted.parse(JSON.parse(await readFile(join(ROOT, ".cache", "pages.json"), "utf8")));
    const routes = ["index", "contacts-brief", "contacts-job", "contacts-speaker", "search", "404"];
    expect(pages.map(({ route }) => route).sort()).toEqual([...routes, ...routes, ...routes].sort());
    const faults = watchFaults(page);
    for (const { path, route } of pages) {
      if (route === "404") continue;
      expect((await request.get(siteUrl + path)).status(), path).toBe(200);
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size);
        await open(page, siteUrl + path);
        const found = { blanks: await blanks(page), overflow: await overflow(page), axe: await violations(page) };
        expect.soft(found, `${path} at ${size.width}`).toEqual({ blanks: [], overflow: [], axe: [] });
        await expect(page.locator("h1"), path).toHaveCount(1);
      }
    }
    expect(faults).toEqual([]);
    for (const screen of ["about", "ru/career", "br/cases", "blog", "privacy"])
      expect((await request.get(`${siteUrl}/${screen}`)).status(), screen).toBe(404);
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
});
