import type { Access } from "payload";
import { isAdmin } from "./is-admin";

/** Admins see and change every account, editors their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || { id: { equals: req.user.id } };
};
