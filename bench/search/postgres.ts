/** PostgreSQL's full text over the same documents, for comparison. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { Search } from "../../__tests__/support/search-recall";
import { freePort } from "../../scripts/lib/ports";
import type { SearchedText } from "./searched-texts";

const CONFIGURATIONS: Readonly<Record<string, string>> = { en: "english", ru: "russian", pt: "portuguese" };
const SERVER = join(process.cwd(), "cms", "__tests__", "support", "postgres-server.ts");

export interface Postgres {
  /** A search that ranks the documents that have any of the words: one that demands all of them finds less. */
  searchOver(tag: string, texts: readonly SearchedText[]): Promise<Search>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that is installed, or the embedded one, in a folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), "bench-postgres-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", SERVER, folder, String(port), "installed"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const chunk of server.stdout) if (String(chunk).includes("ready")) break;
  const client = new Client({ host: "127.0.0.1", port, user: "postgres", password: "postgres", database: "postgres" });
  await client.connect();
  return {
    searchOver: (tag, texts) => searchOver(client, CONFIGURATIONS[tag] ?? "simple", texts),
    async stop() {
      await client.end();
      server.stdin.end();
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function searchOver(client: Client, configuration: string, texts: readonly SearchedText[]): Promise<Search> {
  await client.query("DROP TABLE IF EXISTS documents");
  await client.query("CREATE TABLE documents (key text, words tsvector)");
  const weighted = ["A", "B", "C", "D"].map((weight, at) => `setweight(to_tsvector($2, $${at + 3}), '${weight}')`);
  for (const { key, fields } of texts) {
    const [title = "", facts = "", lead = "", body = ""] = fields;
    await client.query(`INSERT INTO documents VALUES ($1, ${weighted.join(" || ")})`, [
      ...[key, configuration],
      ...[title, facts, lead, body],
    ]);
  }
  return async (text) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key
       FROM documents, (SELECT replace(plainto_tsquery($1, $2)::text, '&', '|')::tsquery AS question) AS asked
       WHERE words @@ question ORDER BY ts_rank(words, question) DESC, key LIMIT 5`,
      [configuration, text],
    );
    return rows.map(({ key }) => key);
  };
}
