/** The disk is full: enquiries are refused as such, nothing half-written stays, and the check of the disk reports it (A5). */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { temporaryCms } from "../support/cms-settings";
import { startMailCms } from "../support/mail-cms";
import { briefFields, postForm } from "../support/post-form";

const diskIs = (reason: unknown) => expect.arrayContaining([expect.objectContaining({ name: "disk", reason })]);

const { folder, env } = temporaryCms();
/** A small disk of one's own needs no rights on Linux, where the system lets everybody have a namespace. */
const MOUNT = 'mount -t tmpfs -o size=140m none "$1" && shift && exec "$@"';
const ON_SMALL_DISK = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh", folder];
const FILE = { name: "brief.pdf", content: `%PDF-1.7\n${"x".repeat(2_000_000)}\n%%EOF\n` };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an enquiry whose file finds no room gets 507, leaves nothing, and the check of the disk says so", async () => {
  const [command = "", ...words] = ON_SMALL_DISK;
  if (spawnSync(command, [...words, "true"]).status !== 0) {
    console.info("Not looked at: this system gives no small disk to those without rights.");
    return;
  }
  const cms = await startMailCms(env, ON_SMALL_DISK);
  expect(await cms.step("findings")).toEqual(diskIs(null));

  await cms.step("leave", 1_000_000);
  const { status, body } = await postForm(cms.url, briefFields(), { file: FILE });
  expect({ status, body }).toEqual({ status: 507, body: { success: 0 } });
  expect(await cms.step("findings")).toEqual(diskIs(expect.stringContaining("Free some")));
  expect(await cms.step("uploads")).toEqual([]);
  expect(await cms.step("enquiries")).toBe(0);

  await cms.step("leave", 100_000_000);
  expect((await postForm(cms.url, briefFields(), { file: FILE })).body).toEqual({ success: 1 });
  expect(await cms.step("uploads")).toHaveLength(1);
  expect(await cms.step("findings")).toEqual(diskIs(null));
  await cms.stop();
});

test("an enquiry that the database has no room for gets 507 as well", async () => {
  const [command = "", ...words] = ON_SMALL_DISK;
  if (spawnSync(command, [...words, "true"]).status !== 0) return;
  const cms = await startMailCms(env, ON_SMALL_DISK);
  await cms.step("leave", 0);
  const answers = [];
  // The database's log has some room of its own left.
  for (let count = 0; count < 400 && answers.at(-1)?.status !== 507; count += 1) {
    answers.push(await postForm(cms.url, briefFields({ description: "x".repeat(4_000) })));
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 507]));
  expect(answers.at(-1)?.body).toEqual({ success: 0 });
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(await cms.step("enquiries")).toBe(taken);
  await cms.stop();
});
