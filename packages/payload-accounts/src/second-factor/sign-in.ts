import {
  APIError,
  type AfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { isRecord } from "payload-kit";
import { record } from "payload-kit/audit";
import { rateLimitOf, type RateLimitStore } from "payload-kit/rate-limit";
import { canonicalEmail } from "payload-kit/canonical-email";
import type { SecondFactorOptions } from "../options";
import type { Account } from "../rows";
import { endSessions, openSession } from "../sessions";
import { findSecondFactor, isAppCode, takeAnyCode } from "./check-code";
import { beginSetUp, finishSetUp, type SetUp } from "./set-up";
import { translate, type TextKey } from "../texts";

/**
 * Wrong codes that are checked a day, per account and from any network. Only a caller with the right password reaches
 * this count, so strangers cannot exhaust it; recovery codes, which cannot be guessed, still work when it is exhausted.
 */
const WRONG_CODES = { name: "codes", points: 100, duration: 24 * 60 * 60 };

/** Reason why a sign-in with the right password is incomplete; in `errors[0].data` of the response. */
type SignInRefusal =
  { readonly secondFactor: "needed" | "wrong" | "spent" } | ({ readonly secondFactor: "set-up" } & SetUp);

interface SignInHooks {
  readonly beforeOperation: CollectionBeforeOperationHook;
  readonly beforeLogin: CollectionBeforeLoginHook;
  readonly afterOperation: CollectionAfterOperationHook;
  readonly afterError: AfterErrorHook;
}

/**
 * Requires the second factor of accounts that have one. The code is sent with the sign-in request and checked
 * after the password, before a session begins; a reset link begins no session.
 * @param store of the counts
 */
export function askForSecondFactor(options: SecondFactorOptions, store: RateLimitStore): SignInHooks {
  const wrongCodes = rateLimitOf({ ...WRONG_CODES, store });
  return {
    async beforeOperation({ args, operation }) {
      if (operation !== "login") return;
      const { data, req } = args as { data: { email?: unknown }; req: PayloadRequest };
      // Not later: a sign-in holds a connection from then on.
      req.context.codesAreSpent = await (await wrongCodes(req.payload)).isSpent(canonicalEmail(data.email));
    },
    async beforeLogin({ context, req, user }) {
      if (context.onlyThePassword) return;
      if (context.isReset) {
        await endSessions(req, user.id);
        await record(req, { action: "password", user, ...entryOf(user) });
        return;
      }
      await openSession(req, user, await passSecondFactor(req, user, options));
      await record(req, { action: "signed-in", user });
    },
    afterOperation({ operation, result, req }) {
      const { recoveryCodes } = req.context;
      return operation === "login" && recoveryCodes ? { ...result, recoveryCodes } : result;
    },
    async afterError({ error, req }) {
      const refusal = refusalIn(error);
      if (!refusal) return undefined;
      if (refusal.secondFactor === "wrong")
        await (await wrongCodes(req.payload)).count(canonicalEmail(req.data?.email));
      return { response: { errors: [{ name: "SecondFactor", message: error.message, data: { ...refusal } }] } };
    },
  };
}

const entryOf = ({ id, email }: Account) => ({ entry: `users/${id}`, title: email ?? "" });

/** @returns whether a second factor was checked @throws APIError with the missing step */
async function passSecondFactor(req: PayloadRequest, user: Account, options: SecondFactorOptions): Promise<boolean> {
  const { code, ticket } = given(req);
  const factor = await findSecondFactor(req, user.id);
  if (!factor) {
    if (!options.isRequired) return false;
    if (!code || !ticket)
      throw refuse(req, "accounts:factor.mustSetUp", { secondFactor: "set-up", ...beginSetUp(req, user, options) });
    const recoveryCodes = await finishSetUp(req, user, { ticket, code }, options);
    if (!recoveryCodes) throw refuse(req, "accounts:factor.wrongSetUp", { secondFactor: "wrong" });
    await record(req, { action: "factor-on", user, ...entryOf(user) });
    req.context.recoveryCodes = recoveryCodes;
    return true;
  }
  if (!code) throw refuse(req, "accounts:factor.needed", { secondFactor: "needed" });
  if (req.context.codesAreSpent && isAppCode(code))
    throw refuse(req, "accounts:factor.spent", { secondFactor: "spent" });
  if (!(await takeAnyCode(req, user.id, { factor, code, options })))
    throw refuse(req, "accounts:factor.wrong", { secondFactor: "wrong" });
  return true;
}

function given({ data }: PayloadRequest): { code: string; ticket: string } {
  const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  // Apps show a code in two halves.
  const code = textOf(data?.code);
  return { code: /^[\d\s]+$/.test(code) ? code.replace(/\s/g, "") : code, ticket: textOf(data?.ticket) };
}

const refuse = ({ i18n }: PayloadRequest, text: TextKey, refusal: SignInRefusal) =>
  new APIError(translate(i18n.language, text), 401, { ...refusal }, true);

function refusalIn(error: Error): SignInRefusal | undefined {
  const data = "data" in error && isRecord(error.data) ? error.data : {};
  return typeof data.secondFactor === "string" ? (data as unknown as SignInRefusal) : undefined;
}
