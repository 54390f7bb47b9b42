/** Runs `pg_dump` and `pg_restore` of PostgreSQL's client. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { StringDecoder } from "node:string_decoder";
import { text } from "node:stream/consumers";

/** The password is passed in the environment, because arguments are visible to all users of the machine. */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

const missing = (tool: string, version: string) =>
  new Error(
    `${tool} is not installed, and PostgreSQL is backed up by it. Install PostgreSQL's client, version ${version} or newer (Debian: apt install postgresql-client; macOS: brew install libpq), and run the command again.`,
  );

/** @returns the major version of a tool @throws Error that says what to install */
async function versionOf(tool: string, wanted: string): Promise<number> {
  const child = spawn(tool, ["--version"], { stdio: ["ignore", "pipe", "ignore"] });
  const said = text(child.stdout).catch(() => "");
  await once(child, "close").catch(() => {
    throw missing(tool, wanted);
  });
  return Number(/(\d+)/.exec(await said)?.[1] ?? 0);
}

/** @param server major version of the server */
async function checkVersion(server: number): Promise<void> {
  const own = await versionOf("pg_dump", String(server));
  if (own >= server) return;
  throw new Error(
    `pg_dump has version ${own} and the server ${server}: an older one cannot read a newer server. Install PostgreSQL's client ${server} (Debian: apt install postgresql-client-${server}, from apt.postgresql.org where Debian has it not; macOS: brew install postgresql@${server}) and put it first in PATH.`,
  );
}

/**
 * Writes a dump in PostgreSQL's own format.
 * @param options.snapshot exported by another connection
 * @param options.server major version of the server
 * @throws Error that says what to install, or has the output of pg_dump
 */
export async function dumpPostgres(
  url: string,
  { file, snapshot, server }: { file: string; snapshot: string; server: number },
): Promise<void> {
  await checkVersion(server);
  const { address, env } = connection(url);
  const options = ["--format=custom", "--no-owner", "--no-privileges", "--schema=public"];
  const child = spawn("pg_dump", [...options, `--snapshot=${snapshot}`, `--file=${file}`, `--dbname=${address}`], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`pg_dump failed: ${(await said).trim().slice(-2000)}`);
}

/**
 * The rows of a dump as lines of PostgreSQL's text format.
 * @throws Error that says what to install, or has the output of pg_restore
 */
export async function* dumpedLines(file: string): AsyncGenerator<string> {
  await versionOf("pg_restore", "that of the server");
  const child = spawn("pg_restore", ["--data-only", "--file=-", file], { stdio: ["ignore", "pipe", "pipe"] });
  const said = text(child.stderr);
  const closed = once(child, "close") as Promise<[number | null]>;
  const decoder = new StringDecoder("utf8");
  let rest = "";
  // Not with node:readline, which also splits at Unicode line separators within a text.
  for await (const chunk of child.stdout) {
    const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  const [code] = await closed;
  if (code !== 0) throw new Error(`pg_restore cannot read ${file}: ${(await said).trim().slice(-2000)}`);
}
