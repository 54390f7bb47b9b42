/** An archive of a small installation: made, proven, and restored elsewhere (X10). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import { treeOf } from "../testing/tree-of";
import { forgetOld, openStorage } from "../src/archive/storage";
import { linkTree } from "../src/archive/link-tree";
import { backUp } from "../src/back-up";
import { drill } from "../src/drill";
import type { Installation } from "../src/installation";
import { recoverAtStart } from "../src/restore/recover";
import { restore } from "../src/restore/restore";

const root = mkdtempSync(path.join(tmpdir(), "payload-backup-"));
afterAll(() => rmSync(root, { recursive: true }));

const MIGRATIONS = [{ name: "20260101_000000_first", up: async () => undefined }];

function installationIn(folder: string): Installation {
  const data = path.join(root, folder);
  const releases = path.join(data, "releases");
  return {
    ...{ name: "example", version: "1.2.3", dataDir: data },
    database: {
      url: `file:${path.join(data, "cms.sqlite")}`,
      migrations: async () => MIGRATIONS,
      files: {
        posts: "SELECT 'files/' || file AS path FROM posts",
        pages: "SELECT 'files/' || file AS path FROM pages",
      },
      lock: async () => undefined,
    },
    folders: { files: { path: path.join(data, "files"), content: "files of posts" } },
    releases: {
      folder: releases,
      outdated: [],
      async linkTo(to) {
        await linkTree(path.join(releases, "one"), path.join(to, "one"));
        symlinkSync("one", path.join(to, "current"));
        return "one";
      },
      async check({ release, files }) {
        if (!files[`releases/${release}/index.html`]) throw new Error(`The release ${release} is not whole.`);
      },
    },
    secrets: { file: "secrets.json", names: ["SECRET_OF_TEST"], passphrase: "a passphrase for tests" },
    archives: {
      ...{ target: path.join(root, "archives"), keep: 1 },
      openBucket: () => {
        throw new Error("There is no bucket.");
      },
    },
  };
}

const installed = installationIn("installed");
const archives = () => openStorage(installed).list();

beforeAll(async () => {
  vi.stubEnv("SECRET_OF_TEST", "known to nobody");
  for (const folder of ["files", "releases/one"]) mkdirSync(path.join(installed.dataDir, folder), { recursive: true });
  writeFileSync(path.join(installed.dataDir, "files", "a.txt"), "one");
  writeFileSync(path.join(installed.dataDir, "releases", "one", "index.html"), "<title>Home</title>");
  const client = createClient({ url: installed.database.url });
  await client.executeMultiple(`
    CREATE TABLE payload_migrations (id INTEGER PRIMARY KEY, name TEXT, batch INTEGER);
    INSERT INTO payload_migrations (name, batch) VALUES ('20260101_000000_first', 1);
    CREATE TABLE posts (id INTEGER PRIMARY KEY, file TEXT);
    INSERT INTO posts (file) VALUES ('a.txt'), ('b.txt');`);
  client.close();
});
afterAll(() => vi.unstubAllEnvs());

const replaceAll = async (): Promise<boolean> => true;

test("X10: holds the rows of one moment, the files that they name, releases and secrets, and is proven", async () => {
  const { archive, manifest } = await backUp(installed);
  expect(manifest).toMatchObject({ version: "1.2.3", release: "one", hasSecrets: true, missing: ["files/b.txt"] });
  expect(manifest.database.rows).toEqual({ payload_migrations: 1, posts: 2 });
  await drill(archive, installed);
  await expect(
    drill(archive, {
      ...installed,
      releases: { ...installed.releases, check: () => Promise.reject(new Error("Not whole.")) },
    }),
  ).rejects.toThrow("Not whole.");
});

test("X10: comes back elsewhere, and what was there stays aside", async () => {
  const other = installationIn("other");
  const [archive = ""] = await archives();
  const options = { archive: path.join(root, "archives", archive), installation: other, withoutSecrets: false };
  await restore({ ...options, confirm: replaceAll });
  for (const each of ["files", "releases"])
    expect(treeOf(path.join(other.dataDir, each))).toMatchObject(treeOf(path.join(installed.dataDir, each)));
  const secrets = JSON.parse(readFileSync(path.join(other.dataDir, "secrets.json"), "utf8"));
  expect(secrets).toEqual({ SECRET_OF_TEST: "known to nobody" });

  const asked: string[] = [];
  const refuse = async (lines: readonly string[]) => asked.push(...lines) < 0;
  await expect(restore({ ...options, confirm: refuse })).rejects.toThrow("Nothing was changed.");
  expect(asked.map((line) => line.replace(root, ""))).toEqual([
    "the database /other/cms.sqlite",
    "1 files of posts in /other/files",
    "1 releases in /other/releases",
    "the secrets in /other, where the archive has some",
  ]);
  const { aside } = await restore({ ...options, confirm: replaceAll });
  expect(aside).toHaveLength(2);
  await recoverAtStart(other);
});

test("X10: an archive by a migration that is not known is refused", async () => {
  const [archive = ""] = await archives();
  const earlier = installationIn("earlier");
  const installation = { ...earlier, database: { ...earlier.database, migrations: async () => [] } };
  const restored = restore({
    ...{ archive: path.join(root, "archives", archive), installation, withoutSecrets: true, confirm: replaceAll },
  });
  await expect(restored).rejects.toThrow(/made by a newer version \(1\.2\.3\).*20260101_000000_first/);
});

test("X10: the oldest archives go, and files of others stay", async () => {
  const others = ["another-20260101T000000000Z.tar.gz", "example-notes.tar.gz"];
  for (const name of others) writeFileSync(path.join(root, "archives", name), "");
  const [first] = await archives();
  await backUp(installed);
  await forgetOld(installed);
  expect(await archives()).toEqual([expect.not.stringContaining(String(first))]);
  expect(Object.keys(treeOf(path.join(root, "archives")))).toEqual(expect.arrayContaining(others));
});
