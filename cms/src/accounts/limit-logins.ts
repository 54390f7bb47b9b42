import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { CLIENT_ADDRESS } from "../client-address";
import { networkOf, rateLimitOf, type RateLimit } from "../rate-limit";
import { wordsFor } from "../words";
import { canonicalEmail } from "./canonical-email";
import { TEXTS } from "./texts";

/** Wrong passwords and codes of an account that a network may send, and the seconds in which. */
const WRONG_PASSWORDS = { name: "logins", points: 10, duration: 600 };

/** What Payload does with a password that it compares: iterations, bytes and digest. */
const HASHING = [600_000, 32, "sha256"] as const;
const hash = promisify(pbkdf2);

export interface LoginLimit {
  readonly beforeOperation: CollectionBeforeOperationHook;
  readonly afterLogin: CollectionAfterLoginHook;
}

/**
 * Lets nobody try passwords or codes for long, and nobody lock out a colleague: tries are counted by account **and**
 * network, and taken back when one got in.
 * An account that does not exist costs the same time as a wrong password, so that nobody learns which ones do (A4).
 * @param store where counts are
 */
export function limitLogins(store: RateLimit["store"]): LoginLimit {
  const limitOf = rateLimitOf({ ...WRONG_PASSWORDS, store });
  return {
    async beforeOperation({ args, operation }) {
      if (operation !== "login") return;
      const { data, req } = args as { data: { email?: unknown; password?: unknown }; req: PayloadRequest };
      const email = canonicalEmail(data.email);
      const wait = await (await limitOf(req.payload)).count(keyOf(email, req));
      if (wait !== undefined) throw tooOften(req, wait);
      if (!(await isKnown(req, email))) await hash(String(data.password), email, ...HASHING);
    },
    afterLogin({ user, req }) {
      // Not waited for: a sign-in holds a connection of the database, and counting takes another one.
      void limitOf(req.payload).then((limit) => limit.forget(keyOf(canonicalEmail(user.email), req)));
    },
  };
}

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
