import type { PayloadRequest } from "payload";
import type { SecondFactorOptions } from "../options";
import type { AccountId, SecondFactor } from "../rows";
import { matchingStep } from "./matching-step";
import { takeRecoveryCode } from "./recovery-codes";
import { unseal } from "./seal";
import { secretOf } from "./set-up";

/** The second factor of an account, if it has one. */
export async function findSecondFactor(req: PayloadRequest, user: AccountId): Promise<SecondFactor | undefined> {
  const { docs } = await req.payload.db.find<SecondFactor>({
    collection: "second-factors",
    where: { user: { equals: user } },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

interface GivenCode {
  readonly factor: SecondFactor;
  readonly code: string;
  readonly options: SecondFactorOptions;
}

/** Uses a code of the app up: of two sign-ins with the same one at the same moment one gets in. */
async function takeCode(req: PayloadRequest, user: AccountId, { factor, code, options }: GivenCode): Promise<boolean> {
  const secret = unseal(req.payload, secretOf(user, options), factor.secret);
  if (secret === undefined) {
    req.payload.logger.error({
      msg: `The second factor of account ${user} cannot be read: the secret of Payload is another one than when it was set up. Recovery codes still work.`,
    });
    return false;
  }
  const step = matchingStep(secret, code, factor.lastStep);
  if (step === undefined) return false;
  const taken: unknown = await req.payload.db.updateOne({
    collection: "second-factors",
    where: { and: [{ id: { equals: factor.id } }, { lastStep: { less_than: step } }] },
    data: { lastStep: step },
    options: { atomic: true },
    req,
  });
  return Boolean(taken);
}

/** Whether it has the form of a code of the app; others are recovery codes. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Uses a code up, one of the app or a recovery code. */
export async function takeAnyCode(req: PayloadRequest, user: AccountId, given: GivenCode): Promise<boolean> {
  return isAppCode(given.code) ? takeCode(req, user, given) : takeRecoveryCode(req, user, given.code);
}
