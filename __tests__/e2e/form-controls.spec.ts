/** Controls around the fields of a form: the bar with Publish and its menus, pickers of entries (A4, A5, X7). */
import type { Page } from "@playwright/test";
import { inTurn } from "../support/test-length";
import { text, withDraft } from "./case-draft";
import { choose, entryState } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("controls");

/** The languages of the admin, and what its buttons are called in them. */
const LANGUAGES = {
  en: {
    publishMenu: "More ways to publish",
    menu: "More actions",
    marks: ["Bold", "Italic", "Link"],
    add: "Add a block",
  },
  ru: {
    publishMenu: "Другие способы публикации",
    menu: "Другие действия",
    marks: ["Полужирный", "Курсив", "Ссылка"],
    add: "Добавить блок",
  },
  pt: {
    publishMenu: "Outras formas de publicar",
    menu: "Mais ações",
    marks: ["Negrito", "Itálico", "Link"],
    add: "Adicionar bloco",
  },
} as const;

type Language = keyof typeof LANGUAGES;

const sayIn = (page: Page, language: Language) =>
  page.context().addCookies([{ name: "future-native-lng", value: language, url: process.env.BASE_URL ?? "" }]);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/${address}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const SCHEDULE = "Save draft and schedule…";

test.describe("what is not saved is scheduled too", () => {
  const panel = (page: Page) => page.locator(".schedule-publish");

  test("A5: of an entry", async ({ page }) => {
    await signIn(page);
    await withDraft(page.request, {}, async ({ id, title }) => {
      await open(page, `collections/cases/${id}?locale=en`);
      await page.locator("#field-title").first().fill(`${title} again`);
      await choose(page, SCHEDULE);
      await expect(panel(page)).toBeVisible();
      const saved = await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite);
      expect((await saved.json()).title).toBe(`${title} again`);
    });
  });

  test("A5: of what is written in one language, by keyboard", { tag: "@long" }, async ({ page }) => {
    await signIn(page);
    const data = { title: `News of ${crypto.randomUUID()}`, locale: "en", date: "2026-09-01T00:00:00.000Z" };
    const made = await page.request.post("/cms-api/news?draft=true&locale=en", { data, ...asSite });
    const { id } = (await made.json()).doc;
    try {
      await open(page, `collections/news/${id}?locale=en`);
      await page.locator("#field-title").first().fill(`${data.title} again`);
      await button(page, LANGUAGES.en.menu).press("Enter");
      await button(page, SCHEDULE).press("Enter");
      await expect(panel(page)).toBeVisible();
    } finally {
      await page.request.delete(`/cms-api/news/${id}`, asSite);
    }
  });
});

/** Which of the facts and controls of the bar are cut, covered or outside the window, by their words. */
const cutIn = (page: Page) =>
  page
    .locator(".doc-controls :is(button, a, [role=status])")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
          const isSeen = ends.every((found) => found !== null && element.contains(found));
          return !isSeen || left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1;
        })
        .map(({ id, textContent }) => textContent || id),
    );

