/** Every picture comes in the size that its screen needs, when it is needed (N30). */
import { expect } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { testInOneTab } from "./one-tab";
import { setScreen, wrongFiles, wrongOrder, type Screen } from "./picture-faults";
import { addressOf, open, type Kind } from "./support";

const KINDS_WITH_PICTURES: readonly Kind[] = ["home", "about", "cases", "case", "career", "vacancy", "article"];

const PHONES = [1, 2, 3].map((density) => ({ width: 360, height: 740, density }));

const SCREENS: readonly Screen[] = [
  ...PHONES,
  { width: 768, height: 1024, density: 1 },
  { width: 992, height: 800, density: 1 },
  { width: 1440, height: 900, density: 1 },
  { width: 1920, height: 1080, density: 1 },
];

const test = testInOneTab({ reducedMotion: "reduce" });

for (const kind of KINDS_WITH_PICTURES) {
  test(`N30: the pictures of ${kind} fit their screens`, async ({ tab, request }) => {
    const session = await tab.context().newCDPSession(tab);
    await tab.setViewportSize({ width: 360, height: 740 });
    await open(tab, await addressOf(kind, getLocale("en"), request));
    expect(await tab.locator("picture > img").count()).toBeGreaterThan(0);
    for (const screen of SCREENS) {
      await setScreen(session, screen);
      const name = `${screen.width} px at ${screen.density}`;
      expect.soft(await wrongFiles(tab), name).toEqual([]);
      expect.soft(await wrongOrder(tab), name).toEqual([]);
    }
    await session.detach();
  });
}
