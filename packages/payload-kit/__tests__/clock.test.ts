/** Calls at a time of day, and again and again. */
import { every, everyDayAt } from "../src/clock";

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 1, 3, 59, 30) }));
afterEach(() => vi.useRealTimers());

test("calls when it is that time, and a day later again", () => {
  const run = vi.fn();
  const end = everyDayAt("04:00", run);
  vi.advanceTimersByTime(29_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(run).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("what the machine slept through is done once", () => {
  const run = vi.fn();
  const end = everyDayAt("04:00", run);
  vi.setSystemTime(new Date(2026, 2, 6, 12));
  vi.advanceTimersByTime(30_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledWith(new Date(2026, 2, 6, 12, 0, 30));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  end();
});

test("a timer that fires a millisecond early calls at the moment that was meant, and once", () => {
  vi.setSystemTime(new Date("2026-03-01T23:59:30Z"));
  const run = vi.fn();
  const end = everyDayAt("00:00Z", run);
  vi.setSystemTime(Date.now() - 1);
  vi.advanceTimersByTime(30_000);
  expect(new Date().toISOString()).toBe("2026-03-01T23:59:59.999Z");
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([[new Date("2026-03-02T00:00:00Z")]]);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  end();
});

describe("every so many seconds", () => {
  test("the first call comes after them, and the next one after a call that failed", async () => {
    const failed = vi.fn();
    const run = vi.fn().mockRejectedValueOnce(new Error("The database is gone."));
    const end = every(2, run, failed);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(failed.mock.calls.map(([error]) => String(error))).toEqual(["Error: The database is gone."]);
    end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("a call that takes longer is not overtaken", async () => {
    const finish: (() => void)[] = [];
    const run = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    const end = every(2, run, () => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(1);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(run).toHaveBeenCalledTimes(2);
    end();
  });
});
