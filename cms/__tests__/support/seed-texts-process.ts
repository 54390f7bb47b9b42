/** Imports the settings and texts of the demo into the environment's CMS, the minimum for a build of the site. */
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
