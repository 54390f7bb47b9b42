/** Visual details: edges, gaps, crops, consistent sizes (X7, N24). */
import { expect, type Locator } from "@playwright/test";
import { testInOneTab } from "./one-tab";
import { leftOf } from "./layout-places";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** @returns how much narrower the last row of a list is than its first, px; its cells share one edge each */
const holeIn = (list: Locator) =>
  list.evaluate((element) => {
    const cells = [...element.children].map((cell) => cell.getBoundingClientRect());
    const last = Math.max(...cells.map(({ top }) => top));
    const reach = (row: DOMRect[]) => Math.max(...row.map(({ right }) => right));
    return Math.round(reach(cells) - reach(cells.filter(({ top }) => Math.abs(top - last) < 2)));
  });

test("N24: neither the team nor the wall of clients ends in a hole", async ({ tab }) => {
  for (const width of [360, 768, 900, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    await open(tab, "/about");
    expect(await holeIn(tab.locator("#team ul").last()), `team at ${width} px`).toBeLessThanOrEqual(2);
    const wall = tab.getByRole("region", { name: "Clients" }).getByRole("list");
    expect(await holeIn(wall), `clients at ${width} px`).toBeLessThanOrEqual(2);
  }
});

test("N30: no tile of the mosaic is so narrow that it beheads whom it shows", async ({ tab }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await tab.setViewportSize(viewport);
    await open(tab, "/career");
    const ratios = await tab
      .locator("#career-id-gallery picture")
      .evaluateAll((tiles) => tiles.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    expect(ratios).toHaveLength(5);
    expect(Math.min(...ratios)).toBeGreaterThan(0.8);
  }
});

test("N24: an open service hangs from one height, on the edge of its title", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  await open(tab, "/");
  const service = tab.locator("#services details").nth(1);
  await service.locator("summary").click();
  const points = service.getByRole("listitem");
  await expect(points.first()).toBeVisible();
  const tops = await points.evaluateAll((all) => all.map((point) => Math.round(point.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  const mark = await service.locator("svg").evaluate((art) => art.getBoundingClientRect().top);
  expect(Math.abs(mark - (tops[0] ?? 0))).toBeLessThan(2);
  await service.locator("summary").hover();
  expect(Math.abs((await leftOf(service.getByRole("heading"))) - (await leftOf(points.first())))).toBeLessThan(2);
});

test("N21: the page that one is on and the line that one points at are told apart", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  await open(tab, "/cases");
  await tab.getByRole("banner").getByRole("button").click();
  const lines = tab.getByRole("navigation", { name: "Main menu" }).getByRole("listitem").getByRole("link");
  await lines.nth(3).hover();
  const signs = (line: Locator) =>
    line.evaluate((element) => {
      const [before, after] = [getComputedStyle(element, "::before"), getComputedStyle(element, "::after")];
      return [parseFloat(before.width) > 0, after.content !== "none"];
    });
  await expect.poll(() => signs(lines.nth(3))).toEqual([true, false]);
  expect(await signs(tab.locator("nav a[aria-current=page]").first())).toEqual([false, true]);
  await tab.keyboard.press("Escape");
});

test("N20: the offices of the footer stand equally far from each other on a phone", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  await open(tab, "/ru/about");
  const gaps = await tab.locator("footer li:has(address)").evaluateAll((offices) =>
    offices.slice(1).map((office, index) => {
      const text = document.createRange();
      const address = offices[index]?.querySelector("address");
      const last = address?.lastElementChild;
      if (last) text.selectNodeContents(last);
      return Math.round(office.getBoundingClientRect().top - text.getBoundingClientRect().bottom);
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
});

test("N8: cities are set in one size, however long the longest is", async ({ tab }) => {
  for (const path of ["/ru/contacts", "/br/contacts"]) {
    await tab.setViewportSize({ width: 320, height: 700 });
    await open(tab, path);
    const sizes = await tab
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .evaluateAll((cities) => cities.map((city) => getComputedStyle(city).fontSize));
    expect(new Set(sizes).size, path).toBe(1);
  }
});

test("N25: the gallery has one axis, and one kind of button", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  await open(tab, "/about");
  await tab.getByRole("button", { name: "Click to start" }).click();
  const buttons = tab.getByRole("dialog").getByRole("button");
  // Four directions, and the way out.
  await expect(buttons).toHaveCount(5);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const disc = button.querySelector("span") ?? button;
      const { width, height } = getComputedStyle(disc);
      return `${width} × ${height}`;
    }),
  );
  expect(new Set(looks)).toEqual(new Set(["56px × 56px"]));
  await tab.keyboard.press("Escape");
});

