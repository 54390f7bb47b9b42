/** Health checks: what is wrong, and what is not set up. */
import type { Payload } from "payload";
import { readDisk } from "payload-kit/disk";
import type { Localized } from "payload-kit/texts";

/** `not-set-up`: nothing has failed, but the setting is missing without which nothing can be known to work. */
export type CheckState = "fine" | "not-set-up" | "failing";

/** Result of a check; its reason names the fault and the fix. */
export interface Finding {
  readonly name: string;
  readonly state: CheckState;
  /** In English; null when all is well. */
  readonly reason: string | null;
  /** The same reason in the admin's languages, of what is not set up. */
  readonly missing?: Localized;
  /** Whether nothing can be answered until it is put right. */
  readonly isFatal: boolean;
}

/** @returns what is wrong, or what is not set up; undefined when all is well */
export type Check = (payload: Payload, now: Date) => Promise<string | { readonly missing: Localized } | undefined>;

/** Name of the check without which nothing can be answered. */
export const DATABASE = "database";

const SMALLEST_SHARE = 0.1;
/** Milliseconds: a hanging database never answers, but readiness has to be reported. */
const LONGEST_CHECK = 5_000;

/** Checks that the database answers. It is made always, and first. */
export const checkDatabase: Check = async ({ db }) => void (await db.count({ collection: "payload-kv" }));

/** @param folder on the disk that must have room @param name of its setting */
export const checkDisk =
  (folder: string, name: string): Check =>
  async () => {
    const { free, share, hasRoom } = await readDisk(folder);
    if (hasRoom && share >= SMALLEST_SHARE) return undefined;
    return `${Math.floor(share * 100)} % (${(free / 1e9).toFixed(1)} GB) of the disk with ${name} is free. Free some, or give it more.`;
  };

/** @returns the finding of every check, in their order; a check that fails itself has its error as the reason */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  payload: Payload,
  now = new Date(),
): Promise<Finding[]> {
  return Promise.all(
    Object.entries({ [DATABASE]: checkDatabase, ...checks }).map(async ([name, check]): Promise<Finding> => {
      const found = await inTime(check(payload, now)).catch((error: unknown) => describeFailure(name, error));
      if (found === undefined) return { name, state: "fine", reason: null, isFatal: false };
      if (typeof found === "string") return { name, state: "failing", reason: found, isFatal: name === DATABASE };
      return { name, state: "not-set-up", reason: found.missing.en, isFatal: false, ...found };
    }),
  );
}

/** @throws Error when the work takes too long; the work itself goes on */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException("The check takes too long.", "TimeoutError")), LONGEST_CHECK);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function describeFailure(name: string, error: unknown): string {
  if (name === DATABASE) return "The database cannot be reached (DATABASE_URL).";
  // Only the name, because database errors may contain values of the query.
  return `This could not be looked at: ${error instanceof Error ? error.name : "unknown error"}.`;
}
