/** Secrets of an installation: made on the first start, kept outside git with access for the owner only. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "payload-kit/write-durably";
import { isRecord } from "payload-kit/is-record";
import { Failure } from "./failure";

const secretsSchema = z.object({ PAYLOAD_SECRET: z.string(), ADMIN_EMAIL: z.string(), ADMIN_PASSWORD: z.string() });

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * @param dataDir folder of the database and the media
 * @returns values of the environment where it gives them, else kept or new ones
 * @throws Failure when the file that keeps them is damaged
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, "secrets.json");
  const kept = await readKept(file);
  const secrets: Secrets = {
    PAYLOAD_SECRET: kept.PAYLOAD_SECRET ?? randomBytes(32).toString("hex"),
    ADMIN_EMAIL: kept.ADMIN_EMAIL ?? "editor@futurenative.example",
    ADMIN_PASSWORD: kept.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url"),
  };
  if (!secretsSchema.safeParse(kept).success) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeDurably(file, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  return {
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
    ADMIN_EMAIL: process.env.ADMIN_EMAIL ?? secrets.ADMIN_EMAIL,
    ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? secrets.ADMIN_PASSWORD,
  };
}

/** Only a file that is not there means that there are none yet: new secrets lock out who has signed in by the old ones. */
async function readKept(file: string): Promise<Partial<Secrets>> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isRecord(error) && error.code === "ENOENT") return "{}";
    throw error;
  });
  try {
    return secretsSchema.partial().parse(JSON.parse(text));
  } catch {
    throw new Failure(
      `${file} is damaged: it is no JSON, or does not hold secrets. Bring it back from a backup (npm run restore), or remove it: new secrets are made, everybody signs in again, and authenticator apps are set up anew.`,
    );
  }
}
