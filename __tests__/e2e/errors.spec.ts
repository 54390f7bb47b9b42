/** Error pages and messages when navigation or rendering fails (G4). */
import type { Route } from "@playwright/test";
import { inTurn } from "../support/test-length";
import { expect, test } from "./journey";
import { changeData, countDocuments, follow, loseCode, message, type PageData } from "./errors-support";
import { open, openFully, watchFaults } from "./support";

test.describe("an address that cannot be a page's", () => {
  test("G4: is a 404 in its language with a link home, whatever data there are", async ({ page, request }) => {
    const data = await (await request.get("/page-data/ru/career/page-data.json")).text();
    await page.route("**/page-data/*/ru/career/no.id/page-data.json", (route) => route.fulfill({ body: data }));
    await page.goto("/ru/career/no.id");
    await expect(message(page, "Такой страницы нет")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "На главную" }).click();
    await expect(page).toHaveURL("/ru");
  });

  for (const [path, cleaned] of [
    ["/ru/cases/100%", "/ru/cases/100"],
    ["/ru/cases/100%25", "/ru/cases/100"],
    ["/ru/cases/1%E0%A400", "/ru/cases/1E0A400"],
  ] as const) {
    test(`N11, G4: is a 404 in its language also where it is no text: ${path}`, async ({ page }) => {
      const faults = watchFaults(page);
      expect((await page.goto(path))?.status()).toBe(404);
      await page.mouse.move(200, 200);
      await expect(page.locator("#progress")).toBeAttached();
      await expect(message(page, "Такой страницы нет")).toBeVisible();
      await expect(page).toHaveURL(cleaned);
      expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    });
  }

  test("G4: says 'This page could not be found'", async ({ page }) => {
    await page.goto("/cases/No_Such_Case");
    await expect(message(page, "This page could not be found")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/");
  });
});

test.describe("the pieces of the 404", () => {
  test("N11: are put together into the mark by the keyboard, and by hand", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const way of ["keyboard", "hand"] as const) {
      await openFully(page, "/no-such-page");
      const pieces = page.getByRole("group", { name: "The pieces of the number" });
      const half = pieces.getByRole("button", { name: "Piece 5 of 8" });
      await expect(half).toBeVisible();
      const side = await half.evaluate((piece) => piece.clientWidth);
      if (way === "keyboard") {
        await half.focus();
        for (let moved = 0; moved + 24 < side * 0.6; moved += 24) await page.keyboard.press("ArrowRight");
      } else {
        const box = await half.boundingBox();
        const [x, y] = [(box?.x ?? 0) + side / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.7];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + side * 0.6, y, { steps: 4 });
        await page.mouse.up();
      }
      await expect(page.getByRole("status").filter({ hasText: "Now it is a place" })).toBeVisible();
      await expect(pieces.getByRole("button", { name: "Piece 1 of 8" })).toBeHidden();
    }
  });

  for (const path of inTurn(["/no-such-page", "/ru/no-such-page", "/br/no-such-page"], 1)) {
    test(`N11: have their hint above the heading on a phone: ${path}`, async ({ page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: width * 2 });
        await openFully(page, path);
        const hint = await page.getByRole("main").getByRole("status").boundingBox();
        const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect((hint?.y ?? NaN) + (hint?.height ?? NaN), `${width} px`).toBeLessThanOrEqual(heading?.y ?? NaN);
      }
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("N11: they stand", async ({ page }) => {
      await page.goto("/no-such-page");
      await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
      await expect(page.getByRole("group", { name: "The pieces of the number" })).toHaveCount(0);
      await expect(page.getByText("Drag the pieces together")).toHaveCount(0);
    });
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

  for (const times of [1, 2]) {
    test(`G4: home is whole though its code failed to come ${times} time(s)`, async ({ page }) => {
      let asked = 0;
      await page.route(/\/component---src-templates-home-.*\.js$/, (route) =>
        ++asked > times ? route.continue() : route.abort(),
      );
      await open(page, "/about");
      await page
        .getByRole("banner")
        .getByRole("link", { name: /to the home page/ })
        .click();
      await expect(page).toHaveURL("/");
      // The server-rendered sections are visible before their code is requested again.
      await expect.poll(() => asked).toBeGreaterThanOrEqual(times);
      for (const name of ["Awards", "Team", "Jobs"]) {
        await expect(page.getByRole("region", { name, exact: true })).toBeAttached();
      }
    });
  }

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
      await page.route("**/page-data/*/cases/page-data.json", fail);
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

  test("G4: leaves header and menu usable, and is shown with its time", { tag: "@long" }, async ({ page }) => {
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

  test("G4: an error in the error page leaves plain text and a way home", { tag: "@long" }, async ({ page }) => {
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
