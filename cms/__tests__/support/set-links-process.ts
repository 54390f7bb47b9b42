/** Tries passphrases at the link of a set, many at once and from many networks, and prints what became of them. */
import { handleEndpoints } from "payload";
import { startReaders } from "../../src/sets/readers";
import { stateOf, writeState } from "../../src/sets/set-state";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { tokenOf } from "../../src/sets/token";
import { printResult } from "./result";

const PASSPHRASE = "three loud drums";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
startReaders(payload, env);
const readers = globalThis.cmsReaders;
if (!readers) throw new Error("The readers have not started.");

const set = await payload.create({ collection: "sets", data: { name: "Spring", phase: "open" } });
const { token: session } = await payload.login({
  collection: "users",
  data: { email: env.admin?.email ?? "", password: env.admin?.password ?? "" },
});

async function makeLink(passphrase: string): Promise<unknown> {
  const headers = { Authorization: `JWT ${session}`, "Content-Type": "application/json", "Accept-Language": "ru" };
  const init = { method: "POST", headers, body: JSON.stringify({ days: 7, passphrase }) };
  const request = new Request(`${env.siteUrl}/cms-api/sets/${set.id}/link`, init);
  const response = await handleEndpoints({ config: payload.config, request });
  return [response.status, await response.json()];
}

const tooShort = await makeLink("a");
const afterShort = (await stateOf(payload, set.id))?.nonce ?? null;
const made = await makeLink(PASSPHRASE);
await writeState(payload, set.id, { folder: "shown-1", hash: "of what is shown" });
const token = tokenOf(env.secret, set.id, (await stateOf(payload, set.id))?.nonce ?? "");

let network = 0;
const open = (passphrase: string, from: string) => readers.open(token, passphrase, from);
const counted = (openings: readonly { state: string }[]) =>
  Object.fromEntries(
    ["open", "wrong-passphrase", "slow-down"].map((name) => [
      name,
      openings.filter(({ state }) => state === name).length,
    ]),
  );
const guess = (from: () => string) => Array.from({ length: 150 }, () => open("four quiet flutes", from()));

const entered = await open(PASSPHRASE, "198.51.100.1");
// One more than there are tries, one after the other: a right one takes nothing of them.
for (let time = 0; time < 31; time += 1) await open(PASSPHRASE, "198.51.100.1");
const again = await open(PASSPHRASE, "198.51.100.1");
const atOnce = await Promise.all(guess(() => "203.0.113.1"));
const waits = atOnce.flatMap((opening) => (opening.state === "slow-down" ? opening.wait : []));
const fromManyNetworks = counted(await Promise.all(guess(() => `192.0.2.${(network += 1)}`)));
const late = await open(PASSPHRASE, "198.51.100.2");
const hasReader = entered.state === "open" && (await readers.find(entered.cookie))?.id === set.id;
const wrongLinks = await Promise.all(
  Array.from({ length: 150 }, (_, at) => readers.open(`none-${at}`, "", "203.0.113.9")),
);
printResult({
  ...{ tooShort, afterShort, made, again: again.state, hasReader, late: late.state, fromManyNetworks },
  atOnce: counted(atOnce),
  waits: [Math.min(...waits) > 800, Math.max(...waits) <= 900],
  wrongLinks: wrongLinks.filter(({ state }) => state === "closed").length,
});
await payload.destroy();
process.exit(0);
