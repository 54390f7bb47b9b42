import type { PayloadRequest } from "payload";
import { CLIENT_ADDRESS } from "payload-kit/request-context";
import type { AuditAction } from "./actions";

interface AuditNote {
  readonly action: AuditAction;
  /** The entry: `cases/12`, or the slug of a global. */
  readonly entry?: string;
  /** Title as editors see it; never personal data of a person who sent an enquiry. */
  readonly title?: string;
  /** The user, if it is not the signed-in one. */
  readonly user?: { readonly email?: string | null } | null;
}

/** Adds a row to the audit log (A4), in the transaction of the request: it is there when what it tells of is. */
export async function record(req: PayloadRequest, { action, entry, title, user = req.user }: AuditNote): Promise<void> {
  await req.payload.db.create({
    collection: "audit-log",
    data: { action, by: user?.email ?? "", entry, title, address: addressOf(req), tries: 1 },
    req,
  });
}

/** Empty for what happens within the process. */
export const addressOf = ({ headers }: PayloadRequest): string => headers?.get(CLIENT_ADDRESS) ?? "";
