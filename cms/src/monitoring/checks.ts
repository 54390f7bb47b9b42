/** Health checks of what this CMS does (X10). */
import { areOnOneDisk } from "payload-kit/disk";
import { checkDisk, type Check } from "payload-monitoring/checks";
import { lastBackup } from "payload-backup/last-backup";
import type { CmsEnv } from "../env";
import { localized } from "../i18n";
import { isOn } from "payload-releases/rows";
import { liveRelease } from "payload-releases/store/release";
import { readReason } from "payload-releases/reasons";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A build from nothing of a large site takes less. */
const LONGEST_QUEUE = 30 * MINUTE;
const LONGEST_OUTBOX = HOUR;
/** A mail that was given up is an incident for so long; after that it is a row of the inbox. */
const TOLD_FOR = 7 * 24 * HOUR;
/** Of two nights one may be missed: the server was being restarted. */
const OLDEST_BACKUP = 50 * HOUR;

const WAITING = { mail: { equals: "waiting" } };

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** A setting without which nothing can be known to work, which is no fault: dashboard, `/api/ready` and an alert name it. */
const notSetUp = (
  name: "queue" | "mail" | "release" | "backup" | "backupDisk" | "nightlyBackup",
  values?: Readonly<Record<"waiting", number>>,
) => ({ missing: localized(`monitoring:notSetUp.${name}`, values) });

type Settings = Pick<CmsEnv, "dataDir" | "releases" | "mail" | "backups">;

/** The checks by their names, in the order of their findings; that of the database is payload-monitoring's. */
export const checksOf = ({ dataDir, releases, mail, backups }: Settings): Readonly<Record<string, Check>> => ({
  disk: checkDisk(dataDir, "DATA_DIR"),
  async queue(payload) {
    if (!isOn(payload)) return undefined;
    const waiting = { release: { exists: false }, createdAt: { less_than: before(LONGEST_QUEUE) } };
    const { totalDocs } = await payload.count({ collection: "release-changes", where: waiting });
    if (totalDocs === 0) return undefined;
    // Another instance may build; it has taken them by then.
    if (!releases.isOn) return notSetUp("queue");
    return `${totalDocs} published changes have waited for more than ${LONGEST_QUEUE / MINUTE} minutes to go live. See the server's log, and restart it.`;
  },
  async mail(payload) {
    if (!mail) {
      const { totalDocs: waiting } = await payload.count({ collection: "enquiries", where: WAITING });
      return notSetUp("mail", { waiting });
    }
    const stuck = { ...WAITING, firstTriedAt: { less_than: before(LONGEST_OUTBOX) } };
    const failed = { mail: { equals: "failed" }, firstTriedAt: { greater_than: before(TOLD_FOR) } };
    const { totalDocs } = await payload.count({ collection: "enquiries", where: { or: [stuck, failed] } });
    if (totalDocs === 0) return undefined;
    return `The mails of ${totalDocs} enquiries cannot be sent. 'Last fault' of one in the inbox says what the mail server answers.`;
  },
  async release(payload) {
    if (!isOn(payload)) return undefined;
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
    if (await liveRelease(releases.folder)) return undefined;
    return notSetUp(releases.isOn ? "release" : "queue");
  },
  async backup(payload, now) {
    if (backups.nightly === null) return notSetUp("nightlyBackup");
    const last = await lastBackup(payload);
    if (last === null) return notSetUp("backup");
    if (last.state !== "proven")
      return `The nightly backup ${last.state === "failed" ? "failed" : "cannot be restored"}: ${last.reason}`;
    if (Date.parse(last.startedAt) <= now.getTime() - OLDEST_BACKUP)
      return `The last backup is of ${last.startedAt}. See the server's log, and that one instance runs at NIGHTLY_BACKUP.`;
    return (await areOnOneDisk(dataDir, backups.target)) ? notSetUp("backupDisk") : undefined;
  },
});
