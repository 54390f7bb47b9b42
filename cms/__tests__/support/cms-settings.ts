import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Settings of a CMS in a folder of its own, as environment variables. */
export interface CmsSettings {
  readonly folder: string;
  readonly env: Record<string, string>;
}

/** @param folder for its data; by default a new one */
export function temporaryCms(folder: string = mkdtempSync(path.join(tmpdir(), "cms-test-"))): CmsSettings {
  const env = {
    // Migrations run as in production: from what is bundled, when the database is opened.
    NODE_ENV: "production",
    DATA_DIR: folder,
    RELEASES_DIR: path.join(folder, "releases"),
    DATABASE_URL: `file:${path.join(folder, "cms.sqlite")}`,
    PAYLOAD_SECRET: "a secret for tests, long enough for all",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "correct horse battery",
    SITE_URL: "http://localhost:3000",
    LOG_FORMAT: "pretty",
  };
  return { folder, env };
}
