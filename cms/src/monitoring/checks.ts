/** What has to be well for the CMS to do all of its work (X10). */
import type { Payload } from "payload";
import { lastBackup } from "../backups/last-backup";
import { readDisk } from "../disk";
import type { CmsEnv } from "../env";
import { readReason } from "../releases/reasons";

export const CHECKS = ["database", "disk", "queue", "mail", "release", "backup"] as const;
export type CheckName = (typeof CHECKS)[number];

/** What was found; a reason says what is wrong and what to do. */
export interface Finding {
  readonly name: CheckName;
  /** Null when all is well. */
  readonly reason: string | null;
  /** Whether nothing can be answered until it is put right. */
  readonly isFatal: boolean;
}

/** What a check needs. */
export interface Circumstances {
  readonly payload: Payload;
  readonly env: Pick<CmsEnv, "dataDir" | "releases" | "mail" | "backups">;
  /** By default this moment. */
  readonly now?: Date;
}

/** Says what is wrong; undefined when all is well. */
type Check = (circumstances: Circumstances) => Promise<string | undefined>;

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
/** A database that hangs never answers; whoever asks for readiness must hear of it all the same. */
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
    if (!env.releases.isOn) return undefined;
    const waiting = { release: { exists: false }, createdAt: { less_than: before(LONGEST_QUEUE) } };
    const { totalDocs } = await payload.count({ collection: "release-changes", where: waiting });
    if (totalDocs === 0) return undefined;
    return `${totalDocs} published changes have waited for more than ${LONGEST_QUEUE / MINUTE} minutes to go live. See the server's log, and restart it.`;
  },
  async mail({ payload, env }) {
    if (!env.mail) return undefined;
    const stuck = { mail: { equals: "waiting" }, firstTriedAt: { less_than: before(LONGEST_OUTBOX) } };
    const failed = { mail: { equals: "failed" }, firstTriedAt: { greater_than: before(TOLD_FOR) } };
    const { totalDocs } = await payload.count({ collection: "enquiries", where: { or: [stuck, failed] } });
    if (totalDocs === 0) return undefined;
    return `The mails of ${totalDocs} enquiries cannot be sent. 'Last fault' of one in the inbox says what the mail server answers.`;
  },
  async release({ payload }) {
    const { docs } = await payload.find({
      collection: "releases",
      where: { finishedAt: { exists: true }, state: { not_equals: "rolled-back" } },
      sort: "-finishedAt",
      limit: 1,
      depth: 0,
    });
    if (docs[0]?.state !== "failed") return undefined;
    return `The last release failed: ${readReason("en", docs[0].reason ?? "see Settings, Releases")}`;
  },
  async backup({ payload, env, now = new Date() }) {
    const last = env.backups.nightly === null ? null : await lastBackup(payload);
    if (last === null) return undefined;
    if (last.state !== "proven")
      return `The nightly backup ${last.state === "failed" ? "failed" : "cannot be restored"}: ${last.reason}`;
    if (Date.parse(last.startedAt) > now.getTime() - OLDEST_BACKUP) return undefined;
    return `The last backup is of ${last.startedAt}. See the server's log, and that one instance runs at NIGHTLY_BACKUP.`;
  },
};

/** Without these nothing can be answered; with the others wrong the site and the admin go on. */
const FATAL: readonly CheckName[] = ["database"];

/** @returns what was found by every check, in their order; a check that fails itself has its error as the reason */
export async function runChecks(circumstances: Circumstances): Promise<Finding[]> {
  return Promise.all(
    CHECKS.map(async (name) => {
      const reason = await inTime(checks[name](circumstances)).catch((error: unknown) => couldNotLook(name, error));
      return { name, reason: reason ?? null, isFatal: FATAL.includes(name) && reason !== undefined };
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
  // What a database says of a query may hold what was written.
  return `This could not be looked at: ${error instanceof Error ? error.name : "unknown error"}.`;
}
