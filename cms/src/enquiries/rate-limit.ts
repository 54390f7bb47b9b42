import { isIPv6 } from "node:net";
import type { Payload } from "payload";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

export interface RateLimit {
  /** Enquiries that an address may send in the window. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Where the counts are: in this process, or in PostgreSQL for all instances. */
  readonly store: "memory" | "database";
}

export type Allow = (address: string) => Promise<number | undefined>;

/**
 * Counts enquiries by address (A5, X6).
 * @returns a function that gives the seconds to wait, or nothing when the address may go on
 */
export async function createRateLimit(payload: Payload, { points, duration, store }: RateLimit): Promise<Allow> {
  const limiter =
    store === "database"
      ? await inPostgres(payload, { points, duration })
      : new RateLimiterMemory({ points, duration });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      // Counting must not cost an enquiry.
      payload.logger.error({ err: refused, msg: "Enquiries could not be counted; this one is let in." });
      return undefined;
    }
  };
}

function inPostgres(payload: Payload, limit: { points: number; duration: number }): Promise<RateLimiterAbstract> {
  const { pool } = payload.db as unknown as { pool?: unknown };
  if (!pool) throw new Error("RATE_LIMIT_STORE=database needs PostgreSQL: set DATABASE_URL to one, or leave it out.");
  return new Promise((resolve, reject) => {
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      { ...limit, storeClient: pool, storeType: "pool", tableName: "enquiry_rates", keyPrefix: "" },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** Providers give out whole networks of IPv6 addresses, so its first half counts as one address. */
function networkOf(address: string): string {
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
