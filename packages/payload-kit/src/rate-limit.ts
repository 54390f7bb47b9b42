import { isIPv6 } from "node:net";
import type { Payload } from "payload";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

/** This process, or for all instances a table of PostgreSQL, which is made where it is missing. */
export type RateLimitStore = "memory" | { readonly table: string };

export interface RateLimit {
  /** Namespace of the counts. */
  readonly name: string;
  /** Times in the window that are let through. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  readonly store: RateLimitStore;
}

export interface RateLimiter {
  /** Counts one call of the key. @returns seconds to wait, or nothing when it may go on */
  count(key: string): Promise<number | undefined>;
  /** Whether a call of the key would be refused; counts nothing. */
  isSpent(key: string): Promise<boolean>;
  /** Resets a count. */
  forget(key: string): Promise<void>;
  /** Gives back one point. */
  giveBack(key: string): Promise<void>;
}

/** Counts what may be done so often only. */
export async function createRateLimit(payload: Payload, { store, ...limit }: RateLimit): Promise<RateLimiter> {
  const limiter = store === "memory" ? new RateLimiterMemory(limit) : await inPostgres(payload, store.table, limit);
  const takeBack = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => {
      payload.logger.error({ err: error, msg: `A count of ${limit.name} could not be taken back.` });
    });
  };
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        // Counting must not cost the call.
        payload.logger.error({ err: refused, msg: `${limit.name} could not be counted; this one is let in.` });
        return undefined;
      }
    },
    async isSpent(key) {
      const counted = await limiter.get(key).catch((error: unknown) => {
        payload.logger.error({ err: error, msg: `${limit.name} could not be looked up; this one is let in.` });
        return null;
      });
      return (counted?.consumedPoints ?? 0) >= limit.points;
    },
    forget: (key) => takeBack(() => limiter.delete(key)),
    giveBack: (key) => takeBack(() => limiter.reward(key)),
  };
}

/** The same, created on first use. */
export function rateLimitOf(limit: RateLimit): (payload: Payload) => Promise<RateLimiter> {
  const limiters = new WeakMap<Payload, Promise<RateLimiter>>();
  return (payload) => {
    const limiter = limiters.get(payload) ?? createRateLimit(payload, limit);
    limiters.set(payload, limiter);
    // A database that was away for a moment must not refuse every call for ever.
    limiter.catch(() => limiters.delete(payload));
    return limiter;
  };
}

function inPostgres(
  payload: Payload,
  tableName: string,
  { name, ...limit }: Omit<RateLimit, "store">,
): Promise<RateLimiterAbstract> {
  const { pool } = payload.db as unknown as { pool?: unknown };
  if (!pool) throw new Error("Counts for all instances need PostgreSQL: use such a database, or count in memory.");
  return new Promise((resolve, reject) => {
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      { ...limit, storeClient: pool, storeType: "pool", tableName, keyPrefix: name },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** The network of an address. Providers give out whole networks of IPv6, so the first half of such an address counts. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
