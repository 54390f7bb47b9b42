import { createHash, pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { CLIENT_ADDRESS } from "payload-kit/request-context";
import { networkOf, rateLimitOf, type RateLimit } from "payload-kit/rate-limit";
import { canonicalEmail } from "payload-kit/canonical-email";
import { translate } from "./texts";

/** Wrong passwords and codes of an account that a network may send, and the seconds in which. */
const WRONG_PASSWORDS = { name: "logins", points: 10, duration: 600 };

/** The same for all accounts together, known or not: every try costs a third of a second of a processor. */
const WRONG_FROM_A_NETWORK = { name: "network-logins", points: 50, duration: 600 };

/** Parameters of Payload's password hash: iterations, bytes and digest. */
const HASHING = [600_000, 32, "sha256"] as const;
const hash = promisify(pbkdf2);

interface LoginLimit {
  readonly beforeOperation: CollectionBeforeOperationHook;
  readonly afterLogin: CollectionAfterLoginHook;
}

/**
 * Limits failed sign-ins by account **and** network, so that guesses cannot lock out a colleague elsewhere, and by
 * network for all accounts; a successful sign-in resets its count. An unknown account takes as long as a wrong
 * password, so that response times do not reveal accounts.
 * @param store storage of the counts
 */
export function limitLogins(store: RateLimit["store"]): LoginLimit {
  const limitOf = rateLimitOf({ ...WRONG_PASSWORDS, store });
  const networkLimitOf = rateLimitOf({ ...WRONG_FROM_A_NETWORK, store });
  return {
    async beforeOperation({ args, operation }) {
      if (operation !== "login") return;
      const { data, req } = args as { data: { email?: unknown; password?: unknown }; req: PayloadRequest };
      const email = canonicalEmail(data.email);
      const wait =
        (await (await networkLimitOf(req.payload)).count(networkIn(req))) ??
        (await (await limitOf(req.payload)).count(keyOf(email, req)));
      if (wait !== undefined) throw tooOften(req, wait);
      if (!(await isKnown(req, email))) await hash(String(data.password), email, ...HASHING);
    },
    afterLogin({ user, req }) {
      // Not waited for: a sign-in holds a connection of the database, and counting takes another one.
      void limitOf(req.payload).then((limit) => limit.forget(keyOf(canonicalEmail(user.email), req)));
      void networkLimitOf(req.payload).then((limit) => limit.giveBack(networkIn(req)));
    },
  };
}

/**
 * Under which a try is counted. Of the account it has a hash, because what is typed there may be as long as a request, and
 * counts are kept for minutes.
 */
function keyOf(email: string, req: PayloadRequest): string {
  const account = createHash("sha256").update(email).digest("base64url");
  return `${account} ${networkIn(req)}`;
}

/** Calls from within the process have no address. */
const networkIn = ({ headers }: PayloadRequest): string => networkOf(headers?.get(CLIENT_ADDRESS) ?? "");

async function isKnown(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: "users", where: { email: { equals: email } }, req });
  return totalDocs > 0;
}

function tooOften({ i18n }: PayloadRequest, seconds: number): APIError {
  const minutes = String(Math.ceil(seconds / 60));
  return new APIError(translate(i18n.language, "accounts:tooOften", { minutes }), 429);
}
