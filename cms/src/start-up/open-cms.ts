import { mkdirSync } from "node:fs";
import path from "node:path";
import { getPayload, type Payload } from "payload";
import { databaseKind } from "../database-kind";
import { readEnv, type CmsEnv } from "../env";
import config from "../payload.config";
import { migrations } from "../migrations/sqlite";
import { backUpBeforeMigrating } from "./back-up";

function makeFolders({ databaseUrl, mediaDir }: CmsEnv): void {
  mkdirSync(/* turbopackIgnore: true */ mediaDir, { recursive: true });
  if (databaseKind(databaseUrl) === "sqlite") {
    mkdirSync(path.dirname(/* turbopackIgnore: true */ databaseUrl.slice("file:".length)), { recursive: true });
  }
}

export interface OpenCms {
  readonly env: CmsEnv;
  readonly payload: Payload;
}

/**
 * Opens the CMS on an up-to-date database: makes its folders, backs it up and migrates it as needed.
 * @param options.cron whether to run due jobs, such as scheduled publishing, in this process
 */
export async function openCms({ cron = false } = {}): Promise<OpenCms> {
  const env = readEnv();
  makeFolders(env);
  const copy = await backUpBeforeMigrating(
    env,
    migrations.map(({ name }) => name),
  );
  const payload = await getPayload({ config, cron });
  if (copy) payload.logger.info({ msg: `Migrated; the database as it was before is in ${copy}` });
  // In production the adapter has migrated while it connected, from what is bundled with it.
  if (process.env.NODE_ENV !== "production") await payload.db.migrate();
  return { env, payload };
}
