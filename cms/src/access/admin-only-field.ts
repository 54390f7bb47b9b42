import type { FieldAccess } from "payload";
import { isAdmin } from "./is-admin";

/** Editors see the field and cannot change it. */
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);
