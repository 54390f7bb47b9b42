/** Payload with nothing but the plugin of a test, in its process, on a database of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { BasePayload, buildConfig, type Config, type Payload } from "payload";
import { createTables } from "./create-tables";

/** @returns Payload, from the first test of a file to the last */
export function providePayload(config: Partial<Config>): () => Payload {
  let payload: Payload | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "payload-"));
    const db = sqliteAdapter({ client: { url: `file:${join(folder, "test.sqlite")}` }, push: false });
    const logger: Config["logger"] = { options: { level: "fatal" } };
    const bare = { secret: "for tests only", telemetry: false, logger };
    payload = await new BasePayload().init({ config: await buildConfig({ ...bare, db, ...config }) });
    await createTables(payload);
  });
  afterAll(async () => {
    await payload?.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (!payload) throw new Error("Payload opens before the first test of a file: use it in tests and hooks.");
    return payload;
  };
}
