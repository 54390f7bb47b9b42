/** Imports the settings and texts of the demo into the environment's CMS, the minimum for a build of the site. */
import { readDemoContent } from "../../src/seed/demo-content";
import { importDemoContent } from "../../src/seed/import";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { payload } = await openCms();
const { lists, globals } = readDemoContent();
const kept = ["case-categories", "services", "job-cities", "team-categories", "blog-tags", "offices"];
const texts = Object.fromEntries(Object.entries(lists).filter(([collection]) => kept.includes(collection)));
await importDemoContent(payload, { content: { globals, lists: texts } });
await payload.destroy();
printResult("seeded");
process.exit(0);
