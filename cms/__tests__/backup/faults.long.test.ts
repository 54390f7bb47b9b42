/** Failures of backup and restore are reported in a sentence and lose no data (X10). */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { byLength } from "../../../__tests__/support/test-length";
import { readArchive, writeArchive } from "payload-backup/archive";
import { FORMAT } from "payload-backup/manifest";
import { recoverAtStart } from "payload-backup/recover";
import { isSqliteInUse } from "payload-backup/sqlite";
import { runCommand, startCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { treeOf } from "payload-backup/testing";
import { archiveIn, makeReleases } from "../support/installation";
import { startMailCms } from "../support/mail-cms";
import { putContent } from "../support/database-templates";

vi.setConfig({ testTimeout: byLength(600_000, 1_800_000), hookTimeout: byLength(600_000, 1_800_000) });

const { folder, env: settings } = temporaryCms();
const archives = mkdtempSync(path.join(tmpdir(), "cms-backups-"));
const env = { ...settings, BACKUP_TARGET: archives, BACKUP_PASSPHRASE: "a passphrase for tests", BACKUPS_KEPT: "1" };
const releases = path.join(folder, "releases");
let archive = "";

const SMALL_DISK = (size: string) => {
  const mount = `mount -t tmpfs -o size=${size} none "$1" && shift && exec "$@"`;
  return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"];
};

beforeAll(async () => {
  await putContent("demo", env);
  await makeReleases(releases, 2);
  await succeed("backup", [], env);
  archive = archiveIn(archives);
  // The installation differs from the archive.
  writeFileSync(path.join(folder, "media", "newer.txt"), "newer");
  await makeReleases(releases, 1);
  // The check writes SQLite's WAL into the database file, so run it before files are compared.
  await isSqliteInUse(path.join(folder, "cms.sqlite"));
});
afterAll(() => {
  for (const each of [folder, archives]) rmSync(each, { recursive: true, force: true });
});

/** Everything that a restore would replace; the log of a database is part of it. */
const state = () => treeOf(folder);

async function expectRefusal(args: string[], sentence: RegExp, changes: Record<string, string> = {}): Promise<void> {
  const before = state();
  const { code, said } = await runCommand("restore", args, { ...env, ...changes });
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n +at /);
  expect(code).toBe(1);
  expect(state()).toEqual(before);
}

test("an archive that is damaged or cut off is refused", async () => {
  const damaged = path.join(archives, "damaged.tar.gz");
  const bytes = readFileSync(archive);
  bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64);
  writeFileSync(damaged, bytes);
  await expectRefusal([damaged, "--yes"], /damaged\.tar\.gz is damaged/);
  truncateSync(damaged, Math.floor(bytes.length * 0.9));
  await expectRefusal([damaged, "--yes"], /damaged\.tar\.gz is damaged/);
  await expectRefusal([path.join(archives, "none.tar.gz"), "--yes"], /none\.tar\.gz/);
});

test("an option that there is not is named, with how the command is called", async () => {
  for (const command of ["backup", "restore"] as const) {
    const { code, said } = await runCommand(command, ["--help"], env);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(new RegExp(`--help.*It is called so: npm run ${command}`, "s")),
    ]);
    expect(said).not.toMatch(/\n\s+at /);
  }
});

test("a file that is not what the manifest says is found, although the archive can be read", async () => {
  const bytes = gunzipSync(readFileSync(archive));
  const at = bytes.indexOf("<title>Home 2</title>");
  expect(at).toBeGreaterThan(0);
  bytes.write("h", at + "<title>".length);
  const forged = path.join(archives, "forged.tar.gz");
  writeFileSync(forged, gzipSync(bytes));
  await expectRefusal([forged, "--yes"], /releases\/[^ ]+\/files\/index\.html is not what its manifest says/);
});

test("an archive of a newer version is refused with what is not known of it", async () => {
  const unpacked = mkdtempSync(path.join(tmpdir(), "cms-unpacked-"));
  const { files: _, hardLinks: __, links: ___, ...about } = await readArchive(archive, { "": unpacked });
  const newer = path.join(archives, "newer.tar.gz");
  const sources = readdirSync(unpacked).map((name) => ({ name, path: path.join(unpacked, name) }));
  const migrations = [...about.database.migrations, "29991231_000000_of_tomorrow"];
  await writeArchive(newer, sources, { ...about, database: { ...about.database, migrations } });
  await expectRefusal(
    [newer, "--yes"],
    /made by a newer version .* does not know its migration 29991231_000000_of_tomorrow/,
  );
  rmSync(unpacked, { recursive: true });
});

test("an archive of another format is refused with the version that made it", async () => {
  const file = path.join(archives, "future.tar.gz");
  const about = {
    format: FORMAT + 1,
    madeAt: "",
    version: "9.0.0",
    node: "",
    release: null,
    hasSecrets: false,
    missing: [],
  };
  const database = { kind: "sqlite", migrations: [], rows: {}, types: {} } as const;
  await writeArchive(file, [], { ...about, database } as never);
  await expectRefusal([file, "--yes"], /made by version 9\.0\.0/);
});

