/** The publish gate in the form (X13): a list of faults, each with a link to its field, and no publication until they are fixed. */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { choose, publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";

const signIn = ownEditor("gate");

const ready = (page: Page) => expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
const panel = (page: Page) => page.getByRole("dialog", { name: "Before it goes live" });

/** A case as visitors have it. */
async function liveCase(page: Page, alias: string): Promise<{ id: string; title: string }> {
  return (await page.request.get(`/api/cases/en/${alias}`)).json();
}

async function openCase(page: Page, alias: string): Promise<void> {
  await signIn(page);
  const { id } = await liveCase(page, alias);
  await page.goto(`/admin/collections/cases/${id}?locale=en`);
  await ready(page);
}

test("X13: what is wrong is listed before anything is saved, and leads to its field on another tab", async ({
  page,
}) => {
  await openCase(page, "twelve-hellos");
  await choose(page, "Check");
  await expect(panel(page).getByRole("status")).toHaveText("Nothing is wrong with this change.");
  await page.locator("#field-lead").fill("TODO");
  await page.getByRole("button", { name: "Facts" }).click();
  await panel(page).getByRole("button", { name: "Check again" }).click();
  const errors = panel(page).getByRole("list", { name: /Errors/ });
  await expect(errors.getByRole("listitem")).toHaveCount(1);
  await expect(errors).toContainText("“TODO” holds the place of a text.");
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run("dialog[open]"));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await errors.getByRole("button", { name: /^Lead/ }).click();
  await expect(page.locator("#field-lead")).toBeFocused();
  await page.locator("#field-lead").fill("A lead that says something.");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
});

test("X13: a publication that is refused opens the list by itself, and nothing goes live", async ({ page }) => {
  await openCase(page, "last-orders-at-five");
  const before = await page.locator("#field-title").first().inputValue();
  await page.locator("#field-title").first().fill("Lorem ipsum");
  await publishButton(page).click();
  await expect(panel(page).getByRole("list", { name: /Errors/ })).toContainText(
    "“Lorem ipsum” holds the place of a text.",
  );
  expect((await liveCase(page, "last-orders-at-five")).title).toBe(before);
});

test("A4: a new entry that is refused says nothing of an address that its title makes", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/cases/create?locale=en");
  await ready(page);
  await page.locator("#field-title").first().fill("Fifty night shifts");
  const answer = page.waitForResponse((response) => /\/cms-api\/cases\?/.test(response.url()) && !response.ok());
  await publishButton(page).click();
  // Marks of fields may be lost to a form state that arrives in the same moment.
  const { errors } = await (await answer).json();
  const paths: string[] = errors[0].data.errors.map(({ path }: { path: string }) => path);
  expect(paths).toContain("lead");
  expect(paths).not.toContain("alias");
  await expect(panel(page).getByRole("list", { name: /Errors/ })).toBeVisible();
});

test("X13: the list opens where the form has lost the marks of the refusal", async ({ page }) => {
  await openCase(page, "the-slow-vacancy");
  // As a form state does that arrives in the same moment.
  await page.route("**/cms-api/cases/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    const response = await route.fetch();
    const { errors } = await response.json();
    await route.fulfill({ response, json: { errors: [{ message: errors[0].message }] } });
  });
  await page.locator("#field-title").first().fill("Lorem ipsum");
  await publishButton(page).click();
  await expect(panel(page).getByRole("list", { name: /Errors/ })).toContainText(
    "“Lorem ipsum” holds the place of a text.",
  );
});

test("X13: what other sites answer has a list", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/links");
  await expect(page.getByRole("heading", { name: "Links to other sites" })).toBeVisible();
});
