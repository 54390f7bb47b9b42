/** Renditions that the builder prepares for an upload equal those of a build, and the build reuses them. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openTwins, untilPrepared, type TwinSites } from "./support/twin-sites";
import { startApiServer, type ApiServer } from "gatsby-source-custom-api/testing/api-server";
import { picture } from "gatsby-source-custom-api/testing/generated-content";
import { PNG } from "gatsby-source-custom-api/testing/png";
import { makeTemporarySite } from "gatsby-source-custom-api/testing/temporary-site";

const ROOT = path.join(__dirname, "..", "..");
const SMALL_SITE = path.join(ROOT, "__tests__", "fixtures", "plugin-site");
const STORE = path.join(ROOT, "node_modules", ".cache", "gatsby-incremental-builder", "pictures");
const MARK = "made ahead";
jest.setTimeout(900_000);

process.env.GATSBY_CPU_COUNT = "1";

let api: ApiServer;
let twins: TwinSites;
beforeAll(async () => {
  api = await startApiServer({ cases: 2, pictures: true });
  twins = await openTwins(ROOT, () => makeTemporarySite(ROOT, SMALL_SITE), api.url);
  await twins.build();
});
afterAll(async () => {
  await twins.close();
  await api.close();
});

/** Files below a folder whose name begins so. */
async function filesOf(name: string, folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  return paths.filter((file) => path.basename(file).startsWith(`${name}.`)).map((file) => path.join(folder, file));
}

async function upload(name: string, bytes: Buffer = PNG): Promise<void> {
  const folder = path.join(twins.directory, "uploads");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.png`), bytes);
  await twins.expectPicture(path.join(folder, `${name}.png`));
}

function show(name: string): void {
  api.content.cases.en = api.content.cases.en.map((entry) => ({ ...entry, cover: picture(name) }));
}

test("A6: a build that shows an uploaded picture finds it made, as it would have made it", async () => {
  const name = `upload-${process.pid}`;
  await upload(name);
  await untilPrepared(twins.directory);
  const prepared = await filesOf(name, STORE);
  expect(prepared.length).toBeGreaterThan(1);
  show(name);
  expect(await twins.build()).toMatchObject({ isIncremental: true });
  expect(await twins.compare()).toEqual([]);
});

test("A6: the build makes none of it again", async () => {
  const name = `marked-${process.pid}`;
  await upload(name);
  await untilPrepared(twins.directory);
  for (const file of await filesOf(name, STORE)) await writeFile(file, MARK);
  show(name);
  await twins.build();
  const built = await filesOf(name, path.join(twins.directory, "public", "static"));
  // One is the picture as it was uploaded.
  const renditions = (await Promise.all(built.map((file) => readFile(file, "utf8")))).filter((text) => text === MARK);
  expect(renditions.length).toBeGreaterThan(1);
  expect(built).toHaveLength(renditions.length + 1);
});

test("A6: what cannot be read costs no builder", async () => {
  await upload(`broken-${process.pid}`, Buffer.from("no picture"));
  await untilPrepared(twins.directory);
  expect(await twins.build()).toMatchObject({ isIncremental: true });
});

test("A6: what a killed builder had not made yet, the next one makes", async () => {
  const name = `killed-${process.pid}`;
  twins.restart();
  await upload(name);
  expect(await filesOf(name, STORE)).toEqual([]);
  await twins.build();
  await untilPrepared(twins.directory);
  expect((await filesOf(name, STORE)).length).toBeGreaterThan(1);
  // A picture that no page shows is not given out.
  expect(await filesOf(name, path.join(twins.directory, "public"))).toEqual([]);
});
