import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { isAdmin } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { inTransaction } from "payload-kit/in-transaction";
import { ensurePassword } from "../check-password";
import type { SecondFactorOptions } from "../options";
import type { Account, AccountId } from "../rows";
import { sessionIdOf } from "../session-id";
import { endSessions } from "../sessions";
import { findSecondFactor } from "./check-code";
import { countRecoveryCodes, renewRecoveryCodes } from "./recovery-codes";
import { beginSetUp, finishSetUp, removeSecondFactor } from "./set-up";
import { translate, type TextKey } from "../texts";

/** State of the second factor for the account page. */
export interface SecondFactorState {
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodes: number;
}

/**
 * The own second factor, below `…/users/second-factor`, each step with the password; and that of a colleague, which
 * an admin takes away.
 */
export function secondFactorEndpoints(options: SecondFactorOptions): Endpoint[] {
  const { isRequired = false } = options;
  return [
    { path: "/:id/second-factor", method: "get", handler: (req) => tell(req, isRequired) },
    { path: "/second-factor/begin", method: "post", handler: (req) => begin(req, options) },
    { path: "/second-factor/finish", method: "post", handler: (req) => finish(req, options) },
    { path: "/second-factor/recovery-codes", method: "post", handler: renew },
    { path: "/second-factor/turn-off", method: "post", handler: (req) => turnOff(req, isRequired) },
    { path: "/:id/take-second-factor", method: "post", handler: takeAway },
  ];
}

async function tell(req: PayloadRequest, isRequired: boolean): Promise<Response> {
  const { id: own } = ensureUser(req);
  const id = idInPath(req);
  if (id !== own && !isAdmin(req.user)) throw new APIError("Only an admin sees a colleague's.", 403);
  const isOn = Boolean(await findSecondFactor(req, id));
  return answer({ isOn, isRequired, recoveryCodes: await countRecoveryCodes(req, id) } satisfies SecondFactorState);
}

async function begin(req: PayloadRequest, options: SecondFactorOptions): Promise<Response> {
  const user = await ensureOwner(req);
  return answer({ ...beginSetUp(req, user, options) });
}

/** Other places where the person is signed in have given no code, so they are signed out. */
async function finish(req: PayloadRequest, options: SecondFactorOptions): Promise<Response> {
  const user = ensureUser(req);
  await addDataAndFileToRequest(req);
  const { ticket, code } = req.data ?? {};
  const typed = { ticket: String(ticket ?? ""), code: String(code ?? "").replace(/\s/g, "") };
  return inTransaction(req, async () => {
    const recoveryCodes = await finishSetUp(req, user, typed, options);
    if (!recoveryCodes) throw refuse(req, "accounts:factor.wrongSetUp", 400);
    const sid = sessionIdOf(user);
    await endSessions(req, user.id, sid);
    if (sid) await req.payload.db.updateOne({ collection: "sessions", id: sid, data: { withCode: true }, req });
    await record(req, { action: "factor-on", ...entryOf(user) });
    return answer({ recoveryCodes });
  });
}

async function renew(req: PayloadRequest): Promise<Response> {
  const user = await ensureOwner(req);
  if (!(await findSecondFactor(req, user.id))) throw refuse(req, "accounts:factor.isOff", 409);
  return inTransaction(req, async () => answer({ recoveryCodes: await renewRecoveryCodes(req, user.id) }));
}

async function turnOff(req: PayloadRequest, isRequired: boolean): Promise<Response> {
  const user = await ensureOwner(req);
  if (isRequired) throw refuse(req, "accounts:factor.isDemanded", 409);
  return inTransaction(req, async () => {
    await removeSecondFactor(req, user.id);
    await record(req, { action: "factor-off", ...entryOf(user) });
    return answer({});
  });
}

/** Only for other accounts: an admin's unlocked screen must not be enough to remove the admin's own factor. */
async function takeAway(req: PayloadRequest): Promise<Response> {
  const id = idInPath(req);
  if (!isAdmin(req.user) || id === req.user?.id) throw new APIError("Only another admin can do this.", 403);
  const user = await req.payload.findByID({ collection: "users", id, depth: 0 });
  return inTransaction(req, async () => {
    await removeSecondFactor(req, user.id);
    await endSessions(req, user.id);
    await record(req, { action: "factor-off", ...entryOf(user) });
    return answer({});
  });
}

const entryOf = ({ id, email }: Account) => ({ entry: `users/${id}`, title: email ?? "" });

/** The account that an address names, as its database numbers accounts. */
const idInPath = ({ payload, routeParams }: PayloadRequest): AccountId =>
  payload.db.defaultIDType === "number" ? Number(routeParams?.id) : String(routeParams?.id);

function ensureUser({ user }: PayloadRequest) {
  if (!user) throw new APIError("Sign in first.", 401);
  return user;
}

/** The signed-in user, after a check of the password: an unlocked screen is not enough. */
async function ensureOwner(req: PayloadRequest) {
  const user = ensureUser(req);
  await addDataAndFileToRequest(req);
  await ensurePassword(req, req.data?.currentPassword);
  return user;
}

const refuse = ({ i18n }: PayloadRequest, text: TextKey, status: number) =>
  new APIError(translate(i18n.language, text), status);

const answer = (body: object) => Response.json(body, { headers: { "Cache-Control": "no-store" } });
