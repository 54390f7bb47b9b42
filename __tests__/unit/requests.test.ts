import { createRequests } from "../../src/navigation/requests";
import { TIMINGS } from "../../src/site/timings";

const { displayDelayMs, failureMs } = TIMINGS.progress;

function deferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  if (!settle) throw new Error("A promise runs its executor at once.");
  return { promise, ...settle };
}

/** Lets the callbacks of settled promises run. */
const callbacks = () => jest.advanceTimersByTimeAsync(0);

describe("N29: requests in progress", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("are counted, and loading lasts until the last is done", async () => {
    const requests = createRequests();
    const [first, second] = [deferred(), deferred()];
    void requests.track(first.promise);
    void requests.track(second.promise);
    expect(requests.pending()).toBe(2);
    jest.advanceTimersByTime(displayDelayMs - 1);
    expect(requests.progress()).toBe("idle");
    jest.advanceTimersByTime(1);
    expect(requests.progress()).toBe("loading");
    first.resolve();
    await callbacks();
    expect([requests.pending(), requests.progress()]).toEqual([1, "loading"]);
    second.resolve();
    await callbacks();
    expect([requests.pending(), requests.progress()]).toEqual([0, "idle"]);
  });

  it("that are short show nothing", async () => {
    const requests = createRequests();
    const listener = jest.fn();
    requests.subscribe(listener);
    await requests.track(Promise.resolve());
    await jest.advanceTimersByTimeAsync(displayDelayMs * 2);
    expect(listener).not.toHaveBeenCalled();
  });

  it("that fail show it at once and for a while, and hand the error on", async () => {
    const requests = createRequests();
    await expect(requests.track(Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect([requests.pending(), requests.progress()]).toEqual([0, "failed"]);
    await jest.advanceTimersByTimeAsync(failureMs - 1);
    expect(requests.progress()).toBe("failed");
    await jest.advanceTimersByTimeAsync(1);
    expect(requests.progress()).toBe("idle");
  });

  it("that go on after a failure are shown again when it has been seen", async () => {
    const requests = createRequests();
    const slow = deferred();
    void requests.track(slow.promise);
    requests.track(Promise.reject(new Error("no"))).catch(() => undefined);
    await callbacks();
    expect(requests.progress()).toBe("failed");
    await jest.advanceTimersByTimeAsync(failureMs);
    expect(requests.progress()).toBe("loading");
    slow.resolve();
    await callbacks();
    expect(requests.progress()).toBe("idle");
  });

  it("clear a failure when they begin", async () => {
    const requests = createRequests();
    requests.track(Promise.reject(new Error("no"))).catch(() => undefined);
    await callbacks();
    const next = deferred();
    void requests.track(next.promise);
    expect(requests.progress()).toBe("idle");
    await jest.advanceTimersByTimeAsync(displayDelayMs);
    expect(requests.progress()).toBe("loading");
    next.resolve();
    await callbacks();
    await jest.advanceTimersByTimeAsync(failureMs);
    expect(requests.progress()).toBe("idle");
  });

  it("notify subscribers, until they unsubscribe", async () => {
    const requests = createRequests();
    const listener = jest.fn();
    const stop = requests.subscribe(listener);
    const slow = deferred();
    void requests.track(slow.promise);
    await jest.advanceTimersByTimeAsync(displayDelayMs);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    slow.resolve();
    await callbacks();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
