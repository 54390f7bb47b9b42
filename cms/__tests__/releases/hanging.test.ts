/** A publication that hangs is ended with all its processes, says at which step, and the next one goes live (A6). */
import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FailedOutcome, Message, Outcome, ShowOutcome, Task } from "payload-releases/publisher/protocol";
import { IS_LONG, sample } from "../../../__tests__/support/test-length";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { readReason, storedReason } from "payload-releases/reasons";
import { eventually } from "../support/eventually";
import { buildingProcesses, isRunning, startPlayedSite, type PlayedSite } from "../support/played-site";

const MAIN = path.join(__dirname, "..", "..", "publisher", "main.ts");
/** Milliseconds; a build of the fake site reports progress ten times as often. */
const LONGEST_SILENCE = 2000;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let site: PlayedSite;
let publisher: ChildProcess;
let number = 0;

function start(): void {
  publisher = fork(MAIN, { cwd: folder, execArgv: ["--import", require.resolve("tsx")], stdio: "ignore" });
}

function run(task: Task): Promise<Outcome | ShowOutcome> {
  const id = (number += 1);
  publisher.send({ id, task });
  return new Promise((resolve) => {
    publisher.on("message", (message: Message) => {
      if ((message.type === "outcome" || message.type === "shown") && message.id === id) resolve(message.outcome);
    });
    publisher.once("exit", (code) => {
      if (code !== UNSETTLED_AWAIT) return;
      start();
      resolve(run(task));
    });
  });
}

const job = (more: object = {}) => ({ ...site.job, longestSilence: LONGEST_SILENCE, ...more });
const publish = (more?: object) => run({ task: "publish", job: job(more) });
const show = () => run({ task: "show", job: job(), isApproved: false });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hanging-test-"));
  site = await startPlayedSite(folder);
  start();
  expect(await publish()).toMatchObject({ result: "live" });
});
afterAll(async () => {
  publisher.kill("SIGKILL");
  site.close();
  await rm(folder, { recursive: true, force: true });
});

const HANGING = [
  ["a template that hangs", "build", publish],
  ["a picture that hangs", "build", publish],
  ["an API that hangs", "fetch", publish],
  ["a template that hangs", "build", show],
] as const;

test.each(sample(HANGING, HANGING.length))("A6: %s ends at the step '%s', and what comes next goes live", async (version, step, go) => {
  const before = await site.live();
  site.version = version;
  expect(await go()).toMatchObject({ result: "failed", step, hungFor: LONGEST_SILENCE / 1000 });
  const { builder } = await buildingProcesses(folder);
  const worker = Number(await readFile(path.join(folder, "worker.pid"), "utf8").catch(() => "0"));
  if (step === "build") await eventually(() => !isRunning(builder) && !isRunning(worker));
  expect(await site.live()).toBe(before);
  site.version = String(before + 1);
  expect(await publish()).toMatchObject({ result: "live" });
  expect(await site.live()).toBe(before + 1);
});

test.runIf(IS_LONG)("A6: a command that hands a release on and hangs is ended with what it has started", async () => {
  const before = await site.live();
  site.version = String(before + 1);
  const pids = path.join(folder, "target.pid");
  const inner = `require('fs').writeFileSync('${pids}',String(process.pid));for(;;);`;
  const target = `${process.execPath} -e "require('child_process').spawnSync(process.execPath,['-e',process.argv[1]])" "${inner}"`;
  expect(await publish({ target })).toMatchObject({
    result: "failed",
    step: "switch",
    hungFor: LONGEST_SILENCE / 1000,
  });
  const pid = Number(await readFile(pids, "utf8"));
  await eventually(() => !isRunning(pid));
  expect(await site.live()).toBe(before);
  expect(await publish()).toMatchObject({ result: "live" });
});

test("A6: what makes progress is not ended, however long it takes", async () => {
  site.version = String((await site.live()) + 1);
  const target = `${process.execPath} -e "setInterval(()=>console.log('.'),200);setTimeout(()=>process.exit(),3000)"`;
  expect(await publish({ target })).toMatchObject({ result: "live" });
});

test("the reason names the step in the editor's language", () => {
  const failed: FailedOutcome = { result: "failed", step: "build", reason: "Case 7", places: [], log: "", timings: {} };
  const stored = storedReason({ ...failed, hungFor: 300 });
  expect(readReason("en", stored)).toContain("no progress for 300 s at this step: building the pages");
  expect(readReason("ru", stored)).toContain("не двигалась 300 с на этом шаге: собираем страницы");
  expect(readReason("pt", stored)).toContain("progresso por 300 s nesta etapa: construindo as páginas");
  expect(readReason("ru", storedReason(failed))).toBe("Case 7");
});
