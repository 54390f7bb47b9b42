/** Tokens of the links to sets (X12): 128 bits, made of the secret, so that what is in the database opens nothing. */
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const BYTES = 16;

export const newNonce = (): string => randomBytes(BYTES).toString("base64url");

/** @param nonce of the link; another one makes another token, and ends the link before */
export function tokenOf(secret: string, set: number, nonce: string): string {
  return createHmac("sha256", secret).update(`set ${set} ${nonce}`).digest().subarray(0, BYTES).toString("base64url");
}

/** Value of a reader's cookie: the token, and proof that the passphrase was right. */
export function cookieOf(secret: string, token: string, passphrase: string | null): string {
  const proof = createHmac("sha256", secret)
    .update(`reader ${token} ${passphrase ?? ""}`)
    .digest();
  return `${token}.${proof.subarray(0, BYTES).toString("base64url")}`;
}

export function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** @returns what is stored of a passphrase */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(BYTES);
  return `${salt.toString("base64url")}.${(await derive(passphrase, salt, 32)).toString("base64url")}`;
}

export async function isPassphrase(given: string, stored: string): Promise<boolean> {
  const [salt = "", hash = ""] = stored.split(".");
  return isSame((await derive(given, Buffer.from(salt, "base64url"), 32)).toString("base64url"), hash);
}
