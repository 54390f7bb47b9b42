import type { PayloadRequest } from "payload";
import type { AuditNote } from "payload-kit/audit";
import { CLIENT_ADDRESS } from "payload-kit/request-context";

/** Adds a row to the log, in the transaction of the request: it is there when the change that it names is. */
export async function addRow(req: PayloadRequest, { action, entry, title, user = req.user }: AuditNote): Promise<void> {
  await req.payload.db.create({
    collection: "audit-log",
    data: { action, by: user?.email ?? "", entry, title, address: addressOf(req), tries: 1 },
    req,
  });
}

/** Empty for what happens within the process. */
export const addressOf = ({ headers }: PayloadRequest): string => headers?.get(CLIENT_ADDRESS) ?? "";
