/** Secrets of an installation: made on the first start, kept outside git with access for the owner only. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Secrets {
  PAYLOAD_SECRET: string;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
}

/**
 * @param dataDir folder of the database and the media
 * @returns values of the environment where it gives them, else kept or new ones
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, "secrets.json");
  const kept = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as Partial<Secrets>,
    () => ({}) as Partial<Secrets>,
  );
  const secrets: Secrets = {
    PAYLOAD_SECRET: kept.PAYLOAD_SECRET ?? randomBytes(32).toString("hex"),
    ADMIN_EMAIL: kept.ADMIN_EMAIL ?? "editor@futurenative.example",
    ADMIN_PASSWORD: kept.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url"),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return {
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
    ADMIN_EMAIL: process.env.ADMIN_EMAIL ?? secrets.ADMIN_EMAIL,
    ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? secrets.ADMIN_PASSWORD,
  };
}
