/** A publisher whose parent was killed ends by itself, whatever it waits for (A6). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withBuildLock } from "payload-releases/publisher/locks";
import type { Order } from "payload-releases/publisher/protocol";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { eventually } from "../support/eventually";
import { isRunning, kill, startPlayedSite, type PlayedSite } from "../support/played-site";

const ROOT = path.join(__dirname, "..", "..", "..");
const PUBLISHER = path.join(ROOT, "cms", "publisher", "main.ts");
/** Starts a publisher, and says its id when it has answered the first order and has been given the second. */
const PARENT = `
const { spawn } = require("node:child_process");
const [first, second] = JSON.parse(process.argv[1]);
const stdio = ["ignore", "ignore", "inherit", "ipc"];
function start() {
  const child = spawn(process.execPath, ["--import", "tsx", ${JSON.stringify(PUBLISHER)}], { stdio });
  child.once("message", () => child.send(second, () => console.log(child.pid)));
  child.once("exit", (code) => code === ${UNSETTLED_AWAIT} && start());
  child.send(first);
}
start();
`;

let folder: string;
let site: PlayedSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "orphan-test-"));
  site = await startPlayedSite(folder);
  await symlink(path.join(ROOT, "node_modules", "tsx"), path.join(folder, "node_modules", "tsx"));
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

test("A6: a publisher that waits for another one's build ends soon after its killed parent", async () => {
  await withBuildLock(folder, async () => {
    const { releases } = site.job;
    const orders: Order[] = [
      { id: 1, task: { task: "roll-back", releases, folder: "none", target: undefined } },
      { id: 2, task: { task: "publish", job: site.job } },
    ];
    const parent = spawn(process.execPath, ["-e", PARENT, JSON.stringify(orders)], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = await once(parent.stdout, "data");
    const publisher = Number(String(said));
    expect(isRunning(publisher)).toBe(true);
    kill(parent.pid);
    const ended = eventually(() => !isRunning(publisher)).then(() => true);
    const late = new Promise((resolve) => setTimeout(() => resolve(false), 20_000).unref());
    const hasEnded = await Promise.race([ended, late]);
    if (!hasEnded) kill(publisher);
    expect(hasEnded).toBe(true);
  });
});
