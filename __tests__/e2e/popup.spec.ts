/** The popup form: opening, closing and focus (F1, F2, N24). */
import { getLocale } from "@future-native/contract";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { answers, field, hasComeIn, openPopup, trigger } from "./enquiry-support";
import { addressOf, open, openFully, watchFaults, type Kind } from "./support";

const english = getLocale("en");

const TRIGGERS: readonly (readonly [kind: Kind, source: string, type: 1 | 2 | 3])[] = [
  ["home", "banner_button", 1],
  ["home", "home_button", 1],
  ["home", "news_button", 3],
  ["case", "case_button", 1],
  ["contacts", "contacts_button", 1],
  ["contacts", "contacts_button", 2],
  ["contacts", "contacts_button", 3],
  ["vacancy", "vacancy_button", 2],
  ["about", "about_button", 3],
];

const TITLES = { 1: "Tell us about your project", 2: "Tell us about yourself", 3: "Tell us about the event" } as const;

for (const [kind, source, type] of TRIGGERS) {
  test(`F1, F2: ${source} of ${kind} opens form ${type}`, async ({ page, request }) => {
    const faults = watchFaults(page);
    await openFully(page, await addressOf(kind, english, request));
    const { pathname } = new URL(page.url());
    await trigger(page, source, type).click();
    const dialog = page.getByRole("dialog", { name: TITLES[type] });
    await expect(dialog).toBeVisible();
    await expect(field(dialog, "formType")).toHaveValue(String(type));
    await expect(field(dialog, "source")).toHaveValue(source);
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(faults).toEqual([]);
  });
}

test("F2: from a vacancy the form knows which one", async ({ page, request }) => {
  await openFully(page, await addressOf("vacancy", english, request));
  const apply = trigger(page, "vacancy_button", 2);
  const vacancy = (await apply.getAttribute("data-vacancy")) ?? "";
  expect(vacancy).not.toBe("");
  await apply.click();
  await expect(field(page.getByRole("dialog"), "vacancy")).toHaveValue(vacancy);
});

test.describe("the window's events", () => {
  test("F1: popup::open opens the form of its type, popup::close closes it", async ({ page }) => {
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 3, source: "elsewhere" });
    await expect(dialog).toHaveAccessibleName(TITLES[3]);
    await expect(field(dialog, "source")).toHaveValue("elsewhere");
    await page.evaluate(() => window.dispatchEvent(new Event("popup::close")));
    await expect(dialog).toBeHidden();
  });

  test("F1: without a type it is the brief, without a source there is none", async ({ page }) => {
    await open(page, "/privacy");
    const dialog = await openPopup(page);
    await expect(dialog).toHaveAccessibleName(TITLES[1]);
    await expect(field(dialog, "source")).toHaveValue("");
  });

  test("F1: from type 99 on no form shows", async ({ page }) => {
    await openFully(page, "/about");
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent("popup::open", { detail: { type: 99, source: "elsewhere" } })),
    );
    // A later popup opens, the requested one does not.
    await openPopup(page, { type: 2 });
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveAccessibleName(TITLES[2]);
  });
});

test.describe("by keyboard and by hand", () => {
  test("F1: Enter opens it, Tab leads to nothing behind it, Escape closes it, and the focus is where it was", async ({
    page,
  }) => {
    await openFully(page, "/contacts");
    const door = trigger(page, "contacts_button", 2);
    await door.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(field(dialog, "name")).toBeFocused();
    const names = new Set<string>();
    // The way round leads through the window around the page.
    const isInside = () => page.evaluate(() => document.activeElement?.matches("body, dialog, dialog *"));
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key}, ${press + 1} times`).toBe(true);
        names.add(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? "other"));
      }
    }
    expect([...names]).toEqual(
      expect.arrayContaining(["name", "vacancy", "description", "email", "phone", "file", "privacy"]),
    );
    expect([...names]).not.toContain("field0");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(door).toBeFocused();
  });

  test("F1: the close button and the page behind it close it too", async ({ page }) => {
    await openFully(page, "/contacts");
    const door = trigger(page, "contacts_button", 1);
    const dialog = page.getByRole("dialog");
    await door.click();
    await hasComeIn(dialog);
    await dialog.getByRole("button", { name: "Close the form" }).click();
    await expect(dialog).toBeHidden();
    await expect(door).toBeFocused();
    await door.click();
    await hasComeIn(dialog);
    await page.mouse.click(200, 8);
    await expect(dialog).toBeHidden();
  });

  for (const width of sample([992, 1440], 2)) {
    test(`F1: at ${width} px a click beside the form closes it, however far it is scrolled`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openFully(page, "/contacts");
      const dialog = page.getByRole("dialog");
      for (const x of [24, width - 48]) {
        await trigger(page, "contacts_button", 1).click();
        await hasComeIn(dialog);
        await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        // As high as the bar that stays in sight, which ends with the form.
        await page.mouse.click(x, 28);
        await expect(dialog).toBeHidden();
      }
    });
  }

  test("F1: a choice of files that is called off, and words that are marked beyond its edge, leave it open", async ({
    page,
  }) => {
    await openFully(page, "/contacts");
    await trigger(page, "contacts_button", 1).click();
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("heading", { level: 2 });
    await expect(title).toBeVisible();
    const isOpen = async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return (await dialog.getAttribute("data-state")) === "open";
    };
    await dialog.locator("input[type=file]").dispatchEvent("cancel", { bubbles: true });
    expect(await isOpen()).toBe(true);
    await title.hover();
    await page.mouse.down();
    await page.mouse.move(200, 8);
    await page.mouse.up();
    expect(await isOpen()).toBe(true);
  });

  test("F1: the page behind it neither scrolls nor jumps", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFully(page, "/about");
    await page.evaluate(() => window.scrollTo(0, 700));
    const place = () =>
      page.evaluate(() => [window.scrollY, document.querySelector("main")?.getBoundingClientRect().left]);
    const before = await place();
    const dialog = await openPopup(page, { type: 1 });
    expect(await place()).toEqual(before);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test("F1: another page closes it", async ({ page }) => {
    await openFully(page, "/about");
    await page.evaluate(() => window.___navigate("/cases"));
    await expect(page).toHaveURL("/cases");
    // The address changes before the page does.
    await expect(trigger(page, "about_button", 3)).toHaveCount(0);
    const dialog = await openPopup(page, { type: 1 });
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(dialog).toBeHidden();
  });
});

test.describe("what was typed", () => {
  test("F5: survives a closed form and a reload of the tab, without consents and file", async ({ page }) => {
    const texts = answers();
    await open(page, "/about");
    const dialog = await openPopup(page, { type: 1 });
    await field(dialog, "name").fill(texts["name"] ?? "");
    await field(dialog, "email").fill("not yet");
    await dialog.getByRole("checkbox").check();
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const expectKept = async () => {
      await expect(field(dialog, "name")).toHaveValue(texts["name"] ?? "");
      await expect(field(dialog, "email")).toHaveValue("not yet");
      await expect(field(dialog, "phone")).toHaveValue("");
      await expect(dialog.getByRole("checkbox")).not.toBeChecked();
      await expect(dialog.getByText("a.txt")).toHaveCount(0);
    };
    await openPopup(page, { type: 1 });
    await expectKept();
    await page.reload();
    await expect(page.locator("body")).toHaveClass(/touch-device/);
    await openPopup(page, { type: 1 });
    await expectKept();
    // Another form knows nothing of it.
    await page.evaluate(() => window.dispatchEvent(new Event("popup::close")));
    await openPopup(page, { type: 3 });
    await expect(field(dialog, "name")).toHaveValue("");
  });
});
