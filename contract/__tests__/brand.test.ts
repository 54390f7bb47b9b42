/** Own colours and logo of a site: what is refused, and how a logo is coloured for a ground. */
import {
  completeColors,
  contrastOfHex,
  DEFAULT_COLORS,
  findLogoFault,
  inHex,
  LARGEST_LOGO,
  logoOn,
  logoSize,
  paletteOf,
  placeLogo,
  TERRITORY_HEX,
  trimLogo,
} from "../src/cards";
import { site } from "../src/site";

const svg = (content: string, root = 'viewBox="0 0 80 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const LOGO = svg('<g fill="#ff0055"><path d="M0 0h8v8z"/></g><circle cx="4" cy="4" r="2" fill="currentColor"/>');

describe("a logo", () => {
  it.each([
    ["of shapes", LOGO],
    [
      "with a gradient by its name",
      svg('<linearGradient id="a"><stop offset="0"/></linearGradient><rect fill="url(#a)"/>'),
    ],
    ["with a title", svg("<title>Agency</title><path d='M0 0z'/>")],
  ])("%s is taken", (_, source) => {
    expect(findLogoFault(source)).toBeUndefined();
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>"), { code: "element", name: "script" }],
    ["an event", svg('<path onload="alert(1)" d=""/>'), { code: "attribute", name: "onload" }],
    ["an event of the root", svg("", 'onload="alert(1)" viewBox="0 0 1 1"'), { code: "attribute", name: "onload" }],
    ["a link", svg('<a href="https://x.example"><path d=""/></a>'), { code: "element", name: "a" }],
    ["a reference to elsewhere", svg('<use xlink:href="https://x.example#a"/>'), { code: "element", name: "use" }],
    ["an address in a paint", svg('<path fill="url(https://x.example#a)"/>'), { code: "attribute", name: "fill" }],
    ["a picture", svg('<image href="data:,"/>'), { code: "element", name: "image" }],
    ["other markup", svg("<foreignObject/>"), { code: "element", name: "foreignObject" }],
    ["a style sheet", svg("<style>*{}</style>"), { code: "element", name: "style" }],
    ["a style", svg('<path style="fill:red"/>'), { code: "attribute", name: "style" }],
    ["an animation", svg('<set attributeName="href"/>'), { code: "element", name: "set" }],
    ["an entity", svg('<path fill="&#106;"/>'), { code: "svg" }],
    ["what is not closed", svg("<g>"), { code: "svg" }],
    ["an attribute twice", svg('<path d="" d=""/>'), { code: "svg" }],
    ["two roots", LOGO + LOGO, { code: "svg" }],
    ["no view box", svg("", 'width="8"'), { code: "viewBox" }],
    ["no name space", '<svg viewBox="0 0 1 1"></svg>', { code: "svg" }],
    ["other text", "logo", { code: "svg" }],
    ["more than its size", svg(`<path d="${"M0 0z".repeat(LARGEST_LOGO / 5)}"/>`), { code: "size" }],
  ])("with %s is refused", (_, source, fault) => {
    expect(findLogoFault(source)).toEqual(fault);
    expect(site.shape.logo.safeParse(source).success).toBe(false);
  });

  it("is kept without what programs write around it", () => {
    const file = `\uFEFF<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg>\n${LOGO}\n`;
    expect(trimLogo(file)).toBe(LOGO);
  });

  it("has the colour of text where it says so, and where it is lost in its ground", () => {
    expect(logoOn(LOGO, "#f4f3ee", "#0e0e10")).toContain('<g fill="#ff0055">');
    expect(logoOn(LOGO, "#f4f3ee", "#0e0e10")).toContain('r="2" fill="#0e0e10"');
    // On a colour it is drawn in one.
    const sign = svg('<rect fill="#ff0055"/><path fill="white"/><path fill="#ffe000"/>');
    expect(logoOn(sign, "#ff1060", "#0e0e10")).toContain(
      '<rect fill="#0e0e10"/><path fill="#ff1060"/><path fill="#0e0e10"/>',
    );
    expect(logoOn(sign, "#cfe9e5", "#0e0e10")).toContain('<rect fill="#ff0055"/><path fill="white"/>');
    expect(logoOn(svg('<path fill="#000" stroke="#FFF"/>'), "#0e0e10", "#f4f3ee")).toContain(
      '<path fill="#f4f3ee" stroke="#FFF"/>',
    );
    // Without a colour SVG draws in black.
    expect(logoOn(svg("<path/>"), "#0e0e10", "#f4f3ee")).toMatch(/^<svg fill="#f4f3ee"/);
  });

  it("keeps its proportions in a box", () => {
    expect(logoSize(LOGO)).toEqual({ width: 80, height: 20 });
    const placed = placeLogo(svg("<path/>", 'width="99" viewBox="0 0 8 2"'), { x: 1, y: 2, width: 16, height: 4 });
    expect(placed).toMatch(/^<svg x="1" y="2" width="16" height="4" xmlns="[^"]*" viewBox="0 0 8 2">/);
  });
});

describe("own colours", () => {
  it("take the place of paper, ink and hot, also where a territory is drawn", () => {
    const palette = paletteOf({ ground: "#ffffff", ink: "#101820", accent: "#0057ff" });
    const territory = { colors: ["hot", "ink", "sun"], mark: "arc", seed: 1 } as const;
    expect(inHex({ ...territory, colors: [...territory.colors] }, palette).colors).toEqual([
      "#0057ff",
      "#101820",
      TERRITORY_HEX.sun,
    ]);
    expect(paletteOf(null)).toBe(TERRITORY_HEX);
  });

  it("are those of the design where a field is empty, which fulfil their own rule", () => {
    expect(completeColors({ accent: "#0057ff", ink: "" })).toEqual({ ...DEFAULT_COLORS, accent: "#0057ff" });
    expect(contrastOfHex(DEFAULT_COLORS.ink, DEFAULT_COLORS.ground)).toBeGreaterThan(4.5);
    expect(contrastOfHex(DEFAULT_COLORS.accent, DEFAULT_COLORS.ground)).toBeGreaterThan(3);
  });
});

test("a site is in all languages, in the design's colours and under its own mark unless it says otherwise", () => {
  const { languages, colors, logo } = site.shape;
  expect([languages, colors, logo].map((field) => field.parse(undefined))).toEqual([["en", "ru", "br"], null, null]);
  expect(languages.safeParse([]).success).toBe(false);
});
