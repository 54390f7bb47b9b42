/** Counting what may be done so often only, where its database is away for a moment (A4, A5). */
import type { Payload } from "payload";
import { rateLimitOf } from "../src/rate-limit";

test("what could not be begun is begun again at the next call", async () => {
  const limitOf = rateLimitOf({ name: "tries", points: 1, duration: 60, store: "database" });
  const failures = [new Error("away"), new Error("still away")];
  const connect = () => Promise.reject(failures.shift() ?? new Error("asked once more"));
  const payload = { db: { pool: { connect, query: connect } } } as unknown as Payload;
  await expect(limitOf(payload)).rejects.toThrow("away");
  await expect(limitOf(payload)).rejects.toThrow("still away");
});
