/** Nightly backups: one a night, of which the last is remembered (X10). */
import { providePayload } from "payload-kit/testing";
import { backup } from "../src";
import { backupStatus, lastBackup, type BackupOutcome } from "../src/last-backup";
import { backUpInProcess, backUpTonight, startNightlyBackups } from "../src/nightly";

const PROVEN: BackupOutcome = { state: "proven", archive: "a.tar.gz", size: 1 };
const process = { module: "/missing.mjs", cwd: import.meta.dirname };
const payload = providePayload({ plugins: [backup({ nightly: "03:00", process })] });
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

test("X10: of calls at one instant one makes the backup of a night", async () => {
  const make = vi.fn(async () => PROVEN);
  const outcomes = await Promise.all([1, 2, 3].map(() => backUpTonight(payload(), night(1), make)));
  expect([outcomes.filter(Boolean), make.mock.calls.length]).toEqual([[PROVEN], 1]);
  expect(await backupStatus(payload())).toMatchObject({ isOn: true, last: PROVEN });
});

test("X10: after one that failed the last good one is remembered", async () => {
  await backUpTonight(payload(), night(2), async () => PROVEN);
  await backUpTonight(payload(), night(3), async () => ({ state: "failed", reason: "There is no room." }));
  expect(await lastBackup(payload())).toMatchObject({ state: "failed", lastProvenAt: night(2).toISOString() });
});

test("X10: a process that ends without an outcome is a failure that has its output", async () => {
  const reason = expect.stringMatching(/^The process ended with 1\..*Cannot find module/s);
  expect(await backUpInProcess(process)).toEqual({ state: "failed", reason });
});

test("X10: a backup at midnight is that of the night that begins, however early its timer fires", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T23:59:30Z") });
  const create = vi.fn(async () => ({}));
  const deleteMany = vi.fn();
  const kv = { get: async () => null, set: async () => undefined };
  startNightlyBackups({ db: { create, deleteMany }, kv, logger: payload().logger } as never, "00:00Z", process);
  vi.setSystemTime(Date.now() - 1);
  vi.advanceTimersByTime(30_001);
  vi.useRealTimers();
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ data: expect.objectContaining({ key: "backup-of-2026-03-02" }) }),
  );
});
