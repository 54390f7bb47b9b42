/** Archives in a bucket of S3: kept, proven, brought back, and the oldest removed (X10). */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fetchArchive, openStorage } from "payload-backup/storage";
import { openBucket } from "payload-kit/bucket";
import { PART } from "payload-kit/send-in-parts";
import { startBucketServer, type BucketServer } from "../support/bucket-server";
import { runCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { treeOf } from "payload-backup/testing";
import { makeReleases } from "../support/installation";
import { putContent } from "../support/database-templates";

const { folder, env: settings } = temporaryCms();
const target = "s3://backups/future-native";
const storageOf = (place: string) =>
  openStorage({ name: "future-native", archives: { target: place, keep: 1, openBucket } });
const before = { ...process.env };
let server: BucketServer;

beforeAll(async () => {
  server = await startBucketServer("backups");
  Object.assign(process.env, server.env);
  await putContent("demo", settings);
  await makeReleases(path.join(folder, "releases"), 2);
});
afterAll(async () => {
  process.env = before;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("an archive goes to the bucket, is proven from there, and comes back to an empty machine", async () => {
  const env = { ...settings, BACKUP_TARGET: target, BACKUPS_KEPT: "1" };
  for (const options of [[], ["--drill"]]) await succeed("backup", options, env);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  const kept = await storageOf(env.BACKUP_TARGET).list();
  expect(kept).toHaveLength(1);

  const data = mkdtempSync(path.join(tmpdir(), "cms-from-bucket-"));
  const bare = { ...env, DATA_DIR: data, RELEASES_DIR: path.join(data, "releases") };
  const url = { DATABASE_URL: `file:${path.join(data, "cms.sqlite")}` };
  await succeed("restore", [`${env.BACKUP_TARGET}/${kept.at(-1)}`], { ...bare, ...url });
  for (const each of ["media", "releases"])
    expect(treeOf(path.join(data, each))).toEqual(treeOf(path.join(folder, each)));
  rmSync(data, { recursive: true });
});

test("what is larger than a storage takes at once goes there in parts, and comes back as it was", async () => {
  const place = mkdtempSync(path.join(tmpdir(), "cms-in-parts-"));
  const draft = path.join(place, "draft");
  writeFileSync(draft, randomBytes(2 * PART + 1));
  const name = "future-native-20260101T000000000Z.tar.gz";
  const sent = vi.spyOn(globalThis, "fetch");
  const kept = await storageOf(target).keep(name, draft);
  const parts = sent.mock.calls.map(([request]) => /partNumber=\d+/.exec((request as Request).url)?.[0] ?? "");
  expect(parts.filter(Boolean)).toEqual(["partNumber=1", "partNumber=2", "partNumber=3"]);
  sent.mockRestore();
  const back = readFileSync(await fetchArchive(kept, place, openBucket));
  expect(back.equals(readFileSync(draft))).toBe(true);
  const lost = storageOf("s3://another-bucket").keep(name, draft);
  await expect(lost).rejects.toThrow(/^POST http:[^ ]+another-bucket[^ ]+ answered 404: .*NoSuchBucket/s);
  await storageOf(target).remove(name);
  rmSync(place, { recursive: true });
});

test("a bucket that refuses is named with its answer, and so are keys that are not set", async () => {
  const env = { ...settings, BACKUP_TARGET: "s3://another-bucket" };
  const refused = await runCommand("backup", [], env);
  expect(refused.said).toMatch(/PUT http:[^ ]+another-bucket[^ ]+ answered 404: .*NoSuchBucket/s);
  const without = await runCommand("backup", [], { ...env, AWS_ACCESS_KEY_ID: "" });
  expect(without.said).toMatch(/BACKUP_TARGET s3:\/\/another-bucket needs AWS_ACCESS_KEY_ID: /);
  expect([refused.code, without.code]).toEqual([1, 1]);
});
