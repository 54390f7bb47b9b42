/** Links to sets, for readers without an account (X12). */
import { readEnv } from "../env";
import type { SetState } from "../payload-types";
import { READER_PATH, type SetLink } from "./protocol";
import { tokenOf } from "./token";

export type LinkOf = Pick<SetState, "set" | "nonce" | "expiresAt" | "passphrase">;

/** The link of a set, while there is one. */
export function linkOf({ set, nonce, expiresAt, passphrase }: LinkOf): SetLink | null {
  if (!nonce || !expiresAt || Date.parse(expiresAt) <= Date.now()) return null;
  const token = tokenOf(readEnv().secret, set, nonce);
  return { path: `${READER_PATH}#${token}`, expiresAt, hasPassphrase: Boolean(passphrase) };
}