test(
  "A5: nothing in the bar of a form is cut, in narrow windows and beside the preview",
  { tag: "@long" },
  async ({ page }) => {
    test.slow();
    await signIn(page);
    await withDraft(page.request, { lead: "A lead.", body: text("A body.") }, async ({ id, title }) => {
      const address = `/cms-api/cases/${id}?locale=en`;
      const save = async (data: object, query = "") =>
        expect((await page.request.patch(address + query, { data, ...asSite })).status()).toBe(200);
      await save({ _status: "published" });
      await save({ title: `${title} changed`, _status: "draft" }, "&draft=true");
      for (const language of inTurn(["ru", "pt"] as const, 0)) {
        await sayIn(page, language);
        await open(page, `collections/cases/${id}?locale=en`);
        await expect(entryState(page)).toHaveAttribute("data-state", "changed");
        for (const isPreviewed of [false, true]) {
          const preview = page.locator(".live-preview-window--is-live-previewing");
          if ((await preview.count()) !== Number(isPreviewed)) await page.locator("#live-preview-toggler").click();
          await expect(preview).toHaveCount(Number(isPreviewed));
          for (const width of [360, 992, 1100, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            await expect.soft.poll(() => cutIn(page), `${language}, ${width} px, preview: ${isPreviewed}`).toEqual([]);
          }
        }
      }
    });
  },
);

test("A5: a language of a screen is not copied over another, by keyboard or by calling the server", async ({
  page,
}) => {
  await signIn(page);
  const titleIn = async (locale: string) =>
    (await (await page.request.get(`/cms-api/globals/page-about?draft=true&locale=${locale}&depth=0`, asSite)).json())
      .title;
  const before = await titleIn("ru");
  expect(await titleIn("en")).not.toBe(before);
  await open(page, "globals/page-about?locale=en");
  await button(page, LANGUAGES.en.menu).press("Enter");
  await expect(page.locator("#copy-locale-data__button")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeFocused();

  // A form asks for its state as it is written in; nothing of it is saved.
  const called = page.waitForRequest((request) => "next-action" in request.headers());
  await page.locator("#field-lead").pressSequentially(" ");
  const request = await called;
  const args = { globalSlug: "page-about", fromLocale: "en", toLocale: "ru", overrideData: true };
  const answer = await page.request.post(request.url(), {
    headers: {
      ...asSite.headers,
      "Content-Type": "text/plain;charset=UTF-8",
      "Next-Action": request.headers()["next-action"] ?? "",
    },
    data: JSON.stringify([{ name: "copy-data-from-locale", args }]),
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(await titleIn("ru")).toBe(before);
});

test(
  "A4: a field calls other entries by their titles in another language, and finds them by these",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page);
    const made: { id: number; title: string }[] = [];
    for (const name of ["chosen", "offered"]) {
      const title = `${name} ${crypto.randomUUID()}`;
      const answer = await page.request.post("/cms-api/case-categories?locale=en", {
        data: { title, alias: title.replace(" ", "-"), sort: 9 },
        ...asSite,
      });
      made.push({ id: (await answer.json()).doc.id, title });
    }
    const [chosen, offered] = made;
    try {
      await withDraft(page.request, { categories: [chosen?.id] }, async ({ id }) => {
        await open(page, `collections/cases/${id}?locale=ru`);
        await page.locator(".tabs-field__tab-button").nth(1).click();
        const field = page.locator("#field-categories");
        await expect(field).toContainText(chosen?.title ?? "");
        await field.getByRole("combobox").fill(offered?.title.slice(0, 20) ?? "");
        await expect(page.getByRole("option", { name: offered?.title })).toBeVisible();
      });
      // Without a fallback the API returns no title.
      const asked = await page.request.get(
        `/cms-api/case-categories/${chosen?.id}?locale=ru&select[title]=true`,
        asSite,
      );
      expect((await asked.json()).title ?? null).toBeNull();
    } finally {
      for (const { id } of made) await page.request.delete(`/cms-api/case-categories/${id}`, asSite);
    }
  },
);

for (const [language, names] of inTurn(Object.entries(LANGUAGES), 1)) {
  test(`X7: the buttons of a form that are a picture have names in ${language}`, { tag: "@long" }, async ({ page }) => {
    await signIn(page);
    await sayIn(page, language as Language);
    const found = await page.request.get("/cms-api/cases?where[_status][equals]=published&limit=1&depth=0", asSite);
    await open(page, `collections/cases/${(await found.json()).docs[0].id}?locale=en`);
    await expect(page.locator(".toolbar-popup__button-bold").first()).toBeVisible();
    for (const name of [names.publishMenu, names.menu]) await expect(button(page, name)).toHaveCount(1);
    for (const name of [...names.marks, names.add]) await expect(button(page, name).first()).toBeVisible();
    const unnamed = page
      .locator(".doc-controls button:visible, .rich-text-lexical button:visible")
      .and(page.getByRole("button", { name: /^$/ }));
    expect(await unnamed.evaluateAll((all) => all.map(({ className }) => className))).toEqual([]);
  });
}
