/** Opens the CMS of the environment's settings and imports the demo content. */
import { createRouter } from "../../src/public-api/router";
import { demoContent } from "../../../demo/content";
import { importDemoContent } from "../../src/seed/import";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { env, payload } = await openCms();
const found = await importDemoContent(payload, { content: demoContent });
const again = await importDemoContent(payload, { content: demoContent });
const { totalDocs: cases } = await payload.count({ collection: "cases" });
const router = createRouter({
  getPayload: async () => payload,
  siteUrl: env.siteUrl,
  cache: true,
  validate: true,
});
const answers: number[] = [];
for (const path of ["/api/cases/ru", "/api/jobs", "/api/site/br"]) {
  answers.push((await router(new Request(env.siteUrl + path))).status);
}
await payload.destroy();
printResult({ found, again, cases, answers });
process.exit(0);