test("N28: the scroll hint has no ground of its own on a header's territory", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  await open(tab, "/cases/hired-by-a-bug");
  const look = await tab.getByText("Scroll", { exact: true }).evaluate((hint) => {
    const { backgroundColor, color } = getComputedStyle(hint);
    const banner = document.querySelector("header");
    return { backgroundColor, isHeaders: banner !== null && getComputedStyle(banner).color === color };
  });
  expect(look).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", isHeaders: true });
});

test(
  "N28: the scroll hint reads where the first territory is not what lies under it",
  { tag: "@long" },
  async ({ tab }) => {
    const paper = "rgb(244, 243, 238)";
    const ink = "rgb(14, 14, 16)";
    const clear = "rgba(0, 0, 0, 0)";
    for (const [path, width, height, look] of [
      // The header ends above it.
      ["/cases/a-bank-that-hires-like-a-band", 1200, 1600, [ink, clear]],
      // The header ends behind it.
      ["/cases/a-bank-that-hires-like-a-band", 1280, 720, [ink, paper]],
      // The territory under the page's bar is another one than that under the text.
      ["/cases/steel-but-make-it-soft", 1440, 900, [ink, clear]],
      ["/cases?view=map", 1440, 900, [ink, paper]],
    ] as const) {
      await tab.setViewportSize({ width, height });
      await open(tab, path);
      const hint = tab.getByText("Scroll", { exact: true });
      const lookOf = () =>
        hint.evaluate((words) => {
          const { color, backgroundColor } = getComputedStyle(words);
          return [color, backgroundColor];
        });
      await expect.poll(lookOf, `${path} at ${width} × ${height}`).toEqual(look);
    }
  },
);

test("N24: what stands in full on one page is one line on the others", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  const heights: Record<string, number> = {};
  const full: Record<string, number[]> = {};
  for (const path of ["/", "/about", "/career"]) {
    await open(tab, path);
    heights[path] = await tab.evaluate(() => document.documentElement.scrollHeight);
    const team = tab.getByRole("region", { name: "Team" });
    full[path] = [await tab.getByRole("table").count(), await team.getByRole("navigation").count()];
  }
  expect(full).toEqual({ "/": [1, 0], "/about": [0, 1], "/career": [0, 0] });
  // Careers were 14,139 px long; each band of night and day has room above and below since.
  expect(heights["/career"]).toBeLessThan(14_139 * 0.75);
});

test("N24: a label names what another page tells in full; a giant title begins a chapter", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  const giants: Record<string, string[]> = {};
  for (const path of ["/", "/about", "/career"]) {
    await open(tab, path);
    giants[path] = await tab.locator("header[data-head=large] h2").allTextContents();
    const references = tab.locator("header[data-head]", {
      has: tab.locator(":is(a[href='/#awards'], a[href='/about#team'], a[href='/cases']):not(nav a)"),
    });
    for (const head of await references.all()) await expect(head).toHaveAttribute("data-head", "line");
  }
  expect(giants["/"]).toEqual(["What we do"]);
  expect(giants["/about"]).toEqual(["Where we are", "Team", "Need a speaker?"]);
  expect(giants["/career"]?.length).toBeGreaterThan(2);
});

test("N23, N24: counts are not set like a table", async ({ tab }) => {
  await tab.setViewportSize(DESKTOP);
  for (const [path, counts] of [
    ["/career", "nav ol a span:first-child"],
    ["/cases", "h1 span, nav[aria-label] ul a span"],
  ] as const) {
    await open(tab, path);
    const figures = await tab
      .locator(counts)
      .evaluateAll((all) => all.map((count) => getComputedStyle(count).fontVariantNumeric));
    expect(figures.length).toBeGreaterThan(3);
    expect([...new Set(figures)], path).toEqual(["normal"]);
  }
});

test("N3: the blog is a list of numbered notes without thumbnails, and an article has no picture from edge to edge", async ({
  tab,
}) => {
  await tab.setViewportSize(DESKTOP);
  await open(tab, "/ru/blog");
  const notes = tab
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: tab.getByRole("heading") });
  await expect(notes.first()).toContainText("01");
  await expect(notes.locator("img")).toHaveCount(0);
  await notes.first().getByRole("link").click();
  await expect(tab.locator("article")).toBeVisible();
  const cover = await tab.locator("article picture").first().boundingBox();
  expect(cover?.width).toBeLessThan(DESKTOP.width * 0.75);
});
