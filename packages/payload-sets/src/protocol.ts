/**
 * Requests and responses between the admin's set screens and the CMS (X12). Imports only types, because the admin
 * bundles it.
 */
import type { ContentRef } from "payload-releases/publisher/protocol";

/** Fragment of an address of a set's form that opens its panel. */
export const PANEL = "#private-site";

/** Phases of a set. */
export const PHASES = ["open", "going-live", "live", "putting-back", "put-back"] as const;
export type Phase = (typeof PHASES)[number];

/** States of the preview build of a set. */
export const WORK = ["none", "building", "shown", "failed"] as const;
export type Work = (typeof WORK)[number];

/** A reply of a reader with the link. */
export interface SetReply {
  readonly id: number;
  readonly kind: "note" | "approval";
  /** Name that the reader gave. */
  readonly name: string;
  /** Empty for an approval. */
  readonly text: string;
  /** Address of the page. */
  readonly path: string;
  /** The words of the page that a note is about; empty where it is about the page. */
  readonly excerpt: string;
  /** The entry and field to edit; null if unknown. */
  readonly place: ContentRef | null;
  /** Whether an approval is of what is shown now. */
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  /** ISO 8601. */
  readonly at: string;
}

/** A set as its form shows it. */
export interface SetStatus {
  /** The server's clock, ISO 8601. */
  readonly now: string;
  readonly phase: Phase;
  readonly work: Work;
  /** Of the build, 0 to 100. */
  readonly percent: number;
  /** Why it could not be shown, or could not go live. */
  readonly reason: string | null;
  readonly places: readonly ContentRef[];
  /** SHA-256 of the release that is shown. */
  readonly hash: string | null;
  readonly pages: number | null;
  /** ISO 8601. */
  readonly shownAt: string | null;
  readonly link: SetLink | null;
  readonly replies: readonly SetReply[];
}

export interface SetLink {
  /** On the server that editors use, with the token behind its `#`, which no server and no log sees. */
  readonly path: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly hasPassphrase: boolean;
}

/** Characters; longer than can be guessed within the tries that a link allows. */
export const SHORTEST_PASSPHRASE = 8;
