/** The forms as pages: with a script, and without one (F6, X7). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { answers, field, fill, PDF, sendButton } from "./enquiry-support";
import { findEnquiry } from "./inbox";
import { open } from "./support";

test.describe("with a script", () => {
  test("F6: the page of a form sends it as the popup does", async ({ page, request }) => {
    await page.clock.install({ time: Date.now() - 60_000 });
    await open(page, "/br/contacts/brief");
    const form = page.locator("form");
    const texts = await fill(form);
    await sendButton(form).click();
    await expect(form.getByRole("status")).toHaveText(/^O sol nasceu\./);
    expect(await findEnquiry(request, texts["email"])).toMatchObject({ formType: "1", page: page.url(), state: "new" });
  });

  test("F5: what was typed before the script came stays", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/contacts/job", { waitUntil: "commit" });
    const form = page.locator("form");
    await field(form, "name").fill("Ana");
    await field(form, "description").fill("Two\nlines");
    await field(form, "privacy").check();
    release();
    await expect(page.locator("body")).toHaveClass(/touch-device/);
    await expect(form).toHaveAttribute("novalidate");
    await expect(field(form, "name")).toHaveValue("Ana");
    await expect(field(form, "description")).toHaveValue("Two\nlines");
    await expect(field(form, "privacy")).toBeChecked();
    for (const name of ["vacancy", "email", "phone"]) await field(form, name).fill(answers()[name] ?? "");
    await expect(sendButton(form)).toBeEnabled();
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  const send = (page: Page) => sendButton(page.locator("form")).click();

  for (const [path, door, lang, thanks] of [
    ["", "/contacts/brief", "en", "The sun is up"],
    ["/ru", "/contacts/job", "ru", "Солнце взошло"],
    ["/br", "/contacts/speaker", "pt", "O sol nasceu"],
  ] as const) {
    test(`F6: ${path}${door} posts, and is answered in its language`, async ({ page, request }) => {
      await page.goto(`${path}/contacts`);
      await page.locator(`main a[href="${path}${door}"]`).click();
      await expect(page).toHaveURL(`${path}${door}`);
      const texts = await fill(page.locator("form"));
      const input = page.locator("input[type=file]");
      if ((await input.count()) > 0) {
        await expect(input).toHaveCSS("opacity", "1");
        await input.setInputFiles(PDF);
      }
      await send(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const enquiry = await findEnquiry(request, texts["email"]);
      expect(enquiry).toMatchObject({ state: "new", name: texts["name"] });
      if (door !== "/contacts/speaker") expect(enquiry).toMatchObject({ fileName: "brief.pdf" });
    });
  }

  test("F6: the browser asks for what is missing before it posts", async ({ page }) => {
    await page.goto("/contacts/brief");
    await field(page.locator("form"), "name").fill("Ana");
    await send(page);
    await expect(page).toHaveURL("/contacts/brief");
    await expect(field(page.locator("form"), "name")).toHaveValue("Ana");
  });

  for (const [path, lang, missing] of [
    ["/contacts/brief", "en", "e-mail"],
    ["/ru/contacts/brief", "ru", "электронная почта"],
    ["/br/contacts/brief", "pt", "e-mail"],
  ] as const) {
    test(`F6: what ${path} refuses is named, and what was written is still there`, async ({ page }) => {
      await page.goto(path);
      // A browser lets this pass; an address has a dot.
      const texts = await fill(page.locator("form"), { ...answers(), email: "ana@north" });
      await send(page);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("listitem")).toHaveText([missing]);
      await page.goBack();
      await expect(page).toHaveURL(path);
      for (const name of ["name", "org", "email", "phone"]) {
        await expect(field(page.locator("form"), name)).toHaveValue(texts[name] ?? "");
      }
    });
  }
});
