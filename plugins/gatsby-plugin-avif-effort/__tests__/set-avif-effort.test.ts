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
