/**
 * The real publisher and server under load, while builders and publishers are killed at random moments and the API
 * returns invalid responses: visitors always get one complete release (A6).
 */
import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { byLength } from "../../../__tests__/support/test-length";
import type { Message, Outcome } from "payload-releases/publisher/protocol";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { buildingProcesses, kill, startPlayedSite, type PlayedSite } from "../support/played-site";
import { seeded } from "../support/random";

const ROOT = path.join(__dirname, "..", "..", "..");
/** Kills of the builder, and as many of the publisher. */
const ROUNDS = byLength(2, 20);
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let folder: string;
let site: PlayedSite;
let publisher: ChildProcess | undefined;
const random = seeded(20);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faults-test-"));
  site = await startPlayedSite(folder);
});
afterAll(async () => {
  publisher?.kill("SIGKILL");
  site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Publishes the API's content; undefined when the publisher was killed. */
function publish(): Promise<Outcome | undefined> {
  if (!publisher?.connected || publisher.killed) {
    const script = path.join(ROOT, "cms", "publisher", "main.ts");
    publisher = fork(script, { cwd: folder, execArgv: ["--import", require.resolve("tsx")], stdio: "ignore" });
  }
  const child = publisher;
  return new Promise((resolve) => {
    child.removeAllListeners();
    child.on("message", (message: Message) => message.type === "outcome" && resolve(message.outcome));
    child.once("exit", (code) => resolve(code === UNSETTLED_AWAIT ? publish() : undefined));
    child.send({ id: 1, task: { task: "publish", job: site.job } });
  });
}

const atRandom = () => new Promise((resolve) => setTimeout(resolve, random() * 400));

test("A6: the site served is whole while builders and publishers are killed and the API answers rubbish", async () => {
  expect(await publish()).toMatchObject({ result: "live" });
  const stop = site.watch();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const killed of ["builder", "publisher"]) {
      site.version = String(Number(site.version) + 1);
      const publishing = publish();
      await atRandom();
      if (killed === "builder") kill((await buildingProcesses(folder)).builder);
      else publisher?.kill("SIGKILL");
      await publishing;
      const whole = await site.live();
      expect([Number(site.version), Number(site.version) - 1]).toContain(whole);
      // Whatever was killed, the next publication brings what is to be seen.
      const outcome = whole === Number(site.version) ? undefined : await publish();
      if (outcome) expect(outcome).toMatchObject({ result: "live" });
      expect(await site.live()).toBe(Number(site.version));
    }
    const before = site.version;
    site.version = "<html>rubbish";
    expect(await publish()).toMatchObject({ result: "failed", step: "build" });
    site.version = before;
    expect(await site.live()).toBe(Number(site.version));
  }
  const { requests, faults } = await stop();
  console.info(`${requests} answers looked at, ${faults.length} mixed or failed`);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});
