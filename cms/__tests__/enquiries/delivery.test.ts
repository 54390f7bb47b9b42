/** The outbox on a database that reads and takes no writes, as on a full disk (A5). */
import type { Payload } from "payload";
import { startDelivery } from "../../src/enquiries/delivery";
import { openFileStore } from "../../src/files/file-store";

const MINUTE = 60_000;

vi.mock("../../src/enquiries/outbox", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findDue: async () => [{ id: 1 }],
  nextDue: async () => Date.parse("2026-03-01T12:00:00Z"),
  claim: async () => Promise.reject(new Error("attempt to write a readonly database")),
}));
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

test("it tries again every few seconds, and no oftener", async () => {
  const error = vi.fn();
  const payload = { logger: { error }, findGlobal: async () => ({ email: {} }) } as unknown as Payload;
  const site = { siteUrl: "http://localhost", adminUrl: "http://localhost/admin" };
  const delivery = startDelivery({ payload, ...site, files: openFileStore("unused", undefined) });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await delivery.stop();
  expect(error.mock.calls.length).toBeGreaterThan(2);
  expect(error.mock.calls.length).toBeLessThan(60);
});
