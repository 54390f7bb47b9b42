/** Nightly backups of several instances on PostgreSQL, and of nights that go wrong (X10). */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BasePayload } from "payload";
import { runCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { makeReleases } from "../support/installation";
import { startPostgres } from "../support/postgres";
import { openTestCms } from "../support/test-cms";

const { folder, env } = temporaryCms();
const archives = mkdtempSync(path.join(tmpdir(), "cms-nights-"));
const settings = { BACKUP_TARGET: archives, BACKUP_PASSPHRASE: "a passphrase for tests" };
afterAll(() => {
  for (const each of [folder, archives]) rmSync(each, { recursive: true, force: true });
});

test("of two instances on PostgreSQL one makes it, and both know of it", async () => {
  if (spawnSync("pg_dump", ["--version"]).status !== 0) return console.info("Not looked at: there is no pg_dump here.");
  const server = await startPostgres("installed");
  const DATABASE_URL = await server.createDatabase("night");
  const cms = await openTestCms({ settings: { ...settings, DATABASE_URL } });
  const { backUpInProcess, backUpTonight } = await import("payload-backup/nightly");
  const { backupProcess } = await import("../../src/plugins/backup");
  const make = () => backUpInProcess(backupProcess());
  const { lastBackup } = await import("payload-backup/last-backup");
  const other = await new BasePayload().init({ config: cms.payload.config });
  const night = new Date("2026-11-01T03:00:00.000Z");
  const both = await Promise.all([cms.payload, other].map((instance) => backUpTonight(instance, night, make)));
  const proven = { state: "proven", archive: expect.stringContaining(archives), size: expect.any(Number) };
  expect(both.filter((outcome) => outcome !== undefined)).toEqual([proven]);
  expect(await lastBackup(other)).toMatchObject({ state: "proven", lastProvenAt: night.toISOString() });
  expect(readdirSync(archives)).toHaveLength(1);
  await other.destroy();
  await cms.close();
  await server.stop();
});

test("archives that cannot be restored push out none that can", async () => {
  await putContent("demo", env);
  await makeReleases(path.join(folder, "releases"), 2);
  const own = mkdtempSync(path.join(tmpdir(), "cms-unproven-"));
  const kept = { ...env, ...settings, BACKUP_TARGET: own, BACKUPS_KEPT: "1" };
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
