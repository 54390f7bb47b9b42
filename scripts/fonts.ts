/**
 * `npm run fonts`: subsets the fonts of the pages again; after a change of src/styles/fonts.css or of the font
 * packages.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFonts, FONTS_FOLDER } from "./lib/font-subsets";

for (const [file, bytes] of await cutFonts()) {
  await writeFile(join(FONTS_FOLDER, file), bytes);
  console.log(`${String(bytes.length).padStart(6)}  ${file}`);
}
