/** A picture's blur is seen until the picture is there, and never beside it (N30). */
import { expect, type Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { testInOneTab } from "./one-tab";
import { addressOf, open } from "./support";
import { inTurn } from "../support/test-length";

const test = testInOneTab({ reducedMotion: "reduce" });

/** @returns pictures that are smaller than the box whose ground is their blur */
const uncovered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("picture > img")].flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.parentElement || image.clientWidth === 0) return [];
      const box = image.parentElement;
      const [ratio, own] = [image.clientWidth / image.clientHeight, image.width / image.height];
      const isWhole = getComputedStyle(image).objectFit === "cover" || Math.abs(ratio - own) < 0.02;
      const isFull = box.clientWidth - image.clientWidth <= 1 && box.clientHeight - image.clientHeight <= 1;
      return isWhole && isFull
        ? []
        : [
            `${box.className}: ${image.clientWidth} × ${image.clientHeight} in ${box.clientWidth} × ${box.clientHeight}`,
          ];
    }),
  );

for (const [row, width] of [320, 360, 992, 1440].entries()) {
  for (const locale of inTurn(LOCALES, row)) {
    test(`N30: pictures in ${locale.name} fill their boxes at ${width} px`, async ({ tab, request }) => {
      await tab.setViewportSize({ width, height: 740 });
      for (const kind of ["home", "cases", "case", "about", "article", "blog"] as const) {
        await open(tab, await addressOf(kind, locale, request));
        expect.soft(await uncovered(tab), kind).toEqual([]);
      }
    });
  }
}

for (const width of [320, 360, 992, 1440]) {
  test(`N25: a picture of the gallery is as large as its box at ${width} px, and all of it is seen`, async ({
    tab,
  }) => {
    await tab.setViewportSize({ width, height: 740 });
    await open(tab, "/about");
    await tab.getByRole("button", { name: "Click to start" }).click();
    const picture = tab.getByRole("dialog").locator("picture").first();
    const { box, image, own, stage, aside } = await picture.evaluate((element) => {
      const shown = element.querySelector("img");
      const size = (node: Element | null) => [node?.clientWidth ?? 0, node?.clientHeight ?? 0] as const;
      return {
        box: size(element),
        image: size(shown),
        own: Number(shown?.getAttribute("width")) / Number(shown?.getAttribute("height")),
        stage: size(element.parentElement),
        // On a phone the next one looks in beside it.
        aside: parseFloat(getComputedStyle(element).left) + parseFloat(getComputedStyle(element).right),
      };
    });
    expect(image).toEqual(box);
    expect(Math.abs(box[0] / box[1] - own)).toBeLessThan(0.02);
    expect(Math.max(box[0] / (stage[0] - aside), box[1] / stage[1])).toBeCloseTo(1, 2);
    await tab.keyboard.press("Escape");
  });
}
