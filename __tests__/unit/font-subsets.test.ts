import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cutFonts, FONTS_FOLDER } from "../../scripts/lib/font-subsets";

test("the fonts are what `npm run fonts` makes of the packages", async () => {
  const cut = await cutFonts();
  const fonts = readdirSync(FONTS_FOLDER).filter((file) => file.endsWith(".woff2"));
  expect([...cut.keys()].sort()).toEqual(fonts.sort());
  for (const [file, bytes] of cut)
    expect([file, bytes.equals(readFileSync(join(FONTS_FOLDER, file)))]).toEqual([file, true]);
});
