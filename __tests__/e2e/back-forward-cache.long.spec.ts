/** A page that one has left is kept as it was, and is there at once when one comes back. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getLocale } from "@future-native/contract";
import { expect, test } from "./journey";
import { addressOf, open, type Kind } from "./support";

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox"],
    // Playwright turns this cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
  // A page that is watched is not kept.
  trace: "off",
});

let elsewhere: Server;

test.beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>Elsewhere</title>");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
});

test.afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

declare global {
  interface Window {
    /** For each time that the page was shown, whether it came from the cache. */
    shown: boolean[];
  }
}

const KINDS: readonly Kind[] = ["home", "case", "career", "contacts", "application"];

for (const kind of KINDS) {
  test(`${kind} is kept while one is on another site`, async ({ page, request }) => {
    await page.addInitScript(() => {
      window.shown = [];
      window.addEventListener("pageshow", ({ persisted }) => window.shown.push(persisted));
    });
    const path = await addressOf(kind, getLocale("en"), request);
    await open(page, path);
    const { port } = elsewhere.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    // After the answer, which would have nowhere to go.
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.shown)).toEqual([false, true]);
  });
}
