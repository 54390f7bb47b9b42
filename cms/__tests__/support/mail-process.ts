/**
 * A CMS that accepts enquiries in a process of its own, without demo content, so that it starts quickly and can be
 * killed.
 */
import { createInterface } from "node:readline";
import { z } from "zod";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";
import { serveCms } from "./served-cms";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
// All code is loaded; the database is opened when the first line comes.
printResult("loaded");
if ((await lines.next()).done) process.exit(0);

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
const { url, step } = await serveCms({ env, payload });
printResult({ url });

for await (const line of lines) {
  const call = z.object({ step: z.string(), argument: z.unknown().optional() }).parse(JSON.parse(line));
  printResult({ value: await step(call.step, call.argument) });
}
await payload.destroy();
process.exit(0);
