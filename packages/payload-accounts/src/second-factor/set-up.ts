import { generateSecret, generateURI } from "otplib";
import type { PayloadRequest } from "payload";
import { renderSVG } from "uqr";
import type { SecondFactorOptions } from "../options";
import type { Account, AccountId } from "../rows";
import { matchingStep } from "./matching-step";
import { renewRecoveryCodes } from "./recovery-codes";
import { seal, unseal, type Purpose } from "./seal";

/** Milliseconds in which a code has to be read from the app. */
const TIME_TO_SET_UP = 15 * 60_000;

/** Data for adding the secret to an app; the server stores nothing until a code of the app comes back. */
export interface SetUp {
  /** Comes back with the code: the secret, sealed for this account. */
  readonly ticket: string;
  /** For who types it: Base32. */
  readonly secret: string;
  /** For a phone that has the app (`otpauth:`). */
  readonly uri: string;
  /** The same as a picture, a `data:` address. */
  readonly qr: string;
}

const purpose = (name: string, { keyContext = "second factor" }: SecondFactorOptions): Purpose => ({
  keyContext,
  name,
});

const ticketOf = ({ id }: Account, options: SecondFactorOptions) => purpose(`set up ${id}`, options);

/** Purpose of the secret that is stored for an account. */
export const secretOf = (id: AccountId, options: SecondFactorOptions) => purpose(`secret ${id}`, options);

/** Makes up a secret. */
export function beginSetUp({ payload }: PayloadRequest, account: Account, options: SecondFactorOptions): SetUp {
  const secret = generateSecret();
  const uri = generateURI({ issuer: options.issuer, label: account.email ?? "", secret });
  const svg = renderSVG(uri, { border: 2, pixelSize: 4 });
  return {
    ticket: seal(payload, ticketOf(account, options), `${Date.now() + TIME_TO_SET_UP} ${secret}`),
    secret,
    uri,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
  };
}

/**
 * Keeps the secret of a ticket when the code is one of it, in place of an earlier one.
 * @returns new recovery codes; undefined when the code is wrong or the ticket is over
 */
export async function finishSetUp(
  req: PayloadRequest,
  account: Account,
  { ticket, code }: { ticket: string; code: string },
  options: SecondFactorOptions,
): Promise<string[] | undefined> {
  const { payload } = req;
  const [until, secret = ""] = (unseal(payload, ticketOf(account, options), ticket) ?? "0").split(" ");
  if (Number(until) < Date.now()) return undefined;
  const lastStep = matchingStep(secret, code);
  if (lastStep === undefined) return undefined;
  await removeSecondFactor(req, account.id);
  await payload.db.create({
    collection: "second-factors",
    data: { user: account.id, secret: seal(payload, secretOf(account.id, options), secret), lastStep },
    req,
  });
  return renewRecoveryCodes(req, account.id);
}

/** Takes an account's second factor away, with its recovery codes. */
export async function removeSecondFactor(req: PayloadRequest, user: AccountId): Promise<void> {
  for (const collection of ["second-factors", "recovery-codes"] as const)
    await req.payload.db.deleteMany({ collection, where: { user: { equals: user } }, req });
}
