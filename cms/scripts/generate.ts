/** `npm run generate:types` and `npm run generate:importmap`: generates Payload's files from the config. */
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";

process.env.PAYLOAD_SECRET ??= "-".repeat(32);
process.once("exit", (code) => {
  if (code === UNSETTLED_AWAIT)
    console.error("Nothing was generated: Payload's packages waited for each other. Run it again.");
});
// Sequentially: imported in parallel with the config, Payload's packages sometimes deadlock.
const { default: config } = await import("../src/payload.config");
const { generateImportMap } = await import("payload");
const { generateTypes } = await import("payload/node");

const kind = process.argv[2];
if (kind === "types") await generateTypes(await config);
else if (kind === "importmap") await generateImportMap(await config);
else throw new Error(`Say what to generate: types or importmap, not "${kind ?? ""}".`);
process.exit(0);
