/** Opens the CMS of the environment's settings and imports the settings and texts of the demo: as much as a site needs to be built. */
import { readDemoContent } from "../../src/seed/demo-content";
import { importDemoContent } from "../../src/seed/import";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { payload } = await openCms();
const none = {
  cases: [],
  awards: [],
  clients: [],
  team: [],
  gallery: [],
  vacancies: [],
  news: [],
  posts: [],
  externals: [],
};
await importDemoContent(payload, { content: { ...readDemoContent(), ...none } });
await payload.destroy();
printResult("seeded");
process.exit(0);
