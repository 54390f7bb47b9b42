/** Lets those read a set who have a link to it (X12). The server in front of Next asks it for each request with a cookie. */
import type { Payload, Where } from "payload";
import { shownFiles } from "../../release-store/shown-releases";
import type { CmsEnv } from "../env";
import type { SetState } from "../payload-types";
import { rateLimitOf } from "../rate-limit";
import { pagesOf, placeOfText } from "./place-of-text";
import { cookieOf, isPassphrase, isSame, tokenOf } from "./token";

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

/** What a reader leaves. */
export interface Reply {
  readonly kind: "note" | "approval";
  readonly name: string;
  readonly text: string;
  readonly path: string;
  readonly excerpt: string;
}

export type Opening =
  | { readonly state: "open"; readonly cookie: string; readonly expiresAt: string }
  | { readonly state: "passphrase" | "wrong-passphrase" | "closed" | "slow-down" };

export interface Readers {
  /** @param network whose tries are counted */
  open(token: string, passphrase: string, network: string): Promise<Opening>;
  /** The set that a cookie opens; undefined for any other value, and within a second of a revocation. */
  find(cookie: string): Promise<OpenSet | undefined>;
  /** @returns whether it is kept; not, where one set gets too many */
  reply(set: OpenSet, reply: Reply): Promise<boolean>;
}

declare global {
  // Next bundles routes and start-up apart, and the server stands outside: only what hangs on globalThis is one for all.
  var cmsReaders: Readers | undefined;
}

/** So many milliseconds what was read of the links counts: a link that is revoked is dead within a second. */
const KEPT = 500;

const QUARTER_OF_AN_HOUR = 15 * 60;
const replies = rateLimitOf({ name: "set-replies", points: 60, duration: QUARTER_OF_AN_HOUR, store: "memory" });
const tries = rateLimitOf({ name: "set-links", points: 30, duration: QUARTER_OF_AN_HOUR, store: "memory" });

interface Link {
  readonly state: SetState & { nonce: string; expiresAt: string };
  readonly token: string;
  readonly name: string;
}

/** Opens the sets to whoever has a link. */
export function startReaders(payload: Payload, { releases, secret }: CmsEnv): void {
  let read: { readonly at: number; readonly links: Promise<Link[]> } | undefined;
  const links = (): Promise<Link[]> => {
    if (!read || Date.now() - read.at > KEPT) read = { at: Date.now(), links: readLinks(payload, secret) };
    return read.links;
  };
  const linkOf = async (token: string) => (await links()).find((link) => isSame(link.token, token));
  globalThis.cmsReaders = {
    async open(token, passphrase, network) {
      const limit = await tries(payload);
      const hasGuessed = await limit.isSpent(network);
      // A link that has just been made is not among those that were read before.
      if (!hasGuessed) read = undefined;
      const link = await linkOf(token);
      // Who has a link is not kept out by a neighbour's guesses.
      if (!link && hasGuessed) return { state: "slow-down" };
      if (!link) await limit.count(network);
      if (!link) return { state: "closed" };
      const { expiresAt, passphrase: wanted = null, set } = link.state;
      const key = `${set} ${network}`;
      if (wanted && passphrase === "") return { state: "passphrase" };
      if (wanted && (await limit.isSpent(key))) return { state: "slow-down" };
      if (wanted && !(await isPassphrase(passphrase, wanted))) {
        await limit.count(key);
        return { state: "wrong-passphrase" };
      }
      return { state: "open", cookie: cookieOf(secret, token, wanted), expiresAt };
    },
    async find(cookie) {
      const link = await linkOf(cookie.split(".")[0] ?? "");
      if (!link || !isSame(cookie, cookieOf(secret, link.token, link.state.passphrase ?? null))) return undefined;
      const { expiresAt, folder, hash, set } = link.state;
      if (!folder || !hash) return undefined;
      const files = shownFiles(releases.folder, folder);
      return { id: set, name: link.name, files, hash, expiresAt, isApproved: await isApproved(payload, set, hash) };
    },
    async reply({ id, files, hash }, { kind, name, text, path: page, excerpt }) {
      if ((await (await replies(payload)).count(String(id))) !== undefined) return false;
      const place = kind === "note" ? await placeOfText(payload, await pagesOf(files), { path: page, excerpt }) : null;
      const data = { set: id, kind, name, text, path: page, excerpt, hash, place: place && { ...place } };
      await payload.create({ collection: "set-replies", data, depth: 0 });
      return true;
    },
  };
}

async function readLinks(payload: Payload, secret: string): Promise<Link[]> {
  const now = new Date().toISOString();
  const { docs } = await payload.find({
    ...{ collection: "set-states", depth: 0, pagination: false },
    where: { and: [{ nonce: { exists: true } }, { expiresAt: { greater_than: now } }] },
  });
  const ids = docs.map(({ set }) => set);
  const sets = await payload.find({
    ...{ collection: "sets", depth: 0, pagination: false },
    where: { and: [{ id: { in: ids } }, { phase: { equals: "open" } }] },
  });
  const names = new Map(sets.docs.map(({ id, name }) => [id, name]));
  return docs.flatMap((state) => {
    const { expiresAt, nonce, set } = state;
    const name = names.get(set);
    if (name === undefined || !nonce || !expiresAt) return [];
    return [{ state: { ...state, nonce, expiresAt }, name, token: tokenOf(secret, set, nonce) }];
  });
}

async function isApproved(payload: Payload, set: number, hash: string): Promise<boolean> {
  const of: Where = { and: [{ set: { equals: set } }, { kind: { equals: "approval" } }, { hash: { equals: hash } }] };
  return (await payload.count({ collection: "set-replies", where: of })).totalDocs > 0;
}
