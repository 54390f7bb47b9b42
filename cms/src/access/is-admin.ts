import type { PayloadRequest } from "payload";

export function isAdmin(user: PayloadRequest["user"]): boolean {
  return user?.role === "admin";
}
