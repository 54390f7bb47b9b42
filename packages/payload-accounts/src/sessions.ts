import { parse } from "bowser";
import type { Access, ArrayField, PayloadRequest, TypedUser, Where } from "payload";
import { internalRows, noAccess } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { CLIENT_ADDRESS } from "payload-kit/request-context";
import type { AccountId, Session } from "./rows";
import { sessionIdOf } from "./session-id";

const own: Access = ({ req }) => (req.user ? { user: { equals: req.user.id } } : false);

/**
 * Sessions, one row each: a sign-in inserts one by a single statement, so that concurrent sign-ins lose none, and
 * deleting the row ends the session at once. Users see and end their own.
 */
export const Sessions = internalRows({
  slug: "sessions",
  defaultSort: "-seenAt",
  hooks: { afterDelete: [({ req }) => record(req, { action: "session-ended" })] },
  access: { ...noAccess, read: own, delete: own },
  fields: [
    { name: "id", type: "text", required: true },
    { name: "user", type: "relationship", relationTo: "users", index: true },
    { name: "seenAt", type: "date", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "address", type: "text" },
    { name: "browser", type: "text" },
    // Whether its owner gave a code beside the password.
    { name: "withCode", type: "checkbox", defaultValue: false },
    {
      name: "isThis",
      type: "checkbox",
      virtual: true,
      hooks: { afterRead: [({ data, req }) => data?.id === sessionIdOf(req.user)] },
    },
  ],
});

/**
 * Payload's list of an account's sessions, which it reads to check a token. Its own copy in the account's row is written as a
 * whole, so that of sign-ins at the same moment the last one wins; this one is read from their rows and never written.
 * @param needsCode whether sessions without a second factor count for nothing
 */
export function sessionsField(needsCode: boolean): ArrayField {
  return {
    name: "sessions",
    type: "array",
    virtual: true,
    // Payload compares two ids, which both are missing for a stranger who asks about no account.
    access: { read: ({ doc, req: { user } }) => user !== null && user.id === doc?.id },
    fields: [{ name: "seenAt", type: "date" }],
    hooks: {
      afterRead: [
        async ({ data, findMany, req }) => {
          const id: unknown = data?.id;
          // Lists of accounts show no sessions.
          if (findMany || id === undefined) return undefined;
          const strong: Where = needsCode ? { withCode: { equals: true } } : {};
          const { docs } = await req.payload.db.find<Session>({
            collection: "sessions",
            where: {
              and: [{ user: { equals: id } }, { expiresAt: { greater_than: new Date().toISOString() } }, strong],
            },
            pagination: false,
            req,
          });
          return docs.map(({ id: session, createdAt, expiresAt, seenAt }) => ({
            id: session,
            createdAt,
            expiresAt,
            seenAt,
          }));
        },
      ],
    },
  };
}

/** Keeps the session that Payload has made up for a sign-in. @param withCode whether a second factor was given */
export async function openSession(req: PayloadRequest, user: TypedUser, withCode: boolean): Promise<void> {
  const session = user.sessions?.at(-1);
  if (!session) throw new Error("Payload has made no session (useSessions).");
  await req.payload.db.create({
    collection: "sessions",
    data: {
      id: session.id,
      user: user.id,
      seenAt: new Date().toISOString(),
      expiresAt: new Date(session.expiresAt).toISOString(),
      address: req.headers.get(CLIENT_ADDRESS) ?? "",
      browser: browserOf(req.headers.get("user-agent") ?? ""),
      withCode,
    },
    req,
  });
}

/** Ends an account's sessions. @param but one that goes on */
export async function endSessions(req: PayloadRequest, user: AccountId, but?: string): Promise<void> {
  const others: Where = but ? { id: { not_equals: but } } : {};
  await req.payload.db.deleteMany({
    collection: "sessions",
    where: { and: [{ user: { equals: user } }, others] },
    req,
  });
}

/** `Firefox 140, Linux`; empty where the browser does not say. */
function browserOf(userAgent: string): string {
  if (!userAgent) return "";
  const { browser, os } = parse(userAgent);
  const name = [browser.name, browser.version?.split(".")[0]].filter(Boolean).join(" ");
  return [name, os.name].filter(Boolean).join(", ");
}
