/** Visual details of forms: edges, errors, underlines of fields, the close button (F1, F5, X7). */
import { expect } from "@playwright/test";
import { answerWith, fill, MAIL, openPopup, sendButton } from "./enquiry-support";
import { leftOf } from "./layout-places";
import { testInOneTab } from "./one-tab";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });

test("F6: the forms' pages keep the edge that the logo is on", async ({ tab }) => {
  for (const width of [360, 1440, 1920]) {
    await tab.setViewportSize({ width, height: 900 });
    await open(tab, "/contacts/brief");
    const logo = await leftOf(tab.getByRole("banner").getByRole("link").first());
    expect(Math.abs((await leftOf(tab.locator("form"))) - logo), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test("F5: a fault stands under the line that it is about, and on nothing else", async ({ tab }) => {
  for (const [path, width] of [
    ["/contacts/brief", 1440],
    ["/ru/contacts/job", 800],
    ["/br/contacts/speaker", 320],
  ] as const) {
    await tab.setViewportSize({ width, height: 900 });
    await open(tab, path);
    await tab.locator("form button[type=submit]").click({ force: true });
    await expect(tab.locator("fieldset [aria-invalid] ~ p").first()).not.toBeEmpty();
    const places = await tab.evaluate(() =>
      [...document.querySelectorAll("fieldset div[data-state=faulty]")].map((field) => {
        const text = document.createRange();
        const error = field.querySelector("p");
        if (error) text.selectNodeContents(error);
        const [box, words] = [field.getBoundingClientRect(), text.getBoundingClientRect()];
        const label = field.nextElementSibling?.querySelector("label")?.getBoundingClientRect();
        return {
          aside: words.left - box.left,
          below: words.top - box.bottom,
          room: label ? label.top - words.bottom : 0,
          size: error ? parseFloat(getComputedStyle(error).fontSize) : 0,
        };
      }),
    );
    expect(places.length).toBeGreaterThan(2);
    for (const { aside, below, room, size } of places) {
      expect(aside, path).toBeLessThan(60);
      expect(below, path).toBeGreaterThanOrEqual(0);
      expect(below, path).toBeLessThan(20);
      expect(room, path).toBeGreaterThanOrEqual(0);
      expect(size, path).toBeGreaterThanOrEqual(14);
    }
  }
});

test("X7: where one writes, the line is as thick and as bright as the ring of other targets", async ({ tab }) => {
  await open(tab, "/contacts/brief");
  const field = tab.getByRole("textbox").first();
  await field.focus();
  const line = await field.evaluate(({ parentElement: box }) => {
    const { height, backgroundColor } = getComputedStyle(box ?? document.body, "::after");
    return { height, backgroundColor };
  });
  expect(line).toEqual({ height: "3px", backgroundColor: "rgb(255, 75, 31)" });
});

test("F1: the way out of the form stands in a whole bar, and bites nothing", async ({ tab }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 500 },
  ]) {
    await tab.setViewportSize(viewport);
    await open(tab, "/about");
    const dialog = await openPopup(tab, { type: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, 220));
    const close = dialog.getByRole("button", { name: "Close the form" });
    const bar = await close.evaluate(({ parentElement }) => {
      const { width, backgroundColor } = getComputedStyle(parentElement ?? document.body, "::before");
      const top = parentElement?.getBoundingClientRect().top;
      const sheet = parentElement?.closest("dialog")?.firstElementChild?.clientWidth ?? Infinity;
      return {
        isWide: Math.abs(parseFloat(width) - sheet) < 1,
        isOpaque: backgroundColor !== "rgba(0, 0, 0, 0)",
        top,
      };
    });
    expect(bar).toEqual({ isWide: true, isOpaque: true, top: 0 });
    const [sun, out] = [await dialog.locator("svg").first().boundingBox(), await close.boundingBox()];
    expect((sun?.x ?? Infinity) + (sun?.width ?? 0)).toBeLessThan(out?.x ?? 0);
    await tab.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("F5: what did not work is said first in words of its own, and then what can be done", async ({ tab }) => {
  for (const [path, lead] of [
    ["/contacts/brief", "It did not go through"],
    ["/ru/contacts/brief", "Не отправилось"],
    ["/br/contacts/brief", "Não foi enviado"],
  ] as const) {
    await open(tab, path);
    const form = tab.getByRole("main").locator("form");
    await fill(form);
    await tab.route(MAIL, answerWith(500, { success: 0 }));
    await sendButton(form).click();
    const lines = form.getByRole("alert").locator("p");
    await expect(lines.first()).toHaveText(lead);
    const sizes = await lines.evaluateAll((all) => all.map((line) => parseFloat(getComputedStyle(line).fontSize)));
    expect(sizes[0], path).toBeGreaterThan(Math.max(...sizes.slice(1)));
    await tab.unroute(MAIL);
  }
});
