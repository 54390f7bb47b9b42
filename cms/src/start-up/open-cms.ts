import { mkdirSync } from "node:fs";
import path from "node:path";
import { getPayload, type Payload } from "payload";
import { databaseKind } from "payload-kit/database-kind";
import { readEnv, type CmsEnv } from "../env";
import config from "../payload.config";
import { OWNER_FOLDER, ownFiles, ownFolder } from "payload-kit/owner-only";
import { migrations } from "../migrations/sqlite";
import { backUpBeforeMigrating } from "./back-up";
import { migrateUnderNote, undoInterruptedMigration } from "./interrupted-migration";

function makeFolders({ databaseUrl, dataDir, mediaDir, enquiryFilesDir, releases }: CmsEnv): void {
  ownFolder(dataDir, releases.folder);
  ownFolder(mediaDir);
  ownFolder(enquiryFilesDir);
  const folder = path.dirname(databaseUrl.slice("file:".length));
  // One that is shared with other programs stays as it is.
  if (databaseKind(databaseUrl) === "sqlite") {
    mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true, mode: OWNER_FOLDER });
  }
}

function closeDatabase(databaseUrl: string): void {
  if (databaseKind(databaseUrl) !== "sqlite") return;
  const file = databaseUrl.slice("file:".length);
  ownFiles(file, `${file}-wal`, `${file}-shm`);
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
  const undone = undoInterruptedMigration(env.databaseUrl);
  const copy = await backUpBeforeMigrating(
    env,
    migrations.map(({ name }) => name),
  );
  const payload = await migrateUnderNote(env.databaseUrl, copy, async () => {
    const opened = await getPayload({ config, cron });
    // In production the adapter has migrated while it connected, from what is bundled with it.
    if (process.env.NODE_ENV !== "production") await opened.db.migrate();
    return opened;
  });
  closeDatabase(env.databaseUrl);
  if (undone !== undefined)
    payload.logger.warn({ msg: `A migration had been interrupted; it began again from ${undone || "nothing"}.` });
  if (copy) payload.logger.info({ msg: `Migrated; the database as it was before is in ${copy}` });
  return { env, payload };
}
