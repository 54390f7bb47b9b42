/** The worker's file (X14, docs/decisions/0138). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildWorker } from "../src/build-worker";
import type { OfflinePagesOptions } from "../src/options";

const ROOT = join(__dirname, "..", "..", "..");
const OPTIONS: OfflinePagesOptions = {
  path: "/offline-worker.mjs",
  mode: "on",
  ignore: ["/admin"],
  words: join(ROOT, "src", "app", "offline", "words.ts"),
  styles: [join(ROOT, "src", "styles", "tokens.css"), join(ROOT, "src", "app", "offline", "missing-page.css")],
};

const versionOf = (worker: string) => /version:"([\da-f]{8})"/.exec(worker)?.[1];

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "offline-"))));
afterAll(() => rmSync(folder, { recursive: true }));

test("the same code makes the same worker, and other code keeps pages of its own", async () => {
  const worker = await buildWorker(ROOT, OPTIONS);
  expect(await buildWorker(ROOT, OPTIONS)).toBe(worker);
  expect(versionOf(worker)).toBeDefined();
  const words = join(folder, "words.ts");
  writeFileSync(words, 'export const words = { kept: () => "kept", missing: () => "missing" };');
  expect(versionOf(await buildWorker(ROOT, { ...OPTIONS, words }))).not.toBe(versionOf(worker));
});

test("it is small, the one that takes it back smaller still", async () => {
  const weigh = async (mode: "on" | "off") => brotliCompressSync(await buildWorker(ROOT, { ...OPTIONS, mode })).length;
  expect(await weigh("on")).toBeLessThan(6_000);
  expect(await weigh("off")).toBeLessThan(500);
});

test("what takes it back answers nothing", async () => {
  expect(await buildWorker(ROOT, { ...OPTIONS, mode: "off" })).not.toContain('"fetch"');
});
