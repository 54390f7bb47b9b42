/** Pictures are encoded with the same effort by builds and by the refinement after the first build. */
import sharp from "sharp";
import { PICTURE_EFFORT } from "../../cms/publisher/site-source";
import { setAvifEffort } from "../../plugins/gatsby-plugin-avif-effort/src/set-avif-effort";

test("AVIF that is made again is what a build makes", async () => {
  const input = { create: { width: 64, height: 64, channels: 3, background: "#ff4b1f", noise: noise() } } as const;
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const again = await picture().avif({ quality: 50, effort: PICTURE_EFFORT.avif }).toBuffer();
  setAvifEffort();
  const built = await picture().avif({ quality: 50 }).toBuffer();
  expect(again.equals(built)).toBe(true);
});

const noise = () => ({ type: "gaussian", mean: 128, sigma: 60 }) as const;
