/** A picture of the gallery is seen as a whole (N25). */
import { expect } from "@playwright/test";
import { testInOneTab } from "./one-tab";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });

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
