/** Encrypts the secrets of an installation in an archive by a passphrase. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { z } from "zod";

/** Name of the encrypted secrets in an archive. */
export const SECRETS_FILE = "secrets.enc.json";

/** By the names of their environment variables. */
export type Secrets = Readonly<Record<string, string>>;

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** OWASP's recommendation for scrypt: about 130 MB and half a second per guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const sealed = z.object({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() });

/** The secrets of this process. */
export function currentSecrets(names: readonly string[]): Secrets {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Encrypts with AES-256-GCM, by a key derived from the passphrase with scrypt. @returns JSON */
export function seal(secrets: Secrets, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, scryptSync(passphrase, salt, KEY_BYTES, COST), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), data };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64")])),
  );
}

/** @throws Error when the passphrase is wrong */
export function unseal(text: string, passphrase: string): Secrets {
  const { salt, iv, tag, data } = sealed.parse(JSON.parse(text));
  const bytes = (part: string) => Buffer.from(part, "base64");
  const key = scryptSync(passphrase, bytes(salt), KEY_BYTES, COST);
  const decipher = createDecipheriv(CIPHER, key, bytes(iv)).setAuthTag(bytes(tag));
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString()) as Secrets;
  } catch {
    throw new Error(
      "BACKUP_PASSPHRASE is not the one that the archive was made with: its secrets cannot be read. Set the right one, or restore without them (--without-secrets): new ones are made, everybody signs in again, and authenticator apps are set up anew.",
    );
  }
}
