/** The doors of the admin (A4): a second factor, recovery codes, sessions that are ended, and the log of it all. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./journey";
import { totp } from "../support/totp";
import { asSite, maxRetries } from "./own-editor";

const PASSWORD = "three words long";

interface Editor {
  readonly id: number;
  readonly email: string;
}

const testWithEditor = test.extend<{ editor: Editor }>({
  editor: async ({ playwright, baseURL }, provide) => {
    const admin = await playwright.request.newContext({ baseURL });
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
    expect((await admin.post("/cms-api/users/login", { data, maxRetries })).ok()).toBe(true);
    const email = `phone-${crypto.randomUUID()}@example.com`;
    const made = await admin.post("/cms-api/users", { data: { email, password: PASSWORD, role: "admin" }, ...asSite });
    const { id } = (await made.json()).doc;
    await provide({ id, email });
    expect((await admin.delete(`/cms-api/users/${id}`, asSite)).ok()).toBe(true);
    await admin.dispose();
  },
});

async function typePassword(page: Page, { email }: Editor): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await page.keyboard.press("Enter");
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/admin$/);

/** Sets the second factor up on the account page. */
async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto("/admin/account");
  const part = page.getByRole("region", { name: "Second factor" });
  await part.getByRole("button", { name: "Set up" }).click();
  await part.getByLabel("Password").fill(PASSWORD);
  await part.getByRole("button", { name: "Confirm" }).click();
  await expect(part.getByRole("img")).toBeVisible();
  const secret = /[A-Z2-7]{32}/.exec((await part.textContent()) ?? "")?.[0] ?? "";
  await part.getByLabel("Code of the app").fill(totp(secret));
  await part.getByRole("button", { name: "Confirm" }).click();
  await expect(part.getByRole("listitem")).toHaveCount(10);
  const recoveryCodes = await part.getByRole("listitem").allTextContents();
  await part.getByRole("button", { name: "I have kept them" }).click();
  await expect(part).toContainText("It is on. Recovery codes left: 10.");
  return { secret, recoveryCodes };
}

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

testWithEditor("A4, X16: a second factor is set up, and signing in asks for it", async ({ page, browser, editor }) => {
  await typePassword(page, editor);
  await isIn(page);
  const { secret, recoveryCodes } = await setUp(page);

  await test.step("with the app's code; a wrong one is refused in a sentence", async () => {
    const other = await elsewhere(browser);
    await typePassword(other, editor);
    await typeCode(other, "not one");
    await expect(other.getByText("This code is wrong, or was used already.")).toBeVisible();
    await typeCode(other, totp(secret, 30));
    await isIn(other);
    await other.context().close();
  });

  await test.step("with a recovery code, once", async () => {
    const [code = ""] = recoveryCodes;
    const other = await elsewhere(browser);
    await typePassword(other, editor);
    await typeCode(other, code);
    await isIn(other);
    await other.context().clearCookies();
    await typePassword(other, editor);
    await typeCode(other, code);
    await expect(other.getByText("This code is wrong, or was used already.")).toBeVisible();
    await expect(other).toHaveURL(/\/admin\/login/);
    await other.context().close();
  });

  await test.step("the log tells of it", async () => {
    await page.goto(`/admin/collections/audit-log?search=${encodeURIComponent(editor.email)}`);
    await expect(page.getByRole("row").filter({ hasText: "Second factor set up" })).toContainText(editor.email);
    await expect(page.getByRole("row").filter({ hasText: "Sign-in failed" })).toContainText(editor.email);
  });
});

testWithEditor(
  "A4, X16: one's sessions are listed, and one that is ended is out",
  async ({ page, browser, editor }) => {
    await typePassword(page, editor);
    await isIn(page);
    const other = await elsewhere(browser);
    await typePassword(other, editor);
    await isIn(other);

    await page.goto("/admin/account");
    const part = page.getByRole("region", { name: "Signed in" });
    await expect(part.getByRole("listitem")).toHaveCount(2);
    await expect(part.getByRole("listitem").filter({ hasText: "here" })).toContainText("Chrome");
    await part.getByRole("button", { name: /^End:/ }).click();
    await expect(part.getByRole("listitem")).toHaveCount(1);
    await other.goto("/admin/collections/cases");
    await expect(other).toHaveURL(/\/admin\/login/);
    await page.reload();
    await expect(part.getByRole("listitem")).toHaveCount(1);
  },
);
