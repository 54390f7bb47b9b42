/** Access of readers to the sets that are open to them (X12), for the server in front of Next. */
import { sharedState } from "payload-kit/shared-state";

/** A set that is open to a reader. */
export interface OpenSet {
  readonly id: number;
  readonly name: string;
  /** Absolute path of the folder that is served. */
  readonly files: string;
  /** Of all its files. */
  readonly hash: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly isApproved: boolean;
}

/** A reply as a reader submits it. */
export interface Reply {
  readonly kind: "note" | "approval";
  readonly name: string;
  readonly text: string;
  readonly path: string;
  readonly excerpt: string;
}

export type Opening =
  | { readonly state: "open"; readonly cookie: string; readonly expiresAt: string }
  | { readonly state: "passphrase" | "wrong-passphrase" | "closed" }
  /** `wait` is in seconds. */
  | { readonly state: "slow-down"; readonly wait: number };

export interface Readers {
  /** @param network whose tries are counted */
  open(token: string, passphrase: string, network: string): Promise<Opening>;
  /** The set that a cookie opens; undefined for any other value, and within a second of a revocation. */
  find(cookie: string): Promise<OpenSet | undefined>;
  /** @returns whether it is kept; not, where one set gets too many */
  reply(set: OpenSet, reply: Reply): Promise<boolean>;
}

/** Not there before the start. */
export const readers = sharedState<Readers>("sets.readers");
