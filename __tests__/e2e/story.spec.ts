/** The story of a case in four beats (N8): read, seen, paused (N27), and the same without scripts. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { wordsIn, type WordsByLocale } from "../support/words-by-locale";
import { expect, test } from "./journey";
import { open } from "./support";

const CASE = "/cases/hired-by-a-bug";

interface StoryTexts {
  beats: readonly string[];
  titles: readonly string[];
  figure: string;
  source: RegExp;
  spot: string;
  transcript: string;
  credits: string;
}

const TEXTS: WordsByLocale<StoryTexts> = {
  en: {
    beats: ["Before 1 of 4", "What we found 2 of 4", "What we made 3 of 4", "What came of it 4 of 4"],
    titles: ["A vacancy that is true", "Sixty problems, all real", "Sixty wanted notices", "Hired, framed, kept"],
    ...{ figure: "1,870", source: /^Source: Kvali/, spot: "The lorry of tomorrow" },
    ...{ transcript: "Transcript", credits: "Credits" },
  },
  ru: {
    beats: ["Что было 1 из 4", "Что мы нашли 2 из 4", "Что мы сделали 3 из 4", "Что из этого вышло 4 из 4"],
    titles: [
      "Вакансия, в которой всё правда",
      "Шестьдесят задач, все настоящие",
      "Шестьдесят в розыске",
      "Нанят, в рамке, оставлен",
    ],
    ...{ figure: "1 870", source: /^Источник: почта/, spot: "Грузовик из завтра" },
    ...{ transcript: "Что слышно", credits: "Делали" },
  },
  br: {
    beats: ["Como era 1 de 4", "O que achamos 2 de 4", "O que fizemos 3 de 4", "No que deu 4 de 4"],
    titles: [
      "Uma vaga que diz a verdade",
      "Sessenta problemas, todos reais",
      "Sessenta cartazes de procurado",
      "Contratado, emoldurado, criado",
    ],
    ...{ figure: "1.870", source: /^Fonte: caixa/, spot: "O caminhão de amanhã" },
    ...{ transcript: "Transcrição", credits: "Ficha técnica" },
  },
};

const plain = (text: string) => text.replaceAll("\u00a0", " ").trim();

/** Expects the parts of the story in order. */
async function expectStory(page: Page, texts: StoryTexts): Promise<void> {
  const story = page.getByRole("main").getByRole("article");
  const titles = await story.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.map(plain)).toEqual(texts.titles);
  for (const name of texts.beats) await expect(story.getByText(name).first()).toBeVisible();
  await expect(story.getByRole("blockquote").filter({ visible: true })).toHaveCount(1);
  const spot = story.getByRole("region", { name: texts.spot });
  await expect(spot.getByRole("list", { name: texts.transcript }).getByRole("listitem")).toHaveCount(4);
  await expect(story.getByText(texts.figure, { exact: true })).toBeAttached();
  await expect(story.getByText(texts.source)).toBeVisible();
  await expect(story.getByRole("heading", { level: 3, name: texts.credits })).toBeVisible();
}

for (const { code, prefix } of LOCALES) {
  test(`N8: a case is told in four beats in ${code}`, async ({ page }) => {
    await open(page, `${prefix}${CASE}`);
    await expectStory(page, wordsIn(TEXTS, code));
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`N8: the story is whole in ${code}, and the loop is a still`, async ({ page }) => {
      await page.goto(`${prefix}${CASE}`);
      await expectStory(page, wordsIn(TEXTS, code));
      await expect(page.locator('[data-state="still"] img')).toBeAttached();
      await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
    });
  });
}

/** How many parts of the loop are in motion. */
const moving = (page: Page) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByRole("button") })
    .evaluate(
      (loop) => loop.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    );

test("N27: the loop plays where it is seen, and a key pauses it", async ({ page }) => {
  await open(page, CASE);
  const pause = page.getByRole("article").getByRole("button", { name: "Pause" });
  await pause.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state="playing"]')).toBeVisible();
  await expect.poll(() => moving(page)).toBeGreaterThan(1);
  await pause.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").getByRole("button", { name: "Play" })).toBeFocused();
  await expect.poll(() => moving(page)).toBe(0);
});

test("N27: with reduced motion the loop stands until it is asked to play", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, CASE);
  const play = page.getByRole("article").getByRole("button", { name: "Play" });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(await moving(page)).toBe(0);
  await expect(page.getByText("1,870", { exact: true })).not.toHaveAttribute("data-counting");
});
