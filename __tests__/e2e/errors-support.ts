/** Makes a navigation fail and returns its outcome. */
import type { Page } from "@playwright/test";

export interface PageData {
  result: { data: Record<string, unknown>; pageContext: Record<string, unknown> };
}

/** Answers the data of a page with others than it was built with. */
export async function changeData(page: Page, path: string, change: (data: PageData) => void): Promise<void> {
  await page.route(`**/page-data/*${path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as PageData;
    change(data);
    await route.fulfill({ response: answer, json: data });
  });
}

/** The template's own code does not come. */
export async function loseCode(page: Page, template: string): Promise<void> {
  await page.route(`**/component---src-templates-${template}-tsx-*.js`, (route) => route.abort());
}

/** Follows a link of the menu, which is there on every page. */
export async function follow(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: /menu|меню/i }).click();
  await page.getByRole("navigation").getByRole("link", { name }).first().click();
}

/**
 * Lets names of middleware mean something that the site itself has no use for. Its table is a Map, and what a Map
 * gives can be added to from outside before the first script runs.
 */
export async function registerProbes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fail = (status: number) => () => {
      throw Object.assign(new Error("Members only"), { status });
    };
    const probes = new Map<unknown, () => unknown>([
      ["probe slow", () => new Promise(requestAnimationFrame).then(() => performance.mark("probe slow"))],
      ["probe quick", () => performance.mark("probe quick")],
      ["probe last", () => performance.mark("probe last")],
      ["probe 403", fail(403)],
      ["probe 404", fail(404)],
      [
        "probe elsewhere",
        () => {
          throw { redirectTo: "/contacts" };
        },
      ],
    ]);
    const { get } = Map.prototype;
    Map.prototype.get = function (key: unknown): unknown {
      return get.call(probes, key) ?? get.call(this, key);
    };
  });
}

/** Names of the probes that have run in this document, in their order. */
export const probesRun = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("mark").flatMap(({ name }) => (/^probe/.test(name) ? name : [])));

export const withMiddleware =
  (...middleware: string[]) =>
  (data: PageData) =>
    Object.assign(data.result.pageContext, { middleware });

/** Counts document requests from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

export const message = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
