/** `npm run generate:types` and `npm run generate:importmap`: writes what Payload makes from the config. */
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";

process.env.PAYLOAD_SECRET ??= "-".repeat(32);
const { default: config } = await import("../src/payload.config");

const kind = process.argv[2];
if (kind === "types") await generateTypes(await config);
else if (kind === "importmap") await generateImportMap(await config);
else throw new Error(`Say what to generate: types or importmap, not "${kind ?? ""}".`);
process.exit(0);
