import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Payload } from "payload";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

const keyOf = ({ config }: Payload) =>
  Buffer.from(hkdfSync("sha256", config.secret, "", "future-native second factor", 32));

/**
 * Encrypts a text with a key that is derived from `PAYLOAD_SECRET`.
 * @param purpose what it is for and whose it is: it opens for nothing else
 */
export function seal(payload: Payload, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(payload), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @returns undefined when it was not sealed for this purpose, or with another `PAYLOAD_SECRET` */
export function unseal(payload: Payload, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= NONCE + TAG) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(payload), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
