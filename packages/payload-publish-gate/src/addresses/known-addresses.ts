/** Cache of recent link checks, so that a page is requested once. */
import { setTimeout } from "node:timers/promises";
import { sharedState } from "payload-kit/shared-state";
import { askAddress, type AddressState } from "./ask-address";

const TIMEOUT = 5000;
/** An answer is good for a day, silence for a minute. */
const LIFETIME: Readonly<Record<AddressState, number>> = {
  answers: 86_400_000,
  gone: 600_000,
  silent: 60_000,
  refused: 600_000,
};
const MOST = 2000;

interface CachedState {
  readonly state: AddressState;
  readonly until: number;
}

export type Ask = (address: string) => Promise<AddressState>;

/** @param ask another server; by default over the network */
export function createKnownAddresses(ask: Ask = (address) => askAddress(address, { timeout: TIMEOUT })) {
  const known = new Map<string, CachedState>();
  const asked = new Map<string, Promise<void>>();

  async function learn(address: string): Promise<void> {
    const state = await ask(address);
    if (known.size >= MOST) known.clear();
    known.set(address, { state, until: Date.now() + LIFETIME[state] });
    asked.delete(address);
  }

  /** Asks what is not known, and gives what is known by then: what answers later is known the next time. */
  return async (addresses: readonly string[], patience: number): Promise<ReadonlyMap<string, AddressState>> => {
    const fresh = (address: string) => (known.get(address)?.until ?? 0) > Date.now();
    for (const address of new Set(addresses)) {
      if (!fresh(address) && !asked.has(address)) asked.set(address, learn(address));
    }
    const waiting = addresses.flatMap((address) => asked.get(address) ?? []);
    if (waiting.length > 0) await Promise.race([Promise.all(waiting), setTimeout(patience, undefined, { ref: false })]);
    return new Map(
      addresses.flatMap((address) => {
        const found = fresh(address) ? known.get(address) : undefined;
        return found ? [[address, found.state] as const] : [];
      }),
    );
  };
}

/** States of addresses that all bundles of this process have asked about. */
export const knownAddresses = sharedState<ReturnType<typeof createKnownAddresses>>("gate.known-addresses");
