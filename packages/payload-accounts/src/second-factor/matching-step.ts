import { verifySync } from "otplib";

/** Seconds that a phone's clock may be off, either way. */
const TOLERANCE = 30;

/**
 * The interval of 30 s whose code this is.
 * @param lastStep codes of it and of earlier ones are not taken
 */
export function matchingStep(secret: string, code: string, lastStep?: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epochTolerance: TOLERANCE,
    ...(lastStep === undefined ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
