import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Payload } from "payload";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** Use of a sealed text: it opens for no other. */
export interface Purpose {
  /** Derives a key of its own from Payload's secret. */
  readonly keyContext: string;
  /** The text and its owner. */
  readonly name: string;
}

const keyOf = ({ config }: Payload, { keyContext }: Purpose) =>
  Buffer.from(hkdfSync("sha256", config.secret, "", keyContext, 32));

/** Encrypts a text with a key that is derived from Payload's secret. */
export function seal(payload: Payload, purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(payload, purpose), nonce).setAAD(Buffer.from(purpose.name));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @returns undefined when it was not sealed for this purpose, or with another secret */
export function unseal(payload: Payload, purpose: Purpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= NONCE + TAG) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(payload, purpose), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(purpose.name))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
