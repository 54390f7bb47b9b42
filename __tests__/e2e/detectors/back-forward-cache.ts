/** Whether the browser keeps a page that one has left, so that it is there at once when one comes back. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, PlaywrightTestConfig } from "@playwright/test";
import { inWholeBrowser } from "../whole-browser";

/** Options of a browser that keeps pages: Playwright turns this cache off, and a page that is watched is not kept. */
export const withBackForwardCache = {
  ...inWholeBrowser,
  launchOptions: { ...inWholeBrowser.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  trace: "off",
} satisfies PlaywrightTestConfig["use"];

/** Another site. @returns its address */
export async function serveElsewhere(): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>Elsewhere</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}

/** Leaves the page for another site and comes back. */
export async function isKept(page: Page, elsewhere: string): Promise<boolean> {
  const { href } = new URL(page.url());
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  await page.goto(elsewhere);
  // After the answer, which would have nowhere to go.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  // A page that was kept does not load.
  await page.waitForURL(href, { waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  return (await page.locator("body[data-kept]").count()) === 1;
}
