/** A form from its first question to the response: validation, file and the sent enquiry (F2–F6, A5, X5). */
import type { Locator, Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { field, fill, MAIL, openPopup, PDF, pressSend, sendButton } from "./enquiry-support";
import { findEnquiry } from "./inbox";
import { open, watchFaults } from "./support";

/** Opens a form that has been there for as long as people need. */
async function openForm(page: Page, path: string, type: number, source = "elsewhere"): Promise<Locator> {
  // The page's clock is behind, so that a form sent at once counts as filled in at human speed.
  await page.clock.install({ time: Date.now() - 60_000 });
  await open(page, path);
  return openPopup(page, { type, source });
}

/** Clicks the send button once it is enabled, and waits for the thanks. */
async function send(form: Locator): Promise<void> {
  await expect(sendButton(form)).toBeEnabled();
  await sendButton(form).click();
  await expect(form.getByRole("status")).toBeVisible();
}

test.describe("what is sent arrives", () => {
  test("F2, F6, X5: a brief, with where it came from and what was agreed to", async ({ page, request }) => {
    const faults = watchFaults(page);
    const dialog = await openForm(page, "/about", 1, "banner_button");
    const texts = await fill(dialog);
    await send(dialog);
    await expect(dialog.getByRole("status")).toHaveText(/^The sun is up\./);
    await expect(dialog.getByRole("status")).toBeFocused();
    await expect(sendButton(dialog)).toHaveCount(0);
    expect(faults).toEqual([]);
    expect(await findEnquiry(request, texts["email"])).toMatchObject({
      formType: "1",
      state: "new",
      name: texts["name"],
      org: texts["org"],
      phone: texts["phone"],
      language: "en",
      source: "banner_button",
      page: page.url(),
      privacy: true,
      privacyText: expect.stringContaining("privacy policy"),
      noticeVersion: expect.stringMatching(/\S/),
      // The visitor was not asked, so the preset value is recorded and is no consent.
      advertising: false,
      advertisingFrom: "preset",
      suspicion: null,
    });
    // A sent form is not kept in the tab.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openPopup(page, { type: 1 });
    await expect(field(dialog, "name")).toHaveValue("");
  });

  test("F2, F4, F6: an application with a CV, in Russian", async ({ page, request }) => {
    const dialog = await openForm(page, "/ru/career", 2);
    const texts = await fill(dialog);
    await dialog.locator("input[type=file]").setInputFiles(PDF);
    await expect(dialog.getByText("brief.pdf")).toBeVisible();
    await expect(dialog.getByText("1 кБ")).toBeVisible();
    await send(dialog);
    await expect(dialog.getByRole("status")).toHaveText(/^Солнце взошло\./);
    expect(await findEnquiry(request, texts["email"])).toMatchObject({
      formType: "2",
      vacancy: texts["vacancy"],
      // As the lines of a text end on their way through a form.
      description: texts["description"]?.replace("\n", "\r\n"),
      language: "ru",
      fileName: "brief.pdf",
      fileSize: PDF.buffer.length,
      privacy: true,
      advertising: true,
      advertisingFrom: "asked",
      advertisingText: expect.stringMatching(/\S/),
    });
  });

  test("F2, F6: an invitation to speak, in Portuguese", async ({ page, request }) => {
    const dialog = await openForm(page, "/br/contacts", 3);
    await expect(dialog.locator("input[type=file]")).toHaveCount(0);
    const texts = await fill(dialog);
    await send(dialog);
    await expect(dialog.getByRole("status")).toHaveText(/^O sol nasceu\./);
    expect(await findEnquiry(request, texts["email"])).toMatchObject({
      formType: "3",
      speaker: texts["speaker"],
      language: "br",
    });
  });

  test("F6, X6: what fell into the trap is thanked for, and held", async ({ page, request }) => {
    const dialog = await openForm(page, "/about", 1);
    const texts = await fill(dialog);
    await field(dialog, "field0").evaluate((trap: HTMLInputElement) => (trap.value = "robot"));
    await send(dialog);
    expect(await findEnquiry(request, texts["email"])).toMatchObject({ state: "spam", suspicion: "trap" });
  });
});

test.describe("the rules", () => {
  const SENTENCES = [
    ["/about", "Required", "Invalid address"],
    ["/ru/about", "Обязательное поле", "Некорректный адрес"],
    ["/br/about", "Campo obrigatório", "Endereço inválido"],
  ] as const;

  for (const [path, required, address] of sample(SENTENCES, 2)) {
    test(`F3: ${path} says what is missing where it is missing, and leads there`, async ({ page }) => {
      await open(page, path);
      const dialog = await openPopup(page, { type: 1 });
      let isSent = false;
      await page.route(MAIL, (route) => {
        isSent = true;
        return route.abort();
      });
      await field(dialog, "name").fill("Ana");
      await field(dialog, "email").fill("ana@north");
      await expect(sendButton(dialog)).toBeDisabled();
      await pressSend(dialog);
      await expect(field(dialog, "org")).toBeFocused();
      await expect(field(dialog, "org")).toHaveAccessibleDescription(required);
      await expect(field(dialog, "org")).toHaveAttribute("aria-invalid", "true");
      await expect(field(dialog, "email")).toHaveAccessibleDescription(address);
      await expect(field(dialog, "phone")).toHaveAccessibleDescription(required);
      await expect(field(dialog, "privacy")).toHaveAccessibleDescription(required);
      await expect(field(dialog, "name")).not.toHaveAttribute("aria-invalid");
      await field(dialog, "org").fill("North");
      await expect(field(dialog, "org")).not.toHaveAttribute("aria-invalid");
      expect(isSent).toBe(false);
    });
  }

  test("F3: Russian asks for both consents, others for privacy alone", async ({ page }) => {
    await open(page, "/ru/about");
    const dialog = await openPopup(page, { type: 3 });
    await fill(dialog);
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    await expect(sendButton(dialog)).toBeEnabled();
    await field(dialog, "advertising").uncheck();
    await expect(sendButton(dialog)).toBeDisabled();
    await open(page, "/br/about");
    await openPopup(page, { type: 3 });
    await expect(dialog.getByRole("checkbox")).toHaveCount(1);
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  });

  test("F5: labels float while one writes, and stay over what is written", { tag: "@long" }, async ({ page }) => {
    await open(page, "/about");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const dialog = await openPopup(page, { type: 1 });
    const top = () =>
      dialog.getByText("Company", { exact: true }).evaluate((label) => label.getBoundingClientRect().top);
    const org = field(dialog, "org");
    const resting = await top();
    await org.focus();
    await expect.poll(top).toBeLessThan(resting - 10);
    await org.blur();
    await expect.poll(top).toBe(resting);
    await org.fill("North");
    await org.blur();
    await expect.poll(top).toBeLessThan(resting - 10);
  });

  test("F4: a file can be dropped, is refused by its kind, and can be removed", async ({ page }) => {
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 1 });
    await fill(dialog);
    const input = dialog.locator("input[type=file]");
    const drop = async (name: string) => {
      const dataTransfer = await page.evaluateHandle((given) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(["a film"], given));
        return transfer;
      }, name);
      await input.dispatchEvent("dragover", { dataTransfer });
      await expect(input.locator("xpath=..")).toHaveAttribute("data-state", /over|filled/);
      await input.dispatchEvent("drop", { dataTransfer });
    };
    await drop("film.mov");
    await expect(dialog.getByText("film.mov")).toBeVisible();
    await expect(input).toHaveAccessibleDescription("We cannot accept this type of file");
    await expect(sendButton(dialog)).toBeDisabled();
    await dialog.getByRole("button", { name: "Remove the file film.mov" }).click();
    await expect(dialog.getByText("film.mov")).toHaveCount(0);
    await expect(input).toBeFocused();
    await expect(sendButton(dialog)).toBeEnabled();
    await drop("brief.txt");
    await expect(dialog.getByText("brief.txt")).toBeVisible();
    await expect(sendButton(dialog)).toBeEnabled();
  });
});
