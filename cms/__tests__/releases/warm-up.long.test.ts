/** A publisher with nothing to publish warms the builder up (A6). */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Job, Message, Outcome } from "payload-releases/publisher/protocol";
import { listReleases } from "payload-releases/store/release";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { startPlayedSite, type PlayedSite } from "../support/played-site";

const MAIN = path.join(__dirname, "..", "..", "publisher", "main.ts");

let folder: string;
let site: PlayedSite;
let publisher: ChildProcess;

function start(): void {
  publisher = fork(MAIN, { cwd: folder, execArgv: ["--import", require.resolve("tsx")], stdio: "ignore" });
}

async function end(): Promise<void> {
  const ended = once(publisher, "exit");
  publisher.disconnect();
  await ended;
}

function publish(more: Partial<Job> = {}): Promise<Outcome> {
  publisher.send({ id: 1, task: { task: "publish", job: { ...site.job, ...more } } });
  return new Promise((resolve) => {
    const hear = (message: Message) => {
      if (message.type !== "outcome") return;
      publisher.off("message", hear);
      resolve(message.outcome);
    };
    publisher.on("message", hear);
    publisher.once("exit", (code) => {
      if (code !== UNSETTLED_AWAIT) return;
      start();
      resolve(publish(more));
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warm-up-test-"));
  site = await startPlayedSite(folder);
  start();
  expect(await publish()).toMatchObject({ result: "live", way: "one-shot" });
  await end();
});
beforeEach(start);
afterEach(end);
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

test("the first change after a start is built by a builder that knows the site", async () => {
  expect(await publish()).toMatchObject({ result: "unchanged" });
  site.version = "2";
  expect(await publish()).toMatchObject({ result: "live", way: "resident" });
  expect(await site.live()).toBe(2);
});

test("to be ready is no release", async () => {
  const before = await listReleases(site.job.releases);
  expect(await publish()).toMatchObject({ result: "unchanged" });
  // Waits for what is under way.
  expect(await publish()).toMatchObject({ result: "unchanged" });
  expect(await listReleases(site.job.releases)).toEqual(before);
});

test("pictures that were made again go live although the content is the same, and only where they differ", async () => {
  const pictures = path.join(folder, "public", "static", "digest");
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, "cover.avif"), "better");
  expect(await publish()).toMatchObject({ result: "unchanged" });
  expect(await publish({ lookAgain: true })).toMatchObject({ result: "live", changedFiles: 1 });
  expect(await publish({ lookAgain: true })).toMatchObject({ result: "unchanged" });
});

test("what was interrupted behind the switch is brought to its end", async () => {
  expect(await publish()).toMatchObject({ result: "unchanged" });
  expect(await publish({ again: true })).toMatchObject({ result: "live", changedFiles: 0 });
});
