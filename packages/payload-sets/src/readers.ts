/** Lets those read a set who have a link to it (X12). The server in front of Next asks it for each request with a cookie. */
import type { Payload, Where } from "payload";
import { notify } from "payload-kit/notify";
import { rateLimitOf } from "payload-kit/rate-limit";
import { pagesOfShown, shownFiles } from "payload-releases/store/shown-releases";
import { placeOfText } from "./place-of-text";
import { readers, type Opening } from "./open-sets";
import type { Settings } from "./options";
import { PANEL } from "./protocol";
import { findRows, SET_REPLIES, SET_STATES, SETS, type SetState } from "./rows";
import { localized } from "./texts";
import { cookieOf, isPassphrase, isSame, tokenOf } from "./token";

/** So many milliseconds what was read of the links counts: a link that is revoked is dead within a second. */
const KEPT = 500;

const QUARTER_OF_AN_HOUR = 15 * 60;
const replies = rateLimitOf({ name: "set-replies", points: 60, duration: QUARTER_OF_AN_HOUR, store: "memory" });
/** Of a network: links that are none, and wrong passphrases of a link. */
const tries = rateLimitOf({ name: "set-links", points: 30, duration: QUARTER_OF_AN_HOUR, store: "memory" });
/** Wrong passphrases of a link from all networks together. Readers who have entered have a cookie, and are not counted. */
const triesOfLink = rateLimitOf({
  name: "set-passphrases",
  points: 100,
  duration: QUARTER_OF_AN_HOUR,
  store: "memory",
});

interface Link {
  readonly state: SetState & { nonce: string; expiresAt: string };
  readonly token: string;
  readonly name: string;
}

/** Gives readers with a valid link access to sets. */
export function startReaders(payload: Payload, { releases, secret }: Pick<Settings, "releases" | "secret">): void {
  let read: { readonly at: number; readonly links: Promise<Link[]> } | undefined;
  const links = (): Promise<Link[]> => {
    if (!read || Date.now() - read.at > KEPT) read = { at: Date.now(), links: readLinks(payload, secret) };
    return read.links;
  };
  const linkOf = async (token: string) => (await links()).find((link) => isSame(link.token, token));
  readers.value = {
    async open(token, passphrase, network) {
      const limit = await tries(payload);
      // Before it is looked at: many at once would all be looked at otherwise.
      const wait = await limit.count(network);
      // A link that has just been made is not among those that were read before.
      if (wait === undefined) read = undefined;
      const link = await linkOf(token);
      // A valid link is not blocked by failed attempts from the same network.
      if (!link) return wait === undefined ? { state: "closed" } : { state: "slow-down", wait };
      await limit.giveBack(network);
      const { expiresAt, passphrase: wanted = null, set } = link.state;
      if (wanted && passphrase === "") return { state: "passphrase" };
      const refused = wanted ? await tryPassphrase(payload, { passphrase, wanted, set, network }) : undefined;
      return refused ?? { state: "open", cookie: cookieOf(secret, token, wanted), expiresAt };
    },
    async find(cookie) {
      const link = await linkOf(cookie.split(".")[0] ?? "");
      if (!link || !isSame(cookie, cookieOf(secret, link.token, link.state.passphrase ?? null))) return undefined;
      const { expiresAt, folder, hash, set } = link.state;
      if (!folder || !hash) return undefined;
      const files = shownFiles(releases, folder);
      return { id: set, name: link.name, files, hash, expiresAt, isApproved: await isApproved(payload, set, hash) };
    },
    async reply({ id, name: set, files, hash }, { kind, name, text, path: page, excerpt }) {
      if ((await (await replies(payload)).count(String(id))) !== undefined) return false;
      const place =
        kind === "note" ? await placeOfText(payload, await pagesOfShown(files), { path: page, excerpt }) : null;
      const data = { set: id, kind, name, text, path: page, excerpt, hash, place: place && { ...place } };
      await payload.create({ collection: SET_REPLIES, data, depth: 0 });
      notify(payload, {
        kind: "sets",
        text: localized(`sets:notice.${kind}`, { name: set }),
        path: `/collections/${SETS}/${id}${PANEL}`,
      });
      return true;
    },
  };
}

interface Try {
  readonly passphrase: string;
  /** As it is stored. */
  readonly wanted: string;
  readonly set: number;
  readonly network: string;
}

/** @returns why a passphrase does not open a set; undefined where it does. Right ones do not count */
async function tryPassphrase(
  payload: Payload,
  { passphrase, wanted, set, network }: Try,
): Promise<Opening | undefined> {
  const [ofNetwork, ofLink] = await Promise.all([tries(payload), triesOfLink(payload)]);
  const key = `${set} ${network}`;
  const wait = (await ofNetwork.count(key)) ?? (await ofLink.count(String(set)));
  if (wait !== undefined) return { state: "slow-down", wait };
  if (!(await isPassphrase(passphrase, wanted))) return { state: "wrong-passphrase" };
  await Promise.all([ofNetwork.giveBack(key), ofLink.giveBack(String(set))]);
  return undefined;
}

async function readLinks(payload: Payload, secret: string): Promise<Link[]> {
  const now = new Date().toISOString();
  const states = await findRows(payload, SET_STATES, {
    and: [{ nonce: { exists: true } }, { expiresAt: { greater_than: now } }],
  });
  const ids = states.map(({ set }) => set);
  const sets = await findRows(payload, SETS, { and: [{ id: { in: ids } }, { phase: { equals: "open" } }] });
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  return states.flatMap((state) => {
    const { expiresAt, nonce, set } = state;
    const name = names.get(set);
    if (name === undefined || !nonce || !expiresAt) return [];
    return [{ state: { ...state, nonce, expiresAt }, name, token: tokenOf(secret, set, nonce) }];
  });
}

async function isApproved(payload: Payload, set: number, hash: string): Promise<boolean> {
  const of: Where = { and: [{ set: { equals: set } }, { kind: { equals: "approval" } }, { hash: { equals: hash } }] };
  return (await payload.count({ collection: SET_REPLIES, where: of })).totalDocs > 0;
}
