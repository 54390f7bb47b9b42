/** Own colours and logo: in the tokens, on cards and in icons. */
import sharp from "sharp";
import { cardDesign, contrastOfHex, screenCard } from "@future-native/contract/cards";
import { drawCard, openTypefaces, renderCard } from "social-cards";
import { drawBeside } from "territories";
import { drawIcons } from "../../src/seo/icons";
import { styleOf } from "../../src/site/brand";
import { ROOT } from "../support/source-files";

const BLUE = { ground: "#ffffff", ink: "#10151f", accent: "#0057ff" };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#00a86b" d="M0 0h60v20H0z"/></svg>';

const tokensOf = (style: string) =>
  Object.fromEntries(
    [...(style.split("}")[0] ?? "").matchAll(/--([\w-]+):([^;]*);/g)].map(([, name = "", value = ""]) => [name, value]),
  );

/** A colour as the browser mixes it. */
function mixed(value: string): string {
  const [, one = value, share = "100", other = one] = /^color-mix\(in srgb,(\S+) (\d+)%,(\S+)\)$/.exec(value) ?? [];
  const channels = [1, 3, 5].map((at) => {
    const [first = 0, second = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((first * Number(share) + second * (100 - Number(share))) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

test.each([
  ["a blue accent", BLUE],
  ["a pale accent", { ...BLUE, accent: "#8a8a00" }],
  ["the least contrast of quiet words", { ...BLUE, ink: "#343434" }],
  ["the least contrast", { ground: "#ffffff", ink: "#767676", accent: "#949494" }],
])("words read in both modes and on the accent with %s", (_, colors) => {
  const { paper = "", night = "", hot = "", ...tokens } = tokensOf(styleOf(colors));
  expect([paper, night, hot]).toEqual([colors.ground, colors.ink, colors.accent]);
  const pairs = [
    [tokens["paper-quiet"], paper],
    [tokens["paper-accent"], paper],
    [tokens["night-quiet"], night],
    [tokens["night-accent"], night],
    [tokens["on-hot"], hot],
  ] as const;
  for (const [words = "", ground] of pairs) expect(contrastOfHex(mixed(words), ground)).toBeGreaterThanOrEqual(4.5);
});

test("the style sheet is one that HTML and a policy take as it is", () => {
  expect(styleOf(BLUE)).not.toMatch(/[<>&"']/);
  expect(styleOf({ ...BLUE, ink: "#767676" })).toContain("[data-ground]:not(");
  // Words on a dark accent are light.
  expect(styleOf(BLUE)).toContain("[data-ground=hot]{--text:#ffffff;");
});

async function colorsIn(png: Buffer): Promise<Set<string>> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(data.subarray(at, at + 3).toString("hex"));
  return colors;
}

const distance = (one: string, other: string) =>
  Math.max(
    ...[0, 2, 4].map((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16))),
  );

test("icons and cards are drawn with the site's own colours and logo", async () => {
  const icons = await drawIcons({ colors: BLUE, logo: LOGO });
  const plain = await colorsIn(icons.get("icon-512.png") ?? Buffer.alloc(0));
  expect([...plain]).toEqual(expect.arrayContaining(["00a86b", "ffffff"]));
  const maskable = await colorsIn(icons.get("icon-maskable-512.png") ?? Buffer.alloc(0));
  expect(maskable).toContain("0057ff");
  expect(icons.get("favicon.svg")?.toString()).toContain('fill="#00a86b"');

  // A ground on which the logo's own colour is seen.
  const onIce = screenCard("contacts", { title: "Contacts", lead: "Agency" });
  const brand = { productName: "Agency", colors: BLUE, logo: LOGO };
  const faces = await openTypefaces(ROOT);
  const card = await colorsIn(await renderCard(drawCard(cardDesign(onIce, brand, drawBeside), faces)));
  expect([...card].some((color) => distance(color, "00a86b") < 6)).toBe(true);

  const content = screenCard("index", { title: "Brands", lead: "Agency" });
  const design = cardDesign(content, brand, drawBeside);
  expect(design.draw([])).toContain(BLUE.accent);
  expect([design.text, design.half]).toEqual([BLUE.ground, BLUE.ground]);
});
