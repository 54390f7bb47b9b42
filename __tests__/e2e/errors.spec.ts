/** What a visitor sees when something fails on the way to a page, or on it (G4). */
import { expect, test, type Page, type Route } from "@playwright/test";
import { open, watchFaults } from "./support";

interface PageData {
  result: { data: Record<string, unknown>; pageContext: Record<string, unknown> };
}

/** Answers the data of a page with others than it was built with. */
async function changeData(page: Page, path: string, change: (data: PageData) => void): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as PageData;
    change(data);
    await route.fulfill({ response: answer, json: data });
  });
}

/** The template's own code does not come. */
async function loseCode(page: Page, template: string): Promise<void> {
  await page.route(`**/component---src-templates-${template}-tsx-*.js`, (route) => route.abort());
}

/** Follows a link of the menu, which is there on every page. */
async function follow(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: /menu|меню/i }).click();
  await page.getByRole("navigation").getByRole("link", { name }).first().click();
}

/**
 * Lets names of middleware mean something that the site itself has no use for. Its table is a Map, and what a Map
 * gives can be added to from outside before the first script runs.
 */
async function registerProbes(page: Page): Promise<void> {
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
const probesRun = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("mark").flatMap(({ name }) => (/^probe/.test(name) ? name : [])));

const withMiddleware =
  (...middleware: string[]) =>
  (data: PageData) =>
    Object.assign(data.result.pageContext, { middleware });

/** Counts the documents that are asked for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const message = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test.describe("an address that cannot be a page's", () => {
  test("G4: is a 404 in its language with a link home, whatever data there are", async ({ page, request }) => {
    const data = await (await request.get("/page-data/ru/career/page-data.json")).text();
    await page.route("**/page-data/ru/career/no.id/page-data.json", (route) => route.fulfill({ body: data }));
    await page.goto("/ru/career/no.id");
    await expect(message(page, "Такой страницы нет")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "На главную" }).click();
    await expect(page).toHaveURL("/ru");
  });

  test("G4: says 'This page could not be found'", async ({ page }) => {
    await page.goto("/cases/No_Such_Case");
    await expect(message(page, "This page could not be found")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/");
  });
});

