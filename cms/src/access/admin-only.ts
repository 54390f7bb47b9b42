import type { Access } from "payload";
import { isAdmin } from "./is-admin";

export const adminOnly: Access = ({ req }) => isAdmin(req.user);
