/** Monitors a CMS while its PostgreSQL hangs with open connections, and after it recovers. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createAlert } from "payload-monitoring/alerts";
import { createWatch } from "payload-monitoring/watch";
import { createSweeper } from "../../src/database/lock";
import { runChecks } from "./findings";
import { printResult } from "./result";

const database = new URL(process.env.DATABASE_URL ?? "");
const realPort = Number(database.port);

/** Both ends of every connection to the database. */
const sockets = new Set<Socket>();
let isHung = false;
const proxy = createServer((client) => {
  const server = connect(realPort, database.hostname);
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(socket);
    socket.on("data", (chunk) => isHung || other.write(chunk));
    socket.on("close", () => other.destroy());
    socket.on("error", () => other.destroy());
  }
});

/** Ends the hang by closing all connections, because the dropped bytes cannot be sent again. */
function breakOff() {
  isHung = false;
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}

await once(proxy.listen(0, "127.0.0.1"), "listening");
database.port = String((proxy.address() as AddressInfo).port);
process.env.DATABASE_URL = database.href;
// Imported late, because settings are read on import.
const { openCms } = await import("../../src/start-up/open-cms");
const { env, payload } = await openCms();
const { alertsOf } = await import("../../src/plugins/monitoring");
const alert = createAlert(payload, alertsOf(env));
const watch = createWatch(payload, { alert, isOurs: createSweeper(env.databaseUrl, "watch") });

async function look(): Promise<string[]> {
  const findings = await runChecks({ payload, env });
  await watch(findings);
  return findings.filter(({ isFatal }) => isFatal).map(({ name, reason }) => `${name}: ${reason}`);
}

const atFirst = await look();
isHung = true;
const hung = await look();
const stillHung = await look();
breakOff();
const inTheEnd = await look();
printResult({ atFirst, hung, stillHung, inTheEnd });
process.exit(0);
