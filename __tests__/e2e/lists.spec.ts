/** Lists of the CMS: thumbnails, states of languages, bulk actions; and pickers by keyboard (A4). */
import { violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("lists");

test("A4: a list shows what an entry looks like and how far it is in each language", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, {}, async ({ title }) => {
    await page.goto(`/admin/collections/cases?search=${encodeURIComponent(title)}`);
    const draft = page.getByRole("row").filter({ hasText: title });
    await expect(draft.getByRole("listitem")).toHaveText(["EN RU BR not written"]);
    await expect(draft.locator("td img").first()).toHaveAttribute("src", /^data:image\/svg\+xml,.*fill%3D%22%23e2c48d/);
    await page.goto("/admin/collections/cases?sort=sort");
    const first = page.getByRole("row").nth(1);
    await expect(first.getByRole("list")).toHaveText(/^EN(?: RU BR)? live/);
    const picture = first.getByRole("cell").locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violations(page, "td ul")).toEqual([]);
  });
});

test("A4: a list is read in lines of 44 px, and its columns have names", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [list, last] of [
    ["cases", "Languages"],
    ["news", "Status"],
  ] as const) {
    await page.goto(`/admin/collections/${list}?sort=-updatedAt`);
    const rows = page.getByRole("row");
    await expect(rows.nth(1)).toBeVisible();
    const heights = await rows.evaluateAll(([, ...all]) => all.map((row) => row.getBoundingClientRect().height));
    // One that a colleague has open shows who that is.
    expect(Math.floor(Math.min(...heights)), list).toBe(44);
    await expect(page.getByRole("columnheader").last()).toHaveText(last);
    expect(await page.getByRole("columnheader").count(), list).toBeLessThanOrEqual(9);
  }
});

test("A4: a territory is chosen by looking, with keys alone, and its seed by a dice", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, {}, async ({ id }) => {
    await page.goto(`/admin/collections/cases/${id}?locale=en&field=territory.ground`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    const ground = page.getByRole("group", { name: /^Ground/ });
    await ground.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(ground.getByRole("radio", { name: "Moss" })).toBeChecked();
    const drawing = page.getByRole("figure").first().locator("img");
    await expect(drawing).toHaveAttribute("src", /fill%3D%22%231f5c3f/);
    const before = await drawing.getAttribute("src");
    await page.getByRole("button", { name: "Roll the dice" }).press("Enter");
    await expect(drawing).not.toHaveAttribute("src", before ?? "");
    const seed = await page.getByRole("spinbutton", { name: "Seed" }).inputValue();
    expect(await violations(page, "#field-territory fieldset, #field-territory figure")).toEqual([]);
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(async () => {
      const saved = await page.request.get(`/cms-api/cases/${id}?draft=true&depth=0`, asSite);
      expect((await saved.json()).territory).toMatchObject({ ground: "moss", seed: Number(seed) });
    }).toPass();
  });
});

test(
  "A4, X11: a link to a field that its form does not have says so, and the form can be used",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page);
    await withDraft(page.request, {}, async ({ id }) => {
      await page.goto(`/admin/collections/cases/${id}?locale=en&field=gone.since`);
      await expect(page.getByText("This form does not have the field that the link leads to")).toBeVisible();
      await page
        .getByRole("textbox", { name: /^Title/ })
        .first()
        .fill("Written afterwards");
      await expect(page.getByRole("button", { name: "Save Draft" })).toBeEnabled();
    });
  },
);

test("A4: Payload's acts on many name what they refuse, and why, by keys alone", async ({ page }) => {
  await signIn(page);
  const lead = "TODO";
  await withDraft(page.request, { lead }, async ({ id, title }) => {
    const box = page.getByRole("row").filter({ hasText: title }).getByRole("checkbox");
    const confirm = page.getByRole("button", { name: "Confirm" });
    await page.goto(`/admin/collections/cases?search=${encodeURIComponent(title)}`);
    const publish = page.getByRole("button", { name: "Publish", exact: true }).first();
    // Ticking before hydration has no effect: retry.
    await expect(async () => {
      await box.press("Space");
      await expect(publish).toBeVisible({ timeout: 5000 });
      // They may have come late, for the tick that this press took away.
      await expect(box).toBeChecked({ timeout: 1000 });
    }).toPass();
    await publish.press("Enter");
    await confirm.press("Enter");
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: title })).toContainText("Body");
    expect((await page.request.get(`/cms-api/cases/${id}?draft=true`, asSite)).status()).toBe(200);

    await page.getByRole("button", { name: "Delete", exact: true }).first().press("Enter");
    await confirm.press("Enter");
    await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(0);
    expect((await page.request.get(`/cms-api/cases/${id}?draft=true`, asSite)).status()).toBe(404);
  });
});
