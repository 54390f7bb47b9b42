import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import { canonicalEmail } from "payload-kit/canonical-email";
import type { Values } from "payload-kit/texts";
import { SHORTEST_PASSWORD } from "./shortest-password";
import { translate, type TextKey } from "./texts";

interface Arguments {
  /** The account, where one is changed by its number. */
  readonly id?: number | string;
  readonly data?: { readonly email?: unknown; readonly password?: unknown; readonly currentPassword?: unknown };
  readonly req: PayloadRequest;
}

/**
 * Checks a new password: its length always, and the current password when users change their own password or e-mail
 * address (to which reset links go), because an unlocked screen must not be enough. Commands on the server need no
 * current password.
 * @throws ValidationError that names the field at fault
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== "create" && operation !== "update" && operation !== "resetPassword") return;
  const { id, data = {}, req } = args as Arguments;
  const { email, password, currentPassword } = data;
  if (operation === "resetPassword") req.context.isReset = true;
  const isNew = password !== undefined && password !== null && password !== "";
  if (isNew && (typeof password !== "string" || [...password].length < SHORTEST_PASSWORD))
    throw fault(req, "password", "accounts:tooShort", { shortestPassword: SHORTEST_PASSWORD });
  if (operation === "update" && isNew) req.context.hasNewPassword = true;
  const isOwn = operation === "update" && req.payloadAPI !== "local" && (!id || String(id) === String(req.user?.id));
  if (isOwn && (isNew || isOtherAddress(email, req))) await ensurePassword(req, currentPassword);
};

/** The form sends the address with whatever else is changed. */
const isOtherAddress = (email: unknown, { user }: PayloadRequest): boolean =>
  email !== undefined && canonicalEmail(email) !== canonicalEmail(user?.email);

/** @throws ValidationError when it is not the password of who is signed in */
export async function ensurePassword(req: PayloadRequest, password: unknown): Promise<void> {
  if (!(await isPasswordOf(req, password))) throw fault(req, "currentPassword", "accounts:wrongCurrent");
}

/** Asks by signing in, which counts wrong ones; no session comes of it. */
async function isPasswordOf({ payload, user, headers }: PayloadRequest, password: unknown): Promise<boolean> {
  if (!user?.email || typeof password !== "string" || password === "") return false;
  try {
    const context = { onlyThePassword: true };
    await payload.login({ collection: "users", data: { email: user.email, password }, req: { headers, context } });
    return true;
  } catch (error) {
    // Its class is another one in the built server.
    if (error instanceof Error && error.name === "AuthenticationError") return false;
    throw error;
  }
}

function fault({ i18n }: PayloadRequest, path: string, text: TextKey, values?: Values): ValidationError {
  return new ValidationError({
    collection: "users",
    errors: [{ path, message: translate(i18n.language, text, values) }],
  });
}
