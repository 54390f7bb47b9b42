/**
 * Two instances of a CMS on the database of the environment, and what they make of a night. Its argument says which story it
 * tells: `together` makes a real backup, `incidents` plays the outcomes of several nights.
 */
import config from "../../src/payload.config";
import { BasePayload } from "payload";
import { backUpTonight } from "../../src/backups/nightly";
import { lastBackup } from "../../src/backups/last-backup";
import type { BackupOutcome } from "../../src/backups/outcome";
import { runChecks } from "../../src/monitoring/checks";
import { followIncidents } from "../../src/monitoring/incidents";
import { createIncidentStore } from "../../src/monitoring/running";
import { createTell } from "../../src/monitoring/tell";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const [story] = process.argv.slice(2);
const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
const other = await new BasePayload().init({ config });
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

if (story === "together") {
  const outcomes = await Promise.all([payload, other, payload].map((instance) => backUpTonight(instance, night(1))));
  printResult({ outcomes: outcomes.filter((outcome) => outcome !== undefined), last: await lastBackup(other) });
} else {
  const proven: BackupOutcome = { state: "proven", archive: "a.tar.gz", size: 1 };
  const unproven: BackupOutcome = { ...proven, state: "unproven", reason: "The table users has 1 rows in place of 2." };
  const failed: BackupOutcome = { state: "failed", reason: "The disk has no room for the backup." };
  const states: string[] = [];
  for (const [day, outcome] of [proven, failed, unproven, failed, proven, proven].entries()) {
    await backUpTonight(payload, night(day + 1), async () => outcome);
    const findings = (await runChecks({ payload, env, now: night(day + 1) })).filter(({ name }) => name === "backup");
    await followIncidents(findings, { store: createIncidentStore(payload), tell: createTell(payload, env) });
    const { state, lastProvenAt } = (await lastBackup(other)) ?? {};
    states.push(`${state}, good ${lastProvenAt?.slice(0, 10)}`);
  }
  printResult(states);
}
process.exit(0);
