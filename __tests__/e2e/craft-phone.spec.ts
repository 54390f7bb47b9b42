/** Visual details on phones: distances below rules, partly visible items, names (X7, N24, N25). */
import { expect, type Locator } from "@playwright/test";
import { openPopup } from "./enquiry-support";
import { testInOneTab } from "./one-tab";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce", hasTouch: true });

const PHONE = { width: 360, height: 740 };

/** @returns how far the first letters stand under the rule that their element or one around it draws above, px */
const underRule = (text: Locator) =>
  text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const ruled = (node: Element | null): Element | null =>
      !node || parseFloat(getComputedStyle(node).borderTopWidth) > 0 ? node : ruled(node.parentElement);
    const rule = ruled(element)?.getBoundingClientRect().top ?? NaN;
    return Math.round((words.getClientRects()[0]?.top ?? NaN) - rule);
  });

test("N24: 'Next article' stands as far under its rule as the names of sections do", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  await open(tab, "/ru/about");
  const section = await underRule(tab.locator("[data-head=line] h2").first());
  await open(tab, "/ru/blog");
  await tab
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: tab.getByRole("heading") })
    .getByRole("link")
    .first()
    .click();
  await expect(tab.locator("article")).toBeVisible();
  const next = await underRule(tab.getByText("Следующая статья"));
  expect(Math.abs(next - section)).toBeLessThanOrEqual(2);
});

test("N9: what is written on a door of the contacts stands clear of the next door's rule", async ({ tab }) => {
  for (const path of ["/contacts", "/ru/contacts", "/br/contacts"]) {
    await tab.setViewportSize(PHONE);
    await open(tab, path);
    const rooms = await tab.locator("main li:has(> a[data-popup-type])").evaluateAll((doors) =>
      doors.flatMap((door) => {
        const next = door.nextElementSibling?.getBoundingClientRect().top;
        const words = document.createRange();
        words.selectNodeContents(door.lastElementChild ?? door);
        return next === undefined ? [] : [Math.round(next - words.getBoundingClientRect().bottom)];
      }),
    );
    expect(rooms.length, path).toBeGreaterThan(1);
    expect(Math.min(...rooms), path).toBeGreaterThanOrEqual(18);
  }
});

test("X7: groups of questions and pieces of news have names", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  for (const [path, names] of [
    ["/contacts/brief", ["Questions", "Consents"]],
    ["/ru/contacts/job", ["Вопросы", "Согласия"]],
    ["/br/contacts/speaker", ["Perguntas", "Consentimentos"]],
  ] as const) {
    await open(tab, path);
    for (const name of names) await expect(tab.getByRole("group", { name, exact: true })).toBeVisible();
    await expect(tab.locator("form fieldset:not(:has(> legend))")).toHaveCount(0);
  }
  await open(tab, "/");
  const news = tab.getByRole("region", { name: "News" }).getByRole("article");
  expect(await news.count()).toBeGreaterThan(2);
  for (const piece of await news.all()) {
    const title = await piece.getByRole("heading").innerText();
    await expect(piece).toHaveAccessibleName(title.replace(/\s+/g, " "));
  }
});

test("N25: in the gallery the next picture looks in, and says that one can swipe, once", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  await open(tab, "/about");
  await tab.getByRole("button", { name: "Click to start" }).click();
  const dialog = tab.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const edges = () =>
    dialog
      .locator("picture:visible")
      .evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.getBoundingClientRect())
          .map(({ left, right }) => [Math.round(left), Math.round(right)] as const),
      );
  const [here, next] = await edges();
  expect(next?.[0]).toBe(PHONE.width - 12);
  expect(here?.[1]).toBeLessThan(PHONE.width - 12);
  // Readers have the one that is shown.
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await expect(dialog.getByText("Swipe")).toBeVisible();
  await tab.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toContainText("Picture 2 of");
  await expect(dialog.getByText("Swipe")).toHaveCount(0);
  await expect.poll(async () => (await edges()).some(([left]) => left === PHONE.width - 12)).toBe(true);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog.locator("picture:visible")).toHaveCount(1);
  await tab.keyboard.press("Escape");
});

test("F1: the sun of the form says in words how far it has risen", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  for (const [path, words] of [
    ["/about", /^Answered:\s\d\sof\s5$/],
    ["/ru/about", /^Заполнено:\s\d\sиз\s6$/],
    ["/br/about", /^Respondidas:\s\d\sde\s5$/],
  ] as const) {
    await open(tab, path);
    const dialog = await openPopup(tab, { type: 1 });
    const count = dialog.locator("form p").first();
    await expect(count).toHaveText(words);
    const before = await count.textContent();
    const name = dialog.locator("[name=name]");
    // Typed values persist across pages.
    await name.fill((await name.inputValue()) === "" ? "Nana Barnaby" : "");
    await expect(count).not.toHaveText(before ?? "");
    await dialog.evaluate((element) => element.scrollTo(0, 260));
    expect((await count.boundingBox())?.y).toBeLessThan(56);
    await tab.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
