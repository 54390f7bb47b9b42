/** Texts go to a translator as a file, and come back as drafts (X3). */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("translating");

const text = (words: string) => ({
  type: "text",
  text: words,
  format: 0,
  detail: 0,
  mode: "normal",
  style: "",
  version: 1,
});
const block = (type: string, children: object[]) => ({
  ...{ type, children, direction: "ltr", format: "", indent: 0, version: 1 },
});
const TEXTS = {
  lead: "A bakery that rises before the city.",
  body: { root: block("root", [block("paragraph", [text("They bake at three.")])]) },
};
const TRANSLATIONS = {
  lead: "Пекарня, которая встаёт раньше города.",
  body: "Пекут они в три часа ночи.",
};

const files = (page: Page) => page.locator("details").filter({ hasText: "Files for translators" });

/** One entry of an export, which also has entries of other journeys. */
async function exportedCase(page: Page, id: number): Promise<string> {
  const download = page.waitForEvent("download");
  await files(page).getByRole("link", { name: "Export XLIFF · Русский" }).click();
  const xml = await readFile(await (await download).path(), "utf8");
  const [head = "", ...entries] = xml.replace("</xliff>", "").split(/(?=<file )/);
  return `${head}${entries.find((entry) => entry.startsWith(`<file id="cases.${id}"`)) ?? ""}</xliff>`;
}

const answered = (xml: string, title: string) =>
  xml.replace(/<source>([\s\S]*?)<\/source>/g, (source, words: string) => {
    const target = words === title ? `${title} (ru)` : words === TEXTS.lead ? TRANSLATIONS.lead : TRANSLATIONS.body;
    return `${source}<target>${target}</target>`;
  });

async function upload(page: Page, name: string, xml: string): Promise<void> {
  // The board is server-rendered: choosing a file before hydration has no effect.
  await expect(page.getByRole("combobox", { disabled: false }).first()).toBeVisible();
  const file = { name, mimeType: "application/xliff+xml", buffer: Buffer.from(xml) };
  await files(page).getByLabel("Import XLIFF").setInputFiles(file);
}

test("X3: an exported file comes back as a draft, which a person publishes", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, TEXTS, async ({ id, title }) => {
    const stored = async (draft: boolean) => {
      const answer = await page.request.get(`/cms-api/cases/${id}?locale=ru&depth=0&draft=${draft}`, asSite);
      return answer.json();
    };
    await page.goto("/admin/translations?list=cases&state=all");
    await files(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(files(page)).toHaveAttribute("open");
    const xml = await exportedCase(page, id);
    expect(xml).toContain(`<source>${TEXTS.lead}</source>`);
    await upload(page, "russian.xlf", answered(xml, title));
    const report = files(page).getByRole("status");
    await expect(report).toContainText("Entries with a new draft: 1");
    await expect(report.getByRole("list", { name: "Texts of the file" }).getByRole("listitem")).toHaveText([
      "Taken: 3",
    ]);
    expect(await violations(page, "details[open]")).toEqual([]);
    expect(await stored(true)).toMatchObject({ title: `${title} (ru)`, lead: TRANSLATIONS.lead });
    expect((await stored(false)).title ?? null).not.toBe(TRANSLATIONS.lead);

    await report.getByRole("list", { name: "Entries with a new draft" }).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/cases/${id}\\?locale=ru`));
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await expect(page.getByText(TRANSLATIONS.body)).toBeVisible();
    await publishButton(page).click();
    await expect(async () => expect(await stored(false)).toMatchObject({ _status: "published" })).toPass();
    expect(await stored(false)).toMatchObject({ title: `${title} (ru)`, lead: TRANSLATIONS.lead });
  });
});

test(
  "X3: a file that is not what was exported is refused with a sentence, and can be corrected",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page);
    await withDraft(page.request, TEXTS, async ({ id, title }) => {
      await page.goto("/admin/translations?list=cases&state=all");
      await files(page).locator("summary").press("Enter");
      const xml = answered(await exportedCase(page, id), title);
      const refusal = files(page).getByRole("alert");
      await upload(page, "wrong.xlf", "Title;Название");
      await expect(refusal).toContainText("This is no XLIFF 2.0 or 2.1 file");
      await upload(page, "wrong.xlf", xml.replace('<unit id="lead"', '<unit id="leader"'));
      await expect(refusal).toContainText(`cases.${id}, leader: There is no such text in this entry.`);
      expect(await violations(page, "details[open]")).toEqual([]);
      await upload(page, "wrong.xlf", xml);
      await expect(files(page).getByRole("status")).toContainText("Entries with a new draft: 1");
    });
  },
);

test("X3: the form of a language shows the source of each text, what has changed in it, and takes it over", async ({
  page,
}) => {
  await signIn(page);
  await withDraft(page.request, TEXTS, async ({ id, title }) => {
    const save = (locale: string, data: object) =>
      page.request.patch(`/cms-api/cases/${id}?draft=true&locale=${locale}`, { data, ...asSite });
    await save("ru", { lead: TRANSLATIONS.lead });
    await save("en", { lead: "A bakery that rises before the sun." });
    await page.goto(`/admin/collections/cases/${id}?locale=en`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Take over/ })).toHaveCount(0);

    await page.goto(`/admin/collections/cases/${id}?locale=ru`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    const sources = page.getByRole("group", { name: "In English" });
    const lead = sources.filter({ hasText: "A bakery that rises" });
    await expect(lead.getByRole("deletion")).toHaveText("city");
    await expect(lead.getByRole("insertion")).toHaveText("sun");
    expect(await violations(page, '[role="group"][data-state]')).toEqual([]);

    await page.getByRole("button", { name: "Take over: Title", exact: true }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue(title);
    const body = page.locator('[contenteditable="true"]').first();
    await expect(body).not.toContainText("They bake at three.");
    await page.getByRole("button", { name: "Take over: Body" }).press("Enter");
    await expect(body).toContainText("They bake at three.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(async () => {
      const saved = await page.request.get(`/cms-api/cases/${id}?locale=ru&draft=true&depth=0`, asSite);
      expect(await saved.json()).toMatchObject({ title, lead: TRANSLATIONS.lead, body: { root: { type: "root" } } });
    }).toPass();
  });
});
