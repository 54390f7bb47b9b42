/** Counting what may be done so often only, where its database is away for a moment. */
import type { Payload } from "payload";
import { rateLimitOf } from "../src/rate-limit";

test("what could not be begun is begun again at the next call", async () => {
  const limitOf = rateLimitOf({ name: "tries", points: 1, duration: 60, store: { table: "rates" } });
  const failures = [new Error("away"), new Error("still away")];
  const connect = () => Promise.reject(failures.shift() ?? new Error("asked once more"));
  const payload = { db: { pool: { connect, query: connect } } } as unknown as Payload;
  await expect(limitOf(payload)).rejects.toThrow("away");
  await expect(limitOf(payload)).rejects.toThrow("still away");
});

test("a database that one process has for itself counts for no others, and the message says what to do", async () => {
  const payload = { db: { client: {} } } as unknown as Payload;
  await expect(
    rateLimitOf({ name: "tries", points: 1, duration: 60, store: { table: "rates" } })(payload),
  ).rejects.toThrow("Counts for all instances need PostgreSQL: use such a database, or count in memory.");
});
