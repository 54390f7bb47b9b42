/** Tries passphrases at the link of a set, many at once and from many networks. */
import { startReaders } from "payload-sets/readers";
import { stateOf, writeState } from "payload-sets/rows";
import { tokenOf } from "payload-sets/token";
import type { TestCms } from "./test-cms";
import { readers as openSets, type Opening } from "payload-sets/open-sets";

const PASSPHRASE = "three loud drums";
const TRIES = 150;

function counted(openings: readonly Opening[]): Record<string, number> {
  const count = (name: string) => openings.filter(({ state }) => state === name).length;
  return { open: count("open"), "wrong-passphrase": count("wrong-passphrase"), "slow-down": count("slow-down") };
}

/** A set with a link, and a function that opens it. */
async function linkedSet(cms: TestCms) {
  const set = await cms.payload.create({ collection: "sets", data: { name: "Spring", phase: "open" } });
  const by = await cms.signIn();
  const makeLink = async (passphrase: string) => {
    const call = { method: "POST", by, body: { days: 7, passphrase }, headers: { "Accept-Language": "ru" } };
    const { status, answer } = await cms.ask(`/sets/${set.id}/link`, call);
    return [status, answer];
  };
  const nonce = async () => (await stateOf(cms.payload, set.id))?.nonce ?? null;
  const link = { tooShort: await makeLink("a"), afterShort: await nonce(), made: await makeLink(PASSPHRASE) };
  await writeState(cms.payload, set.id, { folder: "shown-1", hash: "of what is shown" });
  return { id: set.id, link, token: tokenOf(cms.env.secret, set.id, (await nonce()) ?? "") };
}

export async function tryLinks(cms: TestCms) {
  startReaders(cms.payload, { secret: cms.env.secret, releases: cms.env.releases.folder });
  const readers = openSets.value;
  if (!readers) throw new Error("The readers have not started.");
  const { id, link, token } = await linkedSet(cms);
  const open = (passphrase: string, from: string) => readers.open(token, passphrase, from);
  const guess = (from: (at: number) => string) =>
    Promise.all(Array.from({ length: TRIES }, (_, at) => open("four quiet flutes", from(at))));

  const entered = await open(PASSPHRASE, "198.51.100.1");
  // One more than there are tries, one after the other: a right one takes nothing of them.
  for (let time = 0; time < 31; time += 1) await open(PASSPHRASE, "198.51.100.1");
  const again = await open(PASSPHRASE, "198.51.100.1");
  const atOnce = await guess(() => "203.0.113.1");
  const waits = atOnce.flatMap((opening) => (opening.state === "slow-down" ? opening.wait : []));
  const fromManyNetworks = counted(await guess((at) => `192.0.2.${at + 1}`));
  const late = await open(PASSPHRASE, "198.51.100.2");
  const hasReader = entered.state === "open" && (await readers.find(entered.cookie))?.id === id;
  const wrongLinks = await Promise.all(
    Array.from({ length: TRIES }, (_, at) => readers.open(`none-${at}`, "", "203.0.113.9")),
  );
  return {
    ...{ ...link, again: again.state, hasReader, late: late.state, fromManyNetworks },
    atOnce: counted(atOnce),
    waits: [Math.min(...waits) > 800, Math.max(...waits) <= 900],
    wrongLinks: wrongLinks.filter(({ state }) => state === "closed").length,
  };
}
