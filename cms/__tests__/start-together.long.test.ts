/** Two instances that begin on an empty PostgreSQL at the same moment, as a balancer starts them. */
import { rmSync } from "node:fs";
import { createSweeper } from "../src/database/lock";
import { openPostgres } from "./support/database";
import { eventually } from "./support/eventually";
import { migrationFiles } from "./support/migration-files";
import { temporaryCms } from "./support/cms-settings";
import { runScript } from "./support/node-script";
import { startPostgres, type PostgresServer } from "./support/postgres";

/** `START_ROUNDS=10` for the long form. */
const ROUNDS = Number(process.env.START_ROUNDS ?? 2);
vi.setConfig({ testTimeout: ROUNDS * 300_000, hookTimeout: ROUNDS * 300_000 });

const { folder, env } = temporaryCms();
let postgres: PostgresServer;
beforeAll(async () => (postgres = await startPostgres()));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("both come up, on a database that was migrated once and has one administrator", async () => {
  const migrations = migrationFiles("postgres").length;
  for (let round = 0; round < ROUNDS; round += 1) {
    const DATABASE_URL = await postgres.createDatabase(`together-${round}`);
    const settings = { ...env, DATABASE_URL, PUBLISHER: "off" };
    const both = await Promise.all([0, 1].map(() => runScript("start-process", [], settings)));
    const whole = { users: 1, repeated: 0, migrations };
    expect(both).toEqual([whole, whole]);
  }
});

test("a database that cannot be reached is named, without its password", async () => {
  const settings = { ...env, DATABASE_URL: "postgres://editor:secret@127.0.0.1:9/none", PUBLISHER: "off" };
  const ended = runScript("start-process", [], settings);
  await expect(ended).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:9 cannot be reached \(DATABASE_URL\)/);
  await expect(ended).rejects.not.toThrow(/secret/);
});

test("one of them looks for what is due, and another when that one is gone", async () => {
  const url = await postgres.createDatabase("sweep");
  const sweepers = [createSweeper(url), createSweeper(url), createSweeper(url)];
  const chosen = () => Promise.all(sweepers.map((isOurs) => isOurs()));
  const first = await chosen();
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await chosen()).toEqual(first);

  const database = await openPostgres(url);
  const others = sweepers.filter((_, at) => !first[at]);
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'sweep' AND pid <> pg_backend_pid()`,
  );
  const next = await eventually(async () => {
    const taken = await Promise.all(others.map((isOurs) => isOurs()));
    return taken.some(Boolean) && taken;
  });
  expect(next.filter(Boolean)).toHaveLength(1);
  await database.close();
});
