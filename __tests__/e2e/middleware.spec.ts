/** Middleware of navigations: order, statuses, redirects, unknown names (G4). */
import { expect, test } from "./journey";
import { changeData, follow, message, probesRun, registerProbes, withMiddleware } from "./errors-support";
import { open, watchFaults } from "./support";

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

  test("G4: and on a step back to a page that was shown before", { tag: "@long" }, async ({ page }) => {
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
