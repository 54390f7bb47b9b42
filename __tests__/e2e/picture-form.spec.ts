/** The form of a picture: all crops of the site and descriptions in all languages (A4, N30). */
import type { APIRequestContext, Page } from "@playwright/test";
import { PICTURE_CROPS } from "@future-native/contract/picture";
import sharp from "sharp";
import { violations } from "./accessibility-support";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("pictures");

/** Uploads a picture that nothing uses, and takes it away after the run. */
async function withPicture(request: APIRequestContext, run: (id: number) => Promise<void>): Promise<void> {
  const drawn = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#e2c48d" } });
  const name = `dune-${crypto.randomUUID()}.png`;
  const made = await request.post("/cms-api/media?locale=en", {
    multipart: {
      file: { name, mimeType: "image/png", buffer: await drawn.png().toBuffer() },
      _payload: JSON.stringify({ alt: "A dune" }),
    },
    ...asSite,
  });
  expect(made.status()).toBe(201);
  const { doc } = await made.json();
  try {
    await run(doc.id);
  } finally {
    await request.delete(`/cms-api/media/${doc.id}`, asSite);
  }
}

async function open(page: Page, id: number, locale = "en"): Promise<void> {
  await page.goto(`/admin/collections/media/${id}?locale=${locale}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const read = async (page: Page, id: number) =>
  (await page.request.get(`/cms-api/media/${id}?locale=all&depth=0`, asSite)).json();

test("A4: the focal point is moved by keys and by hand, every crop follows at once, and it is saved", async ({
  page,
}) => {
  await signIn(page);
  await withPicture(page.request, async (id) => {
    await open(page, id);
    const panel = page.getByRole("region", { name: "How the site cuts it" });
    const portrait = panel.getByRole("listitem").filter({ hasText: "Portrait" }).locator("img");
    await expect(portrait).toHaveCSS("object-position", "50% 50%");
    const fromLeft = panel.getByRole("slider", { name: "From the left" });
    await fromLeft.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(portrait).toHaveCSS("object-position", "99% 50%");
    const card = panel.getByRole("listitem").filter({ hasText: "Card in a message" }).locator("img");
    await expect(card).toBeVisible();

    const whole = panel.locator("img").first();
    const box = await whole.boundingBox();
    await whole.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 5 } });
    await expect(portrait).toHaveCSS("object-position", "25% 20%");
    await expect(fromLeft).toHaveValue("25");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => read(page, id)).toMatchObject({ focalX: 25, focalY: 20 });
    await open(page, id);
    await expect(portrait).toHaveCSS("object-position", "25% 20%");
    expect(await panel.getByRole("listitem").count()).toBe(PICTURE_CROPS.length + 1);
  });
});

test("A4: what a picture shows is written in all languages at once, and each says whether it lacks", async ({
  page,
}) => {
  await signIn(page);
  await withPicture(page.request, async (id) => {
    await open(page, id);
    const group = page.getByRole("group", { name: "What it shows" });
    const written = (name: string) => group.getByRole("textbox", { name });
    const [english, russian, portuguese] = [written("English"), written("Русский"), written("Português")];
    await expect(english).toHaveValue("A dune");
    await expect(russian).toHaveAccessibleDescription("Missing");
    await english.fill("A dune at noon");
    await russian.fill("IMG_2031.jpg");
    await expect(russian).toHaveAccessibleDescription(/name of a file/);
    await russian.fill("Дюна в полдень");
    await portuguese.fill("Uma duna ao meio-dia");
    await expect(russian).toHaveAccessibleDescription("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const alt = { en: "A dune at noon", ru: "Дюна в полдень", br: "Uma duna ao meio-dia" };
    await expect.poll(async () => (await read(page, id)).alt).toEqual(alt);

    await open(page, id, "ru");
    await expect(russian).toHaveValue(alt.ru);
    await expect(portuguese).toHaveValue(alt.br);
    await english.fill("A dune");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => (await read(page, id)).alt).toEqual({ ...alt, en: "A dune" });
  });
});

test("A4: a picture is chosen by looking, found by its tags and by what it shows in any language, in a list that says where it is used", async ({
  page,
}) => {
  await signIn(page);
  await withPicture(page.request, async (id) => {
    // Others of these journeys have a dune, too.
    const russian = await page.request.patch(`/cms-api/media/${id}?locale=ru`, {
      data: { alt: `Дюна${id}`, tags: [`desert${id}`, "sand"] },
      ...asSite,
    });
    expect(russian.ok()).toBe(true);
    await page.goto("/admin/collections/gallery/create?locale=en");
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await page.getByRole("button", { name: "Choose from existing" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByPlaceholder(/What it shows, Tags or File Name/).fill(`дюна${id}`);
    const card = drawer.getByRole("listitem").filter({ hasText: "A dune" });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("1600 × 1000");
    await expect(card).toContainText("Not used anywhere");
    await drawer.getByPlaceholder(/Tags/).fill("A dune");
    await card.getByRole("button", { name: `desert${id}` }).click();
    await expect(drawer.getByPlaceholder(/Tags/)).toHaveValue(`desert${id}`);
    await expect(card).toHaveCount(1);
    await expect.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    expect(await violations(page, "dialog ul")).toEqual([]);
    // The picture is as good as its words.
    await card.click({ position: { x: 60, y: 90 } });
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/^dune-.*\.png$/).first()).toBeVisible();
  });
});

test(
  "A4: the form of a picture meets WCAG 2.2 AA in light and dark, wide and narrow",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page);
    await withPicture(page.request, async (id) => {
      await open(page, id);
      for (const [theme, width] of [
        ["light", 390],
        ["dark", 1440],
      ] as const) {
        await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
        await page.setViewportSize({ width, height: 900 });
        const region = page.getByRole("region", { name: "How the site cuts it" });
        const labelled = await region.getAttribute("aria-labelledby");
        expect(await violations(page, `section[aria-labelledby="${labelled}"]`)).toEqual([]);
        expect(await violations(page, 'fieldset:has(textarea[lang="pt"])')).toEqual([]);
      }
    });
  },
);

test("N30: the crops of the form are those of the site", { tag: "@long" }, async ({ page }) => {
  const found: number[] = [];
  // A gap of a grid is wider on one screen than on another.
  const isFound = (ratio: number) => found.some((one) => Math.abs(one - ratio) < ratio / 25);
  const look = async (path: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const boxes = await page.locator("main :is(picture, video, figure svg)").evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width: wide, height: tall } = picture.getBoundingClientRect();
        return tall > 0 ? wide / tall : 0;
      }),
    );
    found.push(...boxes);
  };
  const cases = await (await page.request.get("/api/cases/en")).json();
  const paths = ["/", "/about", "/career", "/cases", ...cases.map(({ alias }: { alias: string }) => `/cases/${alias}`)];
  for (const path of paths) {
    await look(path, 1440, 1000);
    await look(path, 390, 844);
  }
  const posts = await (await page.request.get("/api/blog")).json();
  await look(`/ru/blog/${posts[0].alias}`, 1440, 1000);
  const missing = PICTURE_CROPS.flatMap(({ place, wide, phone }) =>
    [wide, phone].filter((ratio) => !isFound(ratio)).map((ratio) => `${place} ${ratio}`),
  );
  expect(missing).toEqual([]);
});
