/** Forms with a failing, refusing or slow server keep all input (F5). */
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { answers, answerWith, field, fill, MAIL, openPopup, PDF, pressSend, sendButton } from "./enquiry-support";
import { open, openFully } from "./support";

test.describe("what can go wrong", () => {
  const FAULTS = [
    ["a fault of the server", 500],
    ["no network", undefined],
    ["too many at once", 429],
    ["an answer without success", 200],
  ] as const;

  for (const [what, status] of sample(FAULTS, 2)) {
    test(`F5: after ${what} nothing is lost, and one can try again`, async ({ page }) => {
      await openFully(page, "/ru/about");
      const dialog = await openPopup(page, { type: 1 });
      const texts = await fill(dialog);
      const keys: string[] = [];
      await page.route(MAIL, async (route) => {
        keys.push(/name="key"\s+([\w-]+)/.exec(route.request().postData() ?? "")?.[1] ?? "");
        if (keys.length > 1) return answerWith(200, { success: 1 })(route);
        return status
          ? answerWith(status, { success: 0 }, { "Retry-After": "2100" })(route)
          : route.abort("internetdisconnected");
      });
      await sendButton(dialog).click();
      const alert = dialog.getByRole("alert");
      await expect(alert).toContainText(
        "Ошибка отправки заявки. Пожалуйста, перезагрузите страницу и попробуйте еще раз.",
      );
      if (status === 429) await expect(alert).toContainText("Попробуйте ещё раз через 35\u00a0минут: ");
      await expect(alert).toBeFocused();
      // Nothing outside of the form says it once more, not for a while either.
      expect(await page.locator("[role=alert]").count()).toBe(1);
      await expect(dialog.locator("form")).toHaveAttribute("data-state", "error");
      await expect(sendButton(dialog)).toHaveCount(0);
      for (const name of ["name", "org", "email", "phone"]) {
        await expect(field(dialog, name)).toHaveValue(texts[name] ?? "");
      }
      await alert.getByRole("button").click();
      await expect(dialog.getByRole("status")).toBeVisible();
      // Both are one enquiry to the server.
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(keys[0]).not.toBe("");
    });
  }

  test("F5: what the server finds shows at its field", async ({ page }) => {
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 1 });
    await fill(dialog);
    await dialog.locator("input[type=file]").setInputFiles(PDF);
    await page.route(MAIL, answerWith(422, { success: 0, errors: { phone: "phone", file: "fileContent" } }));
    await sendButton(dialog).click();
    await expect(field(dialog, "phone")).toBeFocused();
    await expect(field(dialog, "phone")).toHaveAccessibleDescription("Invalid phone number");
    await expect(dialog.locator("input[type=file]")).toHaveAccessibleDescription(/does not match its type/);
    await field(dialog, "phone").fill("+1 212 555 0100");
    await expect(field(dialog, "phone")).not.toHaveAttribute("aria-invalid");
  });

  for (const [path, width, height] of [
    ["/ru/about", 360, 740],
    ["/br/about", 1440, 700],
  ] as const) {
    test(`F5: the first field at fault is not led under the bar: ${path} at ${width} × ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await open(page, path);
      const dialog = await openPopup(page, { type: 1 });
      await pressSend(dialog);
      const first = field(dialog, "name");
      await expect(first).toBeFocused();
      // Its label floats above it while one writes.
      const roomUnderBar = () =>
        first.evaluate((input: HTMLInputElement) => {
          const [label, bar] = [input.labels?.[0], input.form?.firstElementChild];
          return (label?.getBoundingClientRect().top ?? NaN) - (bar?.getBoundingClientRect().bottom ?? NaN);
        });
      await expect.poll(roomUnderBar).toBeGreaterThanOrEqual(0);
    });
  }

  test("F5: while it is sent, the form is closed and shows how far it is", async ({ page, context }) => {
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 1 });
    await fill(dialog);
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(600_000, "\n")]) });
    const network = await context.newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    // Slow enough to last until the end of the test.
    await network.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: 10_000 });
    await sendButton(dialog).click();
    const form = dialog.locator("form");
    await expect(form).toHaveAttribute("data-state", "sending");
    await expect(sendButton(dialog)).toHaveText(/Sending/);
    await expect(sendButton(dialog)).toBeDisabled();
    await expect(field(dialog, "name")).toBeDisabled();
    await page.waitForFunction(() => {
      const progress = document.querySelector<HTMLProgressElement>("dialog progress");
      return progress && progress.value > 0 && progress.value < 1;
    });
    await network.send("Network.emulateNetworkConditions", line);
    await expect(form).toHaveAttribute("data-state", "success");
  });

  test("F5: typing over an error is a new attempt", async ({ page }) => {
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 1 });
    await fill(dialog, { ...answers(), org: "First" });
    await page.route(MAIL, answerWith(500, { success: 0 }));
    await sendButton(dialog).click();
    await expect(dialog.getByRole("alert")).toContainText("Error");
    await field(dialog, "org").fill("Second");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await expect(sendButton(dialog)).toBeEnabled();
  });
});
