/** Rules of access for accounts whose `role` is `admin`, and for all others. */
import { APIError, type Access, type CollectionConfig, type FieldAccess, type PayloadRequest } from "payload";

export function isAdmin(user: PayloadRequest["user"]): boolean {
  return user?.role === "admin";
}

export const adminOnly: Access = ({ req }) => isAdmin(req.user);

/** Editors see the field and cannot change it. */
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);

const never: Access = () => false;

/** Rows that the server writes past access, and no call of the API. */
export const noAccess = { read: never, create: never, update: never, delete: never };

/** A collection of the server's own: no screen shows it, and no call of the API reads or writes it. */
export const internalRows = (config: CollectionConfig): CollectionConfig => ({
  ...{ versions: false, lockDocuments: false, admin: { hidden: true }, access: noAccess, ...config },
});

/** Admins see and change every account, editors their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || { id: { equals: req.user.id } };
};

/** Any account. */
export const signedIn: Access = ({ req }) => Boolean(req.user);

/** @throws APIError 401 without a signed-in user */
export function ensureSignedIn({ user }: Pick<PayloadRequest, "user">): void {
  if (!user) throw new APIError("Sign in first.", 401);
}

/** The name of an account, or its address where it has none. */
export const nameOf = ({ user }: { user: { name?: unknown; email?: unknown } | null }): string | null =>
  [user?.name, user?.email].map((text) => (typeof text === "string" ? text.trim() : "")).find(Boolean) ?? null;
