/** A4: the admin of a CMS that is compiled while it runs, as `npm run develop` starts it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./journey";
import { startServer } from "../../scripts/lib/cms";
import { freePort } from "../../scripts/lib/ports";
import { stop } from "../../scripts/lib/processes";

test("A4: an editor can sign in to a CMS that is being developed", async ({ page }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), "developed-cms-"));
  const port = await freePort();
  const server = await startServer({
    port,
    siteUrl: `http://localhost:${port}`,
    dataDir: join(folder, "data"),
    releasesDir: join(folder, "releases"),
    secrets: {
      PAYLOAD_SECRET: "for-tests-only".repeat(3),
      ADMIN_EMAIL: "builder@futurenative.example",
      ADMIN_PASSWORD: "for tests only 2",
    },
    demoContent: false,
    isDeveloped: true,
    shutdownSeconds: 5,
  });
  try {
    await page.goto(`http://localhost:${port}/admin/login`, { waitUntil: "commit" });
    await page.getByLabel("Email").fill("builder@futurenative.example", { timeout: 600_000 });
    await page.getByLabel("Password").fill("for tests only 2");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("link", { name: "Cases" }).first()).toBeVisible({ timeout: 600_000 });
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
});