test("a wrong passphrase and none are refused; without the secrets it goes on", async () => {
  await expectRefusal([archive, "--yes"], /BACKUP_PASSPHRASE is not the one/, {
    BACKUP_PASSPHRASE: "another passphrase",
  });
  await expectRefusal([archive, "--yes"], /BACKUP_PASSPHRASE is not set/, { BACKUP_PASSPHRASE: "" });
  const elsewhere = mkdtempSync(path.join(tmpdir(), "cms-restored-"));
  const bare = { ...env, DATA_DIR: elsewhere, RELEASES_DIR: path.join(elsewhere, "releases") };
  const own = { ...bare, DATABASE_URL: `file:${path.join(elsewhere, "cms.sqlite")}`, BACKUP_PASSPHRASE: "" };
  expect(await succeed("restore", [archive, "--without-secrets"], own)).toMatch(/No secrets/);
  expect(readdirSync(elsewhere)).toEqual(expect.arrayContaining(["cms.sqlite", "enquiries", "media", "releases"]));
  expect(readdirSync(elsewhere)).not.toContain("secrets.json");
  rmSync(elsewhere, { recursive: true });
});

test("what is there is not replaced while nobody has said yes", async () => {
  await expectRefusal([archive], /cms\.sqlite[^]*add --yes\. Nothing was changed/);
});

test("a database that a CMS has open is not replaced", async () => {
  const cms = await startMailCms(env);
  const { code, said } = await runCommand("restore", [archive, "--yes"], env);
  expect(await cms.step("findings")).toContainEqual({ name: "database", state: "fine", reason: null, isFatal: false });
  await cms.stop();
  expect(said).toMatch(/A CMS is running on the database/);
  expect(code).toBe(1);
  expect(await isSqliteInUse(path.join(folder, "cms.sqlite"))).toBe(false);
});

test("a full disk stops a backup and a restore; archives and data stay", async () => {
  const [command = "", ...words] = [...SMALL_DISK("1m"), archives];
  if (spawnSync(command, [...words, "true"]).status !== 0) {
    console.info("Not looked at: this system gives no small disk to those without rights.");
    return;
  }
  const before = state();
  const small = mkdtempSync(path.join(tmpdir(), "cms-small-"));
  const made = await runCommand("backup", [], { ...env, BACKUP_TARGET: small }, [...SMALL_DISK("1m"), small]);
  expect(made.said).toMatch(/The disk has no room for the backup/);
  expect(made.code).toBe(1);
  expect(state()).toEqual(before);
  const target = { ...env, DATA_DIR: small, RELEASES_DIR: path.join(small, "releases") };
  const url = { DATABASE_URL: `file:${path.join(small, "cms.sqlite")}` };
  const restored = await runCommand("restore", [archive], { ...target, ...url }, [...SMALL_DISK("1m"), small]);
  expect(restored.said).toMatch(/The disk has no room for what the archive holds/);
  expect(restored.code).toBe(1);
  rmSync(small, { recursive: true });
});

test("the oldest archives go when there are too many, and a half-written one counts for none", async () => {
  const own = mkdtempSync(path.join(tmpdir(), "cms-kept-"));
  const kept = { ...env, BACKUP_TARGET: own, BACKUPS_KEPT: "2" };
  writeFileSync(path.join(own, "not-ours.tar.gz"), "");
  for (let night = 0; night < 3; night += 1) await succeed("backup", [], kept);
  const killed = startCommand("backup", [], kept);
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!readdirSync(own).some((name) => name.endsWith(".part")) && killed.child.exitCode === null) return;
      clearInterval(look);
      resolve();
    }, 1);
  });
  killed.child.kill("SIGKILL");
  await killed.ended;
  const whole = readdirSync(own).filter((name) => name.startsWith("future-native-"));
  expect(whole).toHaveLength(2);
  for (const name of whole)
    await expect(readArchive(path.join(own, name), { "": path.join(own, `${name}-unpacked`) })).resolves.toBeDefined();
  await succeed("backup", ["--drill"], kept);
  expect(readdirSync(own).filter((name) => name.endsWith(".part"))).toEqual([]);
  rmSync(own, { recursive: true });
});

test(`a restore that is killed at ${byLength(3, 20)} moments leaves what was there, or all of the archive`, async () => {
  const own = mkdtempSync(path.join(tmpdir(), "cms-killed-"));
  const copy = path.join(own, "data");
  const target = { ...env, DATA_DIR: copy, RELEASES_DIR: path.join(copy, "releases") };
  const url = { DATABASE_URL: `file:${path.join(copy, "cms.sqlite")}` };
  const places = { dataDir: copy, releases: { folder: path.join(copy, "releases") } } as never;
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  const old = treeOf(copy);
  const started = performance.now();
  await succeed("restore", [archive, "--yes"], { ...target, ...url });
  const took = performance.now() - started;
  const whole = treeOf(copy);
  expect(whole).not.toEqual(old);
  const rounds = byLength(3, 20);
  for (let round = 0; round < rounds; round += 1) {
    rmSync(copy, { recursive: true });
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    const { child, ended } = startCommand("restore", [archive, "--yes"], { ...target, ...url });
    // Most of its time it reads the archive; what matters is at its end.
    const kill = setTimeout(() => child.kill("SIGKILL"), took * (0.6 + (0.45 * round) / rounds));
    const { code } = await ended;
    clearTimeout(kill);
    await recoverAtStart(places);
    const found = treeOf(copy);
    expect([old, whole]).toContainEqual(found);
    if (code === 0) expect(found).toEqual(whole);
    expect(readdirSync(copy).filter((name) => name.startsWith(".restore"))).toEqual([]);
  }
  rmSync(own, { recursive: true });
});
