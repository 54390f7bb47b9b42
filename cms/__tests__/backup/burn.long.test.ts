/** A backup made under load is consistent: a restore on an empty machine brings its state back (X10). */
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { byLength } from "../../../__tests__/support/test-length";
import { readArchive } from "payload-backup/archive";
import { runCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { countRows, openSqlite } from "../support/database";
import { treeOf } from "payload-backup/testing";
import { archiveIn, isSameFile, makeReleases } from "../support/installation";
import { startMailCms } from "../support/mail-cms";
import { briefFields, postForm } from "../support/post-form";

const ENQUIRIES = byLength(20, 200);
const EDITS = byLength(10, 50);
vi.setConfig({ testTimeout: byLength(600_000, 1_800_000), hookTimeout: byLength(600_000, 1_800_000) });

const { folder, env: settings } = temporaryCms();
const archives = mkdtempSync(path.join(tmpdir(), "cms-backups-"));
const env = { ...settings, BACKUP_TARGET: archives, BACKUP_PASSPHRASE: "a passphrase for tests" };
const releases = path.join(folder, "releases");

afterAll(() => {
  for (const each of [folder, archives]) rmSync(each, { recursive: true, force: true });
});

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

const allEnquiries = async (file: string) => {
  const database = await openSqlite(file);
  const rows = await database.query(
    "SELECT id, key, name, description, file_key, file_size FROM enquiries ORDER BY id",
  );
  await database.close();
  return rows;
};

test(`${ENQUIRIES} enquiries and ${EDITS} edits, a backup in the middle, a fire: nothing differs from its moment`, async () => {
  await makeReleases(releases, 2);
  const before = treeOf(releases);
  const cms = await startMailCms(env);
  const taken: string[] = [];
  const edited: number[] = [];
  let isHalf = () => {};
  const half = new Promise<void>((resolve) => (isHalf = resolve));
  const file = (number: number) => ({
    name: "brief.pdf",
    content: `%PDF-1.7\n${String(number).repeat(20_000)}\n%%EOF\n`,
  });

  const enquire = async () => {
    for (let number = 0; number < ENQUIRIES; number += 1) {
      const fields = briefFields();
      const answer = await postForm(cms.url, fields, number % 2 === 0 ? { file: file(number) } : {});
      expect(answer.body).toEqual({ success: 1 });
      taken.push(fields.key ?? "");
      if (number === ENQUIRIES / 2) isHalf();
    }
  };
  const edit = async () => {
    for (let number = 0; number < EDITS; number += 1) {
      await cms.step("noticeVersion", `v${number}`);
      edited.push(number);
    }
  };
  const load = Promise.all([enquire(), edit()]);
  await half;
  const certain = { taken: [...taken], edited: edited.length };
  const { code, said } = await runCommand("backup", [], env);
  expect({ code, said }).toMatchObject({ code: 0 });
  const atMost = taken.length;
  await load;
  const later = await allEnquiries(path.join(folder, "cms.sqlite"));
  await cms.stop();
  expect(later).toHaveLength(ENQUIRIES);
  const burnt = `${folder}-burnt`;
  renameSync(folder, burnt);

  const report = await succeed("restore", [archiveIn(archives)], env);
  expect(report).toContain("Secrets are as they were");

  const manifest = await readArchive(archiveIn(archives), { "": path.join(burnt, "unpacked") });
  expect(manifest.missing).toEqual([]);
  const [database, snapshot] = [path.join(folder, "cms.sqlite"), path.join(burnt, "unpacked", "database.sqlite")];
  expect(readFileSync(database).equals(readFileSync(snapshot))).toBe(true);
  expect(treeOf(path.join(folder, "enquiries"))).toEqual(treeOf(path.join(burnt, "unpacked", "enquiries")));
  const restored = await openSqlite(path.join(folder, "cms.sqlite"));
  expect(await countRows(restored)).toEqual(manifest.database.rows);
  // Of all edits the newest versions are kept.
  const versions = await restored.query("SELECT version_version FROM _page_privacy_v");
  const edits = versions.map((row) => Number(/^v(\d+)$/.exec(String(row.version_version))?.[1] ?? -1));
  expect(Math.max(...edits)).toBeGreaterThanOrEqual(certain.edited - 1);
  await restored.close();

  const kept = await allEnquiries(path.join(folder, "cms.sqlite"));
  // All that was answered before the backup began, some of what came while it was made, and each as it was.
  expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(certain.taken));
  expect(kept.length).toBeLessThanOrEqual(atMost + 1);
  expect(kept).toEqual(later.slice(0, kept.length));
  for (const { file_key, file_size } of kept) {
    if (file_key === null) continue;
    const place = path.join(folder, "enquiries", String(file_key));
    expect(modeOf(place)).toBe("600");
    expect(statSync(place).size).toBe(file_size);
    expect(readFileSync(place).equals(readFileSync(path.join(burnt, "enquiries", String(file_key))))).toBe(true);
  }

  expect(treeOf(releases)).toEqual(before);
  const page = readdirSync(releases, { recursive: true }).find((name) => String(name).endsWith("about/index.html"));
  expect(modeOf(path.join(releases, String(page)))).toBe("644");
  const data = ["", "enquiries", "cms.sqlite", "secrets.json"].map((name) => modeOf(path.join(folder, name)));
  expect(data).toEqual(["711", "700", "600", "600"]);
  expect(readdirSync(archives).map((name) => modeOf(path.join(archives, name)))).toEqual(["600"]);
  const [one = "", two = ""] = readdirSync(releases).filter((name) => /^\d/.test(name));
  expect(
    isSameFile(...([one, two].map((id) => path.join(releases, id, "files/about/index.html")) as [string, string])),
  ).toBe(true);
  const secrets = JSON.parse(readFileSync(path.join(folder, "secrets.json"), "utf8"));
  expect(secrets.PAYLOAD_SECRET).toBe(settings.PAYLOAD_SECRET);
  expect(existsSync(path.join(folder, ".restore.json"))).toBe(false);

  const again = await startMailCms(env);
  expect(await again.step("enquiries")).toBe(kept.length);
  expect(await again.step("findings")).toContainEqual({
    name: "database",
    state: "fine",
    reason: null,
    isFatal: false,
  });
  await again.stop();
  rmSync(burnt, { recursive: true });
});
