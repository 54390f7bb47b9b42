import { createHash, randomInt } from "node:crypto";
import type { PayloadRequest, Where } from "payload";
import type { AccountId } from "../rows";

const HOW_MANY = 10;
/** Letters and digits that are not taken for each other. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const PARTS = 4;
const PART = 4;

/** One that is as hard to guess as a key (79 bits) needs no slow hash. The account in it keeps equal codes apart. */
const hashOf = (user: AccountId, code: string) => createHash("sha256").update(`${user} ${code}`).digest("hex");

const makePart = () => Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Makes new recovery codes in place of those before. @returns them, which are kept nowhere else */
export async function renewRecoveryCodes(req: PayloadRequest, user: AccountId): Promise<string[]> {
  const { db } = req.payload;
  await db.deleteMany({ collection: "recovery-codes", where: { user: { equals: user } }, req });
  const codes = Array.from({ length: HOW_MANY }, () => Array.from({ length: PARTS }, makePart).join("-"));
  for (const code of codes)
    await db.create({ collection: "recovery-codes", data: { user, hash: hashOf(user, code) }, req });
  return codes;
}

/** Uses a code up, by one statement. @returns whether it was one, and unused */
export async function takeRecoveryCode(req: PayloadRequest, user: AccountId, typed: string): Promise<boolean> {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z\d]/g, "")
    .match(/.{4}/g)
    ?.join("-");
  if (!code) return false;
  const taken: unknown = await req.payload.db.updateOne({
    collection: "recovery-codes",
    where: {
      and: [{ user: { equals: user } }, { hash: { equals: hashOf(user, code) } }, { usedAt: { exists: false } }],
    },
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
  return Boolean(taken);
}

/** How many are left. */
export async function countRecoveryCodes(req: PayloadRequest, user: AccountId): Promise<number> {
  const where: Where = { and: [{ user: { equals: user } }, { usedAt: { exists: false } }] };
  const { totalDocs } = await req.payload.db.count({ collection: "recovery-codes", where, req });
  return totalDocs;
}
