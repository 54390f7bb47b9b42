import type { AfterErrorHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { isRecord } from "payload-kit";
import { canonicalEmail } from "payload-kit/canonical-email";
import { networkOf } from "payload-kit/rate-limit";
import { addressOf } from "./add-row";

/** Marks a request as a sign-in: its address can be spelled in more ways than one. */
export const markSignIn: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === "login") req.context.isSignIn = true;
};

/** Counts a sign-in that was refused, for a wrong password or code: a row for an account, a network and an hour. */
export const recordFailedSignIn: AfterErrorHook = async ({ error, req }) => {
  if (!req.context.isSignIn || isFirstStep(error)) return undefined;
  const email = canonicalEmail(req.data?.email);
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: "users",
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
  });
  // For an unknown account the typed text is not stored, because it may be a password.
  await count(req, docs.length > 0 ? email : "");
  return undefined;
};

/** The password was right, and a code is needed next. */
function isFirstStep(error: Error): boolean {
  const data = "data" in error && isRecord(error.data) ? error.data : {};
  return data.secondFactor === "needed" || data.secondFactor === "set-up";
}

async function count(req: PayloadRequest, by: string): Promise<void> {
  const { db } = req.payload;
  const address = addressOf(req);
  const counted = `${new Date().toISOString().slice(0, 13)} ${by} ${networkOf(address)}`;
  const again = async (): Promise<unknown> =>
    db.updateOne({
      collection: "audit-log",
      where: { counted: { equals: counted } },
      data: { tries: { $inc: 1 } },
      options: { atomic: true },
    });
  if (await again()) return;
  const data = { action: "failed", by, address, tries: 1, counted };
  // Two at the same moment: the unique column lets one of them in, and the other one counts on.
  await db.create({ collection: "audit-log", data }).catch(again);
}
