/** The constants of the drawing, as a window measures them (N31). */
import { expect } from "@playwright/test";
import { openPopup } from "./enquiry-support";
import { leftOf } from "./layout-places";
import { testInOneTab } from "./one-tab";
import { open, openFully } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });
const HEIGHT = 900;

/** Windows on both sides of each step, with what four units of the drawing are there, px. */
const GUTTERS = [
  [1201, 40],
  [1200, 36],
  [901, 36],
  [900, 30],
  [513, 30],
  [512, 20],
  // The widest content is 1650 px, in the middle of the window.
  [1850, 100],
] as const;

test("N31: distances shrink to 90, 75 and 50 % at 1200, 900 and 512 px, and content is 1650 px wide at most", async ({
  tab,
}) => {
  await open(tab, "/privacy");
  // A heading hangs out of its edge by a little, as its letters ask for.
  const date = tab.getByRole("main").getByRole("time");
  for (const [width, left] of GUTTERS) {
    await tab.setViewportSize({ width, height: HEIGHT });
    expect([width, await leftOf(date)]).toEqual([width, left]);
  }
});

test("N31: each container is on the page that its measure belongs to, and begins where the logo does", async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1850, height: HEIGHT });
  for (const [path, content, width] of [
    ["/search", "form", 980],
    ["/privacy", "[data-arrangement]", 1220],
    ["/contacts/brief", "form", 1300],
  ] as const) {
    await open(tab, path);
    const box = await tab.getByRole("main").locator(content).first().boundingBox();
    expect([path, box?.x, box?.width]).toEqual([path, 100, width]);
  }
  await open(tab, "/ru/blog");
  await tab.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(tab).toHaveURL(/\/ru\/blog\/./);
  const article = await tab.getByRole("article").locator("header").boundingBox();
  expect(article?.width).toBe(1420);
});

test("N31: beyond the drawing's window the rhythm widens at 1441 px, the columns at 1600", async ({ tab }) => {
  await open(tab, "/about");
  const read = () =>
    tab.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--section-near", "--gap"].map((name) => style.getPropertyValue(name));
    });
  const seen: string[][] = [];
  for (const width of [1440, 1441, 1599, 1600]) {
    await tab.setViewportSize({ width, height: HEIGHT });
    seen.push(await read());
  }
  expect(seen[0]?.[0]).not.toBe(seen[1]?.[0]);
  expect(seen[1]).toEqual(seen[2]);
  expect(seen[2]?.[1]).not.toBe(seen[3]?.[1]);
});

test("N31: paragraphs are 660 px wide at most, the form 1300, its button 470", async ({ tab }) => {
  await tab.setViewportSize({ width: 1850, height: HEIGHT });
  await open(tab, "/privacy");
  const widths = await tab
    .getByRole("main")
    .locator("p")
    .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(5);
  expect(Math.max(...widths)).toBeLessThanOrEqual(660);
  await openFully(tab, "/about");
  const dialog = await openPopup(tab, { type: 1 });
  const widthOf = async (selector: string) => (await dialog.locator(selector).last().boundingBox())?.width;
  expect(await widthOf("form")).toBe(1300);
  expect(await widthOf("button[type=submit]")).toBe(470);
});
