/** Draws every scene into a folder as WebP: node demo/artefacts/draw.mjs <folder>. Needs a Chromium at CHROMIUM. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { hand, object, wall } from "./scenes.mjs";
import { SPECS } from "./specs.mjs";

const folder = process.argv[2] ?? ".";
const only = process.argv[3];
const font = (file) => `data:font/woff2;base64,${readFileSync(join("node_modules", file)).toString("base64")}`;
const face = (family, file, weight) => `@font-face{font-family:${family};font-weight:${weight};src:url(${font(file)})}`;
const display = (subset) => face("Unbounded", `@fontsource/unbounded/files/unbounded-${subset}-600-normal.woff2`, 600);
const text = (subset) => face("Onest", `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`, "100 900");
const ranges = { latin: "", cyrillic: "unicode-range:U+0400-045F" };
const faces = Object.entries(ranges)
  .flatMap(([subset, range]) => [display(subset), text(subset)].map((rule) => rule.replace("}", `;${range}}`)))
  .join("");

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const page = await browser.newPage();
for (const [name, spec] of Object.entries(SPECS)) {
  if (only && only !== name) continue;
  const scenes = [
    ["wide", 1920, 960, wall(spec.wall)],
    ["tall", 1380, 1640, hand(spec.hand)],
    ["square", 1300, 1300, object(spec.object)],
  ];
  for (const [form, width, height, drawing] of scenes) {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<style>${faces}body{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
    );
    await page.evaluate("document.fonts.ready");
    const shot = await page.screenshot();
    await sharp(shot)
      .webp({ quality: 78, effort: 6, smartSubsample: true })
      .toFile(join(folder, `artefact-${name}-${form}.webp`));
  }
}
await browser.close();
