/** The CMS backs itself up at night, one of its instances does, and somebody hears of it when that fails (X10). */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { makeReleases } from "../support/installation";
import { startMailbox } from "../support/mailbox";
import { runScript } from "../support/node-script";
import { startPostgres } from "../support/postgres";
import { putDemoContent } from "../support/database-templates";

const { folder, env } = temporaryCms();
const archives = mkdtempSync(path.join(tmpdir(), "cms-nights-"));
const settings = { ...env, BACKUP_TARGET: archives, BACKUP_PASSPHRASE: "a passphrase for tests" };
afterAll(() => {
  for (const each of [folder, archives]) rmSync(each, { recursive: true, force: true });
});

const expected = {
  outcomes: [{ state: "proven", archive: expect.stringContaining(archives), size: expect.any(Number) }],
  last: { state: "proven", lastProvenAt: "2026-11-01T03:00:00.000Z" },
};

test("on SQLite a night has one archive, proven by restoring it", async () => {
  await putDemoContent(settings);
  await makeReleases(path.join(folder, "releases"), 2);
  expect(await runScript("backup-process", ["together"], settings)).toMatchObject(expected);
  expect(readdirSync(archives)).toHaveLength(1);
});

test("of two instances on PostgreSQL one makes it, and both know of it", async () => {
  if (spawnSync("pg_dump", ["--version"]).status !== 0) return console.info("Not looked at: there is no pg_dump here.");
  const server = await startPostgres("installed");
  const DATABASE_URL = await server.createDatabase("night");
  const told = await runScript("backup-process", ["together"], { ...settings, DATABASE_URL });
  await server.stop();
  expect(told).toMatchObject(expected);
  expect(readdirSync(archives)).toHaveLength(2);
});

test("archives that cannot be restored push out none that can", async () => {
  const own = mkdtempSync(path.join(tmpdir(), "cms-unproven-"));
  const kept = { ...settings, BACKUP_TARGET: own, BACKUPS_KEPT: "1" };
  await succeed("backup", ["--drill"], kept);
  const [proven = ""] = readdirSync(own);
  const page = path.join(folder, "releases", "current", "index.html");
  const before = readFileSync(page);
  writeFileSync(page, "not what the release says");
  for (let night = 0; night < 2; night += 1) {
    const { code, said } = await runCommand("backup", ["--drill"], kept);
    expect([code, said]).toEqual([1, expect.stringContaining("is not what the release says")]);
  }
  expect([readdirSync(own).length, readdirSync(own)]).toEqual([3, expect.arrayContaining([proven])]);
  writeFileSync(page, before);
  await succeed("backup", ["--drill"], kept);
  expect(readdirSync(own)).toHaveLength(1);
  rmSync(own, { recursive: true });
});

test("an operator gets a mail when it fails and one when it is made again, and none between", async () => {
  const mailbox = await startMailbox();
  const own = mkdtempSync(path.join(tmpdir(), "cms-incidents-"));
  const alone = { DATA_DIR: own, DATABASE_URL: `file:${path.join(own, "cms.sqlite")}`, SMTP_URL: mailbox.url };
  const states = await runScript("backup-process", ["incidents"], { ...settings, ...alone });
  expect(states).toEqual([
    "proven, good 2026-11-01",
    "failed, good 2026-11-01",
    "unproven, good 2026-11-01",
    "failed, good 2026-11-01",
    "proven, good 2026-11-05",
    "proven, good 2026-11-06",
  ]);
  const mails = await Promise.all(mailbox.received.map((_, at) => mailbox.parsed(at)));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "localhost:3000: something is wrong with backup",
    "localhost:3000: backup is well again",
  ]);
  expect(mails[0]?.text).toContain("The disk has no room for the backup.");
  expect(mailbox.received.map(({ to }) => to)).toEqual([["admin@example.com"], ["admin@example.com"]]);
  await mailbox.stop();
  rmSync(own, { recursive: true });
});
