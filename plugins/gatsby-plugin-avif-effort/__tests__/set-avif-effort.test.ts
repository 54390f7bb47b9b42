import { readFileSync } from "node:fs";
import sharp from "sharp";
import { setAvifEffort } from "../src/set-avif-effort";

const drawing = () =>
  sharp(Buffer.from('<svg width="320" height="200"><circle cx="90" cy="90" r="70" fill="#ff4b1f"/></svg>'));

test("N30: AVIF is made with little effort, unless another is asked for", async () => {
  const [little, usual] = await Promise.all([1, 4].map((effort) => drawing().avif({ quality: 50, effort }).toBuffer()));
  setAvifEffort();
  expect(await drawing().avif({ quality: 50 }).toBuffer()).toEqual(little);
  expect(await drawing().avif({ quality: 50, effort: 4 }).toBuffer()).toEqual(usual);
  expect(little).not.toEqual(usual);
});

test("N30: the plugin for pictures leaves the effort to the library", () => {
  const [, options = ""] =
    /\.avif\(\{([^}]*)\}\)/.exec(readFileSync("node_modules/gatsby-plugin-sharp/process-file.js", "utf8")) ?? [];
  expect(options).toMatch(/quality/);
  expect(options).not.toMatch(/effort|speed/);
});
