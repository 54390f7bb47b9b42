/** Nightly backups, and alerts when they fail (X10). */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BasePayload } from "payload";
import type { BackupOutcome } from "payload-backup/last-backup";
import { checkAndAlert } from "../support/findings";
import { makeReleases } from "../support/installation";
import { startMailbox } from "../support/mailbox";
import { provideCms } from "../support/test-cms";

const archives = mkdtempSync(path.join(tmpdir(), "cms-nights-"));
const mailbox = await startMailbox();
const cms = provideCms({
  settings: { BACKUP_TARGET: archives, BACKUP_PASSPHRASE: "a passphrase for tests", SMTP_URL: mailbox.url },
});
let other: BasePayload;
beforeAll(async () => void (other = await new BasePayload().init({ config: cms.payload.config })));
afterAll(async () => {
  await other.destroy();
  await mailbox.stop();
  rmSync(archives, { recursive: true });
});

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

test("a night has one archive, proven by restoring it, however many instances there are", async () => {
  const { backUpInProcess, backUpTonight } = await import("payload-backup/nightly");
  const { backupProcess } = await import("../../src/plugins/backup");
  const make = () => backUpInProcess(backupProcess());
  const { lastBackup } = await import("payload-backup/last-backup");
  await makeReleases(cms.env.releases.folder, 2);
  const all = await Promise.all(
    [cms.payload, other, cms.payload].map((instance) => backUpTonight(instance, night(1), make)),
  );
  expect(all.filter((outcome) => outcome !== undefined)).toEqual([
    { state: "proven", archive: expect.stringContaining(archives), size: expect.any(Number) },
  ]);
  expect(await lastBackup(other)).toMatchObject({ state: "proven", lastProvenAt: "2026-11-01T03:00:00.000Z" });
  expect(readdirSync(archives)).toHaveLength(1);
});

test("an operator gets a mail when it fails and one when it is made again, and none between", async () => {
  const { backUpTonight } = await import("payload-backup/nightly");
  const { lastBackup } = await import("payload-backup/last-backup");
  const { payload } = cms;
  // On the disk of the data a backup counts as not set up, however good it is.
  const env = { ...cms.env, backups: { ...cms.env.backups, target: "s3://backups.example.com/site" } };
  const proven: BackupOutcome = { state: "proven", archive: "a.tar.gz", size: 1 };
  const unproven: BackupOutcome = { ...proven, state: "unproven", reason: "The table users has 1 rows in place of 2." };
  const failed: BackupOutcome = { state: "failed", reason: "The disk has no room for the backup." };
  const states: string[] = [];
  for (const [at, outcome] of [proven, failed, unproven, failed, proven, proven].entries()) {
    const now = night(at + 11);
    await backUpTonight(payload, now, async () => outcome);
    await checkAndAlert({ payload, env, now }, ["backup"]);
    const { state, lastProvenAt } = (await lastBackup(other)) ?? {};
    states.push(`${state}, good ${lastProvenAt?.slice(0, 10)}`);
  }
  expect(states).toEqual([
    "proven, good 2026-11-11",
    "failed, good 2026-11-11",
    "unproven, good 2026-11-11",
    "failed, good 2026-11-11",
    "proven, good 2026-11-15",
    "proven, good 2026-11-16",
  ]);
  const mails = await Promise.all(mailbox.received.map((_, at) => mailbox.parsed(at)));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "localhost:3000: something is wrong with backup",
    "localhost:3000: backup is well again",
  ]);
  expect(mails[0]?.text).toContain("The disk has no room for the backup.");
  expect(mailbox.received.map(({ to }) => to)).toEqual([["admin@example.com"], ["admin@example.com"]]);
});
