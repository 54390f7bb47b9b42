import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { createRateLimit, networkOf, type RateLimit, type RateLimiter } from "../rate-limit";
import { CLIENT_ADDRESS } from "../client-address";
import { wordsFor } from "../words";
import { TEXTS } from "./texts";

/** Wrong passwords of an account that a network may send, and the seconds in which. */
const WRONG_PASSWORDS = { name: "logins", points: 10, duration: 600 };

/** What Payload does with a password that it compares: iterations, bytes and digest. */
const HASHING = [600_000, 32, "sha256"] as const;
const hash = promisify(pbkdf2);

export interface LoginLimit {
  readonly beforeOperation: CollectionBeforeOperationHook;
  readonly afterLogin: CollectionAfterLoginHook;
}

/**
 * Lets nobody try passwords for long, and nobody lock out a colleague: wrong ones are counted by account **and** network.
 * An account that does not exist costs the same time as a wrong password, so that nobody learns which ones do (A4).
 * @param store where counts are
 */
export function limitLogins(store: RateLimit["store"]): LoginLimit {
  const limits = new WeakMap<Payload, Promise<RateLimiter>>();
  const limitOf = (payload: Payload): Promise<RateLimiter> => {
    const limit = limits.get(payload) ?? createRateLimit(payload, { ...WRONG_PASSWORDS, store });
    limits.set(payload, limit);
    return limit;
  };
  return {
    async beforeOperation({ args, operation }) {
      if (operation !== "login") return;
      const { data, req } = args as { data: { email?: unknown; password?: unknown }; req: PayloadRequest };
      const email = canonical(data.email);
      const wait = await (await limitOf(req.payload)).count(keyOf(email, req));
      if (wait !== undefined) throw tooOften(req, wait);
      if (!(await isKnown(req, email))) await hash(String(data.password), email, ...HASHING);
    },
    async afterLogin({ user, req }) {
      await (await limitOf(req.payload)).forget(keyOf(canonical(user.email), req));
    },
  };
}

const canonical = (email: unknown): string => (typeof email === "string" ? email.trim().toLowerCase() : "");

/** Calls from within the process have no address. */
const keyOf = (email: string, { headers }: PayloadRequest): string =>
  `${email} ${networkOf(headers?.get(CLIENT_ADDRESS) ?? "")}`;

async function isKnown(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: "users", where: { email: { equals: email } }, req });
  return totalDocs > 0;
}

function tooOften({ i18n }: PayloadRequest, seconds: number): APIError {
  const minutes = String(Math.ceil(seconds / 60));
  return new APIError(wordsFor(i18n.language, TEXTS.tooOften).replace("{minutes}", minutes), 429);
}
