/** `npm run icons`: redraws the icons of static/ from the mark; after a change of the mark or of its colours. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawIcons } from "../src/seo/icons";
import { ROOT } from "./lib/paths";

for (const [file, bytes] of await drawIcons({ colors: null, logo: null })) {
  await writeFile(join(ROOT, "static", file), bytes);
  console.log(`${String(bytes.length).padStart(6)}  ${file}`);
}