test.describe("middleware", () => {
  const unknown = withMiddleware("probe quick", "nobody", "probe last");

  test("G4: runs one after the other, before the page is shown, on every way to it", async ({ page }) => {
    await registerProbes(page);
    await changeData(page, "/contacts", withMiddleware("probe slow", "probe quick", "probe last"));
    await page.goto("/contacts");
    await expect.poll(() => probesRun(page)).toEqual(["probe slow", "probe quick", "probe last"]);
    await open(page, "/about");
    expect(await probesRun(page)).toEqual([]);
    await follow(page, /^contacts$/i);
    await expect(page).toHaveURL("/contacts");
    expect(await probesRun(page)).toEqual(["probe slow", "probe quick", "probe last"]);
  });

  test("G4: a status that it throws is the error page's, in the page's language, with the message", async ({
    page,
  }) => {
    await registerProbes(page);
    await changeData(page, "/ru/contacts", withMiddleware("probe quick", "probe 403", "probe last"));
    await open(page, "/ru/about");
    await follow(page, /^контакты$/i);
    await expect(message(page, "Что-то пошло не так")).toBeVisible();
    await expect(page.getByText("Ошибка 403")).toBeVisible();
    await expect(page.getByText("Members only")).toBeVisible();
    await expect(page).toHaveURL("/ru/contacts");
    expect(await probesRun(page)).toEqual(["probe quick"]);
  });

  test("G4: where that is 404, the page has a link home", async ({ page }) => {
    await registerProbes(page);
    await changeData(page, "/br/contacts", withMiddleware("probe 404"));
    await page.goto("/br/contacts");
    await expect(message(page, "Esta página não foi encontrada")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ir para a página inicial" }).click();
    await expect(page).toHaveURL("/br");
    await expect(message(page, "Esta página não foi encontrada")).toHaveCount(0);
  });

  test("G4: a redirect ends the navigation without a word", async ({ page }) => {
    await registerProbes(page);
    await changeData(page, "/cases", withMiddleware("probe elsewhere", "probe last"));
    await open(page, "/about");
    const faults = watchFaults(page);
    await follow(page, /^cases$/i);
    await expect(page).toHaveURL("/contacts");
    expect(await probesRun(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    expect(faults).toEqual([]);
    // And so does one on the way to the first page.
    await page.goto("/cases");
    await expect(page).toHaveURL("/contacts");
    expect(faults).toEqual([]);
  });

  test("G4: an unknown name is an error 500 on a navigation, at the address that was asked for", async ({ page }) => {
    await registerProbes(page);
    await changeData(page, "/contacts", unknown);
    await open(page, "/about");
    await follow(page, /^contacts$/i);
    await expect(message(page, "Something went wrong")).toBeVisible();
    await expect(page.getByText("Unknown middleware nobody")).toBeVisible();
    await expect(page.getByText("Error 500")).toBeVisible();
    await expect(page).toHaveURL("/contacts");
    await expect(page).toHaveTitle("Something went wrong");
  });

  test("G4: and on the first page of a visit, in its language", async ({ page }) => {
    await registerProbes(page);
    await changeData(page, "/br/contacts", unknown);
    await page.goto("/br/contacts");
    await expect(message(page, "Algo deu errado")).toBeVisible();
    await expect(page.getByText("Erro 500")).toBeVisible();
    await expect(page.getByText("Unknown middleware nobody")).toBeVisible();
  });

  test("G4: and on a step back to a page that was shown before", async ({ page }) => {
    await registerProbes(page);
    await open(page, "/about");
    await follow(page, /^contacts$/i);
    await expect(page).toHaveURL("/contacts");
    await changeData(page, "/about", unknown);
    await page.reload();
    await expect(page.locator("body")).toHaveClass(/touch-device/);
    await page.goBack();
    await expect(page.getByText("Unknown middleware nobody")).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Unknown middleware nobody")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText("Unknown middleware nobody")).toBeVisible();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("code that does not come", () => {
  const START = new Date("2025-03-01T12:00:00Z").getTime();

  test("G4: reloads the page at most once in 60 s, then shows the error page", async ({ page }) => {
    await page.clock.setFixedTime(START);
    await loseCode(page, "contacts");
    await open(page, "/about");
    const documents = countDocuments(page);
    await follow(page, /^contacts$/i);
    // The document comes whole from the server, so it can be read; only its script is missing.
    await expect(page).toHaveURL("/contacts");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("chunk-reload"))).toBe(String(START));
    expect(documents()).toBe(1);

    await open(page, "/about");
    await page.clock.setFixedTime(START + 59_999);
    await follow(page, /^contacts$/i);
    await expect(message(page, "Something went wrong")).toBeVisible();
    await expect(page.getByText(/Loading chunk \S+ failed/)).toBeVisible();
    await expect(page).toHaveURL("/contacts");
    expect(documents()).toBe(2);

    await follow(page, /^about/i);
    await expect(page).toHaveURL("/about");
    await page.clock.setFixedTime(START + 60_000);
    await follow(page, /^contacts$/i);
    await expect.poll(documents).toBe(3);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("chunk-reload"))).toBe(String(START + 60_000));
  });

  test("G4: keeps what the server gave when it is the first page's, after one reload", async ({ page }) => {
    await page.clock.setFixedTime(START);
    await loseCode(page, "contacts");
    const documents = countDocuments(page);
    const lines: string[] = [];
    page.on("console", (line) => lines.push(line.text()));
    await page.goto("/contacts");
    await expect.poll(() => lines.filter((line) => line.includes("Not rendering React"))).toHaveLength(1);
    expect(documents()).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  for (const way of ["a rejection", "an error"]) {
    test(`G4: has one guard, also for ${way} that nobody has caught`, async ({ page }) => {
      const fail = () =>
        page.evaluate((kind) => {
          const error = new Error("Loading chunk 42 failed.");
          if (kind === "a rejection") void Promise.reject(error);
          else
            queueMicrotask(() => {
              throw error;
            });
        }, way);
      await page.clock.setFixedTime(START);
      await open(page, "/about");
      const documents = countDocuments(page);
      const reloaded = page.waitForEvent("domcontentloaded");
      await fail();
      await reloaded;
      await expect(page.locator("body")).toHaveClass(/touch-device/);
      const again = page.waitForEvent("pageerror");
      await fail();
      expect((await again).message).toContain("42");
      expect(documents()).toBe(1);
    });
  }
});

test.describe("a page that cannot be loaded", () => {
  for (const [status, words, fail] of [
    [503, "Error 503", (route: Route) => route.fulfill({ status: 503 })],
    ["no", "Error 500", (route: Route) => route.abort()],
  ] as const) {
    test(`G4: is an error page with its status: ${status} answer`, async ({ page }) => {
      await page.route("**/page-data/cases/page-data.json", fail);
      await page.route((url) => url.pathname === "/cases", fail);
      await open(page, "/about");
      await follow(page, /^cases$/i);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL("/cases");
      await follow(page, /^contacts$/i);
      await expect(page).toHaveURL("/contacts");
    });
  }
});

test.describe("an error on a page", () => {
  const breakIt = (data: PageData) => {
    const { settings, locales } = data.result.data;
    data.result.data = { settings, locales };
  };

  test("G4: leaves header and menu usable, and is told with its time", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2025-03-01T12:00:00Z"));
    await changeData(page, "/cases", breakIt);
    await open(page, "/about");
    const report = page.waitForEvent("console", (line) => line.text().startsWith("Error 500 at /cases"));
    await follow(page, /^cases$/i);
    await expect(message(page, "Something went wrong")).toBeVisible();
    await expect(page.getByText("Error 500").locator("time")).toHaveAttribute("datetime", "2025-03-01T12:00:00.000Z");
    expect((await report).text()).toContain("2025-03-01T12:00:00.000Z");
    await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
    await follow(page, /^contacts$/i);
    await expect(page).toHaveURL("/contacts");
    await expect(message(page, "Something went wrong")).toHaveCount(0);
  });

  test("G4: of its content leaves the layout around it", async ({ page }) => {
    await changeData(page, "/contacts", (data) => {
      const settings = data.result.data["settings"] as Record<string, unknown>;
      settings["offices"] = [null];
    });
    await open(page, "/about");
    await follow(page, /^contacts$/i);
    await expect(message(page, "Something went wrong")).toBeVisible();
    await follow(page, /^about$/i);
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("G4: an error in the error page leaves plain text and a way home", async ({ page }) => {
    await changeData(page, "/ru/cases", (data) => {
      data.result.data = { locales: data.result.data["locales"], settings: {} };
    });
    await open(page, "/ru/about");
    await follow(page, /^кейсы$/i);
    await expect(message(page, "Что-то пошло не так")).toBeVisible();
    await page.getByRole("link", { name: "На главную" }).click();
    await expect(page).toHaveURL("/ru");
    await expect(page.getByRole("button", { name: /меню/i })).toBeVisible();
  });
});
