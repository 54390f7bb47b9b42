/** Starts the CMS as the server does, tells which of its instances sweeps, and prints how often its first entries are there. */
import config from "../../src/payload.config";
import { getPayload } from "payload";
import { startUp } from "../../src/start-up/start-up";
import { printResult } from "./result";

await startUp();
const payload = await getPayload({ config });
const { totalDocs: users } = await payload.count({ collection: "users" });
const { docs } = await payload.find({ collection: "payload-migrations", pagination: false });
const names = docs.map(({ name }) => name);
printResult({ users, repeated: names.length - new Set(names).size, migrations: names.length });
process.exit(0);
