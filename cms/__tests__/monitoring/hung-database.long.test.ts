/** Alerts when the database hangs (X10). */
import { rmSync } from "node:fs";
import { temporaryCms } from "../support/cms-settings";
import { runScript } from "../support/node-script";
import { startPostgres } from "../support/postgres";
import { startWebhook } from "../support/webhook";

const { folder, env } = temporaryCms();
afterAll(() => rmSync(folder, { recursive: true }));

test("a database that hangs is told of while it hangs, once, and its end", async () => {
  const postgres = await startPostgres();
  const webhook = await startWebhook();
  const result = await runScript("hung-database-process", [], {
    ...env,
    DATABASE_URL: await postgres.createDatabase("hangs"),
    ALERT_WEBHOOK_URL: webhook.url,
    SITE_URL: "https://www.example.com",
  });
  webhook.stop();
  await postgres.stop();

  const gone = "database: The database cannot be reached (DATABASE_URL).";
  expect(result).toEqual({ atFirst: [], hung: [gone], stillHung: [gone], inTheEnd: [] });
  const subjects = webhook.called.map((words) => words.split("\n")[0] ?? "");
  expect(subjects.filter((subject) => subject.includes("database"))).toEqual([
    "www.example.com: something is wrong with database",
    "www.example.com: database is well again",
  ]);
});
