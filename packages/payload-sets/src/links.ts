/** Links to sets, for readers without an account (X12). */
import type { Settings } from "./options";
import type { SetLink } from "./protocol";
import type { SetState } from "./rows";
import { tokenOf } from "./token";

/** The link of a set, while there is one. */
export function linkOf(
  { set, nonce, expiresAt, passphrase }: Pick<SetState, "set" | "nonce" | "expiresAt" | "passphrase">,
  { readerPath, secret }: Pick<Settings, "readerPath" | "secret">,
): SetLink | null {
  if (!nonce || !expiresAt || Date.parse(expiresAt) <= Date.now()) return null;
  return { path: `${readerPath}#${tokenOf(secret, set, nonce)}`, expiresAt, hasPassphrase: Boolean(passphrase) };
}
