import type {
  CollectionAfterChangeHook,
  CollectionAfterLogoutHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Config,
} from "payload";
import { adminOnly, adminOnlyField, adminOrSelf, signedIn } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { markSignIn, recordFailedSignIn } from "./audit/failed-sign-in";
import { checkPassword } from "./check-password";
import { forgotPassword } from "./forgot-password";
import { limitLogins } from "./limit-logins";
import type { AccountsOptions } from "./options";
import { refreshToken } from "./refresh-token";
import { secondFactorEndpoints } from "./second-factor/endpoints";
import { removeSecondFactor } from "./second-factor/set-up";
import { askForSecondFactor } from "./second-factor/sign-in";
import { sessionIdOf } from "./session-id";
import { sessionStrategy } from "./session-strategy";
import { endSessions, sessionsField } from "./sessions";
import { localized } from "./texts";

const WORKING_DAY = 8 * 60 * 60;

/** Releases a deleted user's document locks: Payload opens no entry that is locked by a user without a name. */
const releaseLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "payload-locked-documents", where: { "user.value": { equals: id } }, req });
  await removeSecondFactor(req, id);
  await endSessions(req, id);
};

/** With a new password only the place where it was set stays signed in, if that is the account's own. */
const endOtherSessions: CollectionAfterChangeHook = async ({ doc, context, req }) => {
  if (context.hasNewPassword) await endSessions(req, doc.id, sessionIdOf(req.user));
};

const signOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return;
  if (req.searchParams?.get("allSessions") === "true") await endSessions(req, req.user.id);
  else
    await req.payload.db.deleteMany({ collection: "sessions", where: { id: { equals: sessionIdOf(req.user) } }, req });
  await record(req, { action: "signed-out" });
};

/** The accounts of editors and admins. */
export function createUsers(options: AccountsOptions, { serverURL = "" }: Pick<Config, "serverURL">): CollectionConfig {
  const { group, rateLimitStore = "memory", secondFactor, sendsMail = false } = options;
  const { isRequired = false } = secondFactor;
  const logins = limitLogins(rateLimitStore);
  const codes = askForSecondFactor(secondFactor, rateLimitStore);
  return {
    slug: "users",
    versions: false,
    labels: { singular: localized("accounts:users.singular"), plural: localized("accounts:users.plural") },
    admin: { group, useAsTitle: "email", defaultColumns: ["email", "name", "role"] },
    auth: {
      // Payload would lock an account for all; the limit of tries counts by network as well.
      maxLoginAttempts: 0,
      tokenExpiration: WORKING_DAY,
      // A link works for an hour; the interval prevents flooding a colleague's mailbox.
      forgotPassword: { minRequestInterval: 10 * 60 * 1000 },
      strategies: [sessionStrategy],
      cookies: { sameSite: "Lax", secure: serverURL.startsWith("https:") },
    },
    // Locks and versions name a colleague, so editors read who that is.
    access: { read: signedIn, create: adminOnly, update: adminOrSelf, delete: adminOnly, unlock: adminOnly },
    endpoints: [forgotPassword(sendsMail), refreshToken, ...secondFactorEndpoints(secondFactor)],
    hooks: {
      beforeOperation: [markSignIn, logins.beforeOperation, codes.beforeOperation, checkPassword],
      beforeLogin: [codes.beforeLogin],
      afterLogin: [logins.afterLogin],
      afterLogout: [signOut],
      afterOperation: [codes.afterOperation],
      afterError: [recordFailedSignIn, codes.afterError],
      afterChange: [endOtherSessions],
      beforeDelete: [releaseLocks],
    },
    fields: [
      sessionsField(isRequired),
      {
        name: "currentPassword",
        type: "text",
        virtual: true,
        label: localized("accounts:currentPassword"),
        admin: {
          description: localized("accounts:whyCurrent"),
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
          components: { Field: "payload-accounts/admin/current-password#CurrentPassword" },
        },
      },
      { name: "name", type: "text", label: localized("accounts:users.name") },
      {
        name: "role",
        type: "select",
        label: localized("accounts:users.role"),
        required: true,
        defaultValue: "editor",
        saveToJWT: true,
        access: { create: adminOnlyField, update: adminOnlyField },
        options: [
          { value: "admin", label: localized("accounts:users.role.admin") },
          { value: "editor", label: localized("accounts:users.role.editor") },
        ],
        admin: { description: localized("accounts:users.role.description") },
      },
      {
        name: "secondFactor",
        type: "ui",
        admin: { components: { Field: "payload-accounts/admin/second-factor#SecondFactor" }, disableListColumn: true },
      },
      {
        name: "signedIn",
        type: "ui",
        admin: { components: { Field: "payload-accounts/admin/sessions#SessionList" }, disableListColumn: true },
      },
    ],
  };
}
