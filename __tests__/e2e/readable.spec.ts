/** Every line of text can be read where it stands, at every place of the scroll, in every mode (X7). */
import { expect, type Page } from "@playwright/test";
import { addElements } from "./change-page";
import { testInOneTab } from "./one-tab";
import { atEachStop, unreadableText } from "./readable-text";
import { addressOf, KINDS_IN_LOCALES, open } from "./support";
import { inTurn, IS_LONG } from "../support/test-length";

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Print and forced colours are looked at without movement. */
const MEDIA = {
  moving: {},
  still: { reducedMotion: "reduce" },
  forced: { reducedMotion: "reduce", forcedColors: "active" },
  printed: { reducedMotion: "reduce", media: "print" },
} as const;

type Mode = keyof typeof MEDIA;

const test = testInOneTab({});

const emulate = (tab: Page, mode: Mode) =>
  tab.emulateMedia({ media: "screen", reducedMotion: "no-preference", forcedColors: "none", ...MEDIA[mode] });

/** In the short form a kind of page is seen with and without movement, and in one of the other modes, each at one width. */
function modesOf(row: number, column: number): readonly Mode[] {
  const onScreen = inTurn<Mode>(["moving", "still"], row + column);
  const hasOther = IS_LONG || column === row % 2;
  return hasOther ? [...onScreen, ...inTurn<Mode>(["forced", "printed"], Math.floor(row / 2))] : onScreen;
}

test("a fault is found where there is one, and what is covered or hidden is none", async ({ tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await open(tab, "/privacy");
  const over = "background: #f4f3ee; margin-top: -60px; height: 60px; position: relative";
  await addElements(tab, [
    ["p", { class: "same", style: "color: var(--ground)" }, "Paper on paper"],
    ["p", { class: "nearly", style: "color: #e9e7df" }, "Nearly paper on paper"],
    ["p", { class: "pale", style: "color: #999" }, "Pale on paper"],
    [
      "p",
      { class: "dark", style: "width: fit-content; background: linear-gradient(90deg, #f4f3ee 70%, #222 70%)" },
      "Ink on ink at its end",
    ],
    ["p", { class: "under", style: "height: 60px; color: #999" }, "Below another box"],
    ["div", { style: over }],
    ["p", { class: "faded", style: "opacity: 0" }, "Not shown"],
    ["p", { class: "clipped", style: "clip-path: inset(50%); color: #999" }, "For readers alone"],
    ["p", { class: "good" }, "Ink on paper"],
  ]);
  const found = await atEachStop(tab, unreadableText);
  expect(found.map((line) => line.replace(/".*"/, "").replace(/\d\.\d\d:/, "n:"))).toEqual([
    "p.same  cannot be seen",
    "p.nearly  cannot be seen",
    "p.pale  has n:1 of 4.5",
    "p.dark  has n:1 of 4.5",
  ]);
});

for (const [row, { kind, locale }] of KINDS_IN_LOCALES.entries())
  for (const [column, viewport] of VIEWPORTS.entries()) {
    const modes = modesOf(row, column);
    test(`${kind} in ${locale.name} can be read at ${viewport.width} px: ${modes.join(", ")}`, async ({
      tab,
      request,
    }) => {
      await tab.setViewportSize(viewport);
      for (const mode of modes) {
        await emulate(tab, mode);
        await open(tab, await addressOf(kind, locale, request));
        expect.soft(await atEachStop(tab, unreadableText), mode).toEqual([]);
      }
      await emulate(tab, "moving");
    });
  }
