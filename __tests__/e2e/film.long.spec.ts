/** Film and sound of a case (N8, N27): playing, pausing, transcripts, and all of it without scripts. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { wordsIn, type WordsByLocale } from "../support/words-by-locale";
import { violations } from "./accessibility-support";
import { expect, test } from "./journey";
import { open } from "./support";

const CASE = "/cases/a-bank-that-hires-like-a-band";

interface FilmTexts {
  film: RegExp;
  spot: string;
  pause: string;
}

const TEXTS: WordsByLocale<FilmTexts> = {
  en: { film: /^Lime bars of a sound jump/, spot: "On hold", pause: "Pause" },
  ru: { film: /^Салатовые столбики звука/, spot: "На линии", pause: "Пауза" },
  br: { film: /^Barras verde-limão de um som/, spot: "Na espera", pause: "Pausar" },
};

const filmOf = (page: Page) => page.getByRole("article").locator("video");
const play = (page: Page) => page.getByRole("article").getByRole("button", { name: "Play", exact: true });

/** Whether it plays, and whether anything of it has come. */
const stateOf = (page: Page) =>
  filmOf(page).evaluate((film: HTMLVideoElement) => ({ paused: film.paused, loaded: film.readyState > 0 }));

/** Addresses of films and sounds that the page asks for. */
function recordingsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") asked.push(request.url());
  });
  return asked;
}

for (const { code, prefix } of LOCALES) {
  test(`N8, N27: the film plays where it is seen, and a key pauses it in ${code}`, async ({ page }) => {
    const asked = recordingsAskedFor(page);
    await open(page, `${prefix}${CASE}`);
    const { film, spot, pause } = wordsIn(TEXTS, code);
    await expect(filmOf(page)).toHaveAccessibleName(film);
    expect(await stateOf(page)).toEqual({ paused: true, loaded: false });
    expect(asked).toEqual([]);
    await filmOf(page).scrollIntoViewIfNeeded();
    const button = page.getByRole("article").getByRole("button", { name: pause, exact: true });
    await expect.poll(() => filmOf(page).evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
    expect(asked.every((url) => /\/static\/[0-9a-f]{32}\/film-band\.(?:webm|mp4)$/.test(url))).toBe(true);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => stateOf(page)).toMatchObject({ paused: true });
    const player = page.getByRole("region", { name: spot });
    await expect(player.getByRole("button")).toHaveAccessibleName(new RegExp(`${spot.replace(" ", "\\s")}$`));
    await expect(player.locator("audio")).toHaveAttribute("preload", "none");
    expect(await violations(page, "article")).toEqual([]);
  });
}

test("N8: the sound is heard, and its transcript stands beside it", async ({ page }) => {
  await open(page, CASE);
  const spot = page.getByRole("region", { name: "On hold" });
  await spot.scrollIntoViewIfNeeded();
  await spot.getByRole("button", { name: "Play On hold" }).press("Enter");
  await expect
    .poll(() => spot.locator("audio").evaluate((sound: HTMLAudioElement) => sound.currentTime))
    .toBeGreaterThan(0.2);
  await expect(spot.getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuetext", /^0:\d\d of 0:40$/);
  await spot.getByRole("button", { name: "Pause On hold" }).press("Enter");
  await expect(spot.getByRole("button", { name: "Play On hold" })).toBeFocused();
  await expect(spot.getByRole("listitem")).toHaveCount(4);
});

test("N27: with reduced motion the film stands until it is asked to play", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, CASE);
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(await stateOf(page)).toEqual({ paused: true, loaded: false });
  await play(page).press("Enter");
  await expect.poll(() => stateOf(page)).toEqual({ paused: false, loaded: true });
});

test("N27: a data saver loads no film", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = recordingsAskedFor(page);
  await page.goto(CASE);
  // Scripts load at the first user interaction then.
  await page.mouse.move(100, 100);
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("A1: a part of a film is sent to who asks for it", async ({ page, request }) => {
  await page.goto(CASE);
  const address = await filmOf(page).locator("source").last().getAttribute("src");
  const answer = await request.get(address ?? "", { headers: { Range: "bytes=0-99" } });
  expect([answer.status(), (await answer.body()).length]).toEqual([206, 100]);
  expect(answer.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(answer.headers()["content-type"]).toBe("video/mp4");
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("N8: the film and the sound have the controls of the browser", async ({ page }) => {
    await page.goto(CASE);
    await expect(filmOf(page)).toHaveAttribute("controls");
    await expect(page.getByRole("region", { name: "On hold" }).locator("audio")).toHaveAttribute("controls");
    await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
  });
});
