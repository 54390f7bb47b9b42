/** Opens the CMS on its database, and so migrates it, when a line comes; says how many migrations the database has then. */
import { once } from "node:events";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

printResult("loaded");
await once(process.stdin, "data");
const { payload } = await openCms();
const { totalDocs } = await payload.count({ collection: "payload-migrations" });
printResult({ migrations: totalDocs });
process.exit(0);
