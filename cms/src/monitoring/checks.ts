/** Health checks of the CMS (X10). */
import type { Payload } from "payload";
import { lastBackup } from "../backups/last-backup";
import { readDisk } from "../disk";
import type { CmsEnv } from "../env";
import { liveRelease } from "../releases/live-release";
import { readReason } from "../releases/reasons";
import { notSetUp, type Missing } from "./not-set-up";

export const CHECKS = ["database", "disk", "queue", "mail", "release", "backup"] as const;
export type CheckName = (typeof CHECKS)[number];

/** `not-set-up`: nothing has failed, but the setting is missing without which nothing can be known to work. */
export type CheckState = "fine" | "not-set-up" | "failing";

/** Result of a check; its reason names the fault and the fix. */
export interface Finding {
  readonly name: CheckName;
  readonly state: CheckState;
  /** In English; null when all is well. */
  readonly reason: string | null;
  /** Names the same reason in the admin's languages, of what is not set up. */
  readonly missing?: Missing;
  /** Whether nothing can be answered until it is put right. */
  readonly isFatal: boolean;
}

/** Context of a check. */
export interface CheckContext {
  readonly payload: Payload;
  readonly env: Pick<CmsEnv, "dataDir" | "releases" | "mail" | "backups">;
  /** By default this moment. */
  readonly now?: Date;
}

/** Says what is wrong, or names what is not set up; undefined when all is well. */
type Check = (circumstances: CheckContext) => Promise<string | { readonly missing: Missing } | undefined>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A build from nothing of a large site takes less. */
const LONGEST_QUEUE = 30 * MINUTE;
const LONGEST_OUTBOX = HOUR;
/** A mail that was given up is an incident for so long; after that it is a row of the inbox. */
const TOLD_FOR = 7 * 24 * HOUR;
/** Of two nights one may be missed: the server was being restarted. */
const OLDEST_BACKUP = 50 * HOUR;
const SMALLEST_SHARE = 0.1;
/** Time limit of a check: a hanging database never answers, but readiness has to be reported. */
const LONGEST_CHECK = 5_000;

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const checks: Readonly<Record<CheckName, Check>> = {
  async database({ payload }) {
    await payload.db.count({ collection: "users" });
    return undefined;
  },
  async disk({ env }) {
    const { free, share, hasRoom } = await readDisk(env.dataDir);
    if (hasRoom && share >= SMALLEST_SHARE) return undefined;
    return `${Math.floor(share * 100)} % (${(free / 1e9).toFixed(1)} GB) of the disk with DATA_DIR is free. Free some, or give it more.`;
  },
  async queue({ payload, env }) {
    const waiting = { release: { exists: false }, createdAt: { less_than: before(LONGEST_QUEUE) } };
    const { totalDocs } = await payload.count({ collection: "release-changes", where: waiting });
    if (totalDocs === 0) return undefined;
    // Another instance may build; it has taken them by then.
    if (!env.releases.isOn) return { missing: "queue" };
    return `${totalDocs} published changes have waited for more than ${LONGEST_QUEUE / MINUTE} minutes to go live. See the server's log, and restart it.`;
  },
  async mail({ payload, env }) {
    if (!env.mail) return { missing: "mail" };
    const stuck = { mail: { equals: "waiting" }, firstTriedAt: { less_than: before(LONGEST_OUTBOX) } };
    const failed = { mail: { equals: "failed" }, firstTriedAt: { greater_than: before(TOLD_FOR) } };
    const { totalDocs } = await payload.count({ collection: "enquiries", where: { or: [stuck, failed] } });
    if (totalDocs === 0) return undefined;
    return `The mails of ${totalDocs} enquiries cannot be sent. 'Last fault' of one in the inbox says what the mail server answers.`;
  },
  async release({ payload, env }) {
    const { docs } = await payload.find({
      collection: "releases",
      where: { finishedAt: { exists: true }, state: { not_equals: "rolled-back" } },
      sort: "-finishedAt",
      limit: 1,
      depth: 0,
    });
    if (docs[0]?.state === "failed")
      return `The last release failed: ${readReason("en", docs[0].reason ?? "see Settings, Releases")}`;
    if (docs[0] || (await payload.count({ collection: "releases" })).totalDocs > 0) return undefined;
    if (await liveRelease(env.releases.folder)) return undefined;
    return { missing: env.releases.isOn ? "release" : "queue" };
  },
  async backup({ payload, env, now = new Date() }) {
    if (env.backups.nightly === null) return { missing: "nightlyBackup" };
    const last = await lastBackup(payload);
    if (last === null) return { missing: "backup" };
    if (last.state !== "proven")
      return `The nightly backup ${last.state === "failed" ? "failed" : "cannot be restored"}: ${last.reason}`;
    if (Date.parse(last.startedAt) > now.getTime() - OLDEST_BACKUP) return undefined;
    return `The last backup is of ${last.startedAt}. See the server's log, and that one instance runs at NIGHTLY_BACKUP.`;
  },
};

/** Without these nothing can be answered; with the others wrong the site and the admin go on. */
const FATAL: readonly CheckName[] = ["database"];

/** @returns what was found by every check, in their order; a check that fails itself has its error as the reason */
export async function runChecks(circumstances: CheckContext): Promise<Finding[]> {
  return Promise.all(
    CHECKS.map(async (name) => {
      const found = await inTime(checks[name](circumstances)).catch((error: unknown) => couldNotLook(name, error));
      if (found === undefined) return { name, state: "fine", reason: null, isFatal: false };
      if (typeof found === "string") return { name, state: "failing", reason: found, isFatal: FATAL.includes(name) };
      return { name, state: "not-set-up", reason: notSetUp(found.missing), isFatal: false, ...found };
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

function couldNotLook(name: CheckName, error: unknown): string {
  if (name === "database") return "The database cannot be reached (DATABASE_URL).";
  // Only the name, because database errors may contain values of the query.
  return `This could not be looked at: ${error instanceof Error ? error.name : "unknown error"}.`;
}
