/** Takes the demo content away and says what stays; the site is built without it when the CMS starts next. */
import { openCms } from "../src/start-up/open-cms";
import { takeDemoAway } from "../src/seed/take-demo-away";

const { payload } = await openCms();
const { taken, remaining } = await takeDemoAway(payload);
console.log(`✔ took away ${taken} entries, files and screens of the demo content`);
if (remaining.length > 0) console.log("  These stay; delete them in the CMS if you do not want them:");
for (const { list, title, why } of remaining) console.log(`  - ${[list, title].filter(Boolean).join(" ")}: ${why}`);
await payload.destroy();
process.exit(0);
