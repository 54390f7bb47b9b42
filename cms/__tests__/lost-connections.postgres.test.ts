/** The CMS goes on when PostgreSQL was started again or has ended its connections (X10). */
import type { Pool } from "pg";
import { openPostgres } from "./support/database";
import { eventually } from "./support/eventually";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

test("X10: connections that the database ends while nothing uses them are made anew, and no error is left unhandled", async () => {
  const { pool } = cms.payload.db as unknown as { pool: Pool };
  await Promise.all([1, 2, 3].map(() => pool.query("SELECT pg_sleep(0.1)")));
  const before = pool.totalCount;
  expect(pool.idleCount).toBeGreaterThan(1);
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on("uncaughtException", note);
  const other = await openPostgres(cms.env.databaseUrl);
  await other.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await other.close();
  // One of them may be asked before it is noticed that it has ended.
  const count = () => cms.payload.count({ collection: "users" }).catch(() => undefined);
  expect(await eventually(count)).toEqual({ totalDocs: 1 });
  await eventually(() => pool.totalCount < before);
  process.off("uncaughtException", note);
  expect(unhandled).toEqual([]);
});
