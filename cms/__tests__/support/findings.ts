/** Checks of the CMS, and alerts of what they find, as its monitoring makes them. */
import type { Payload } from "payload";
import { createAlert } from "payload-monitoring/alerts";
import { runChecks as run } from "payload-monitoring/checks";
import { followIncidents } from "payload-monitoring/incidents";
import { createIncidentStore } from "payload-monitoring/watch";
import type { CmsEnv } from "../../src/env";
import { translate } from "../../src/i18n";

interface RunConditions {
  readonly payload: Payload;
  readonly env: CmsEnv;
  readonly now?: Date;
}

/** Late, because texts of the CMS are in modules that a test may reset. */
export async function runChecks({ payload, env, now }: RunConditions) {
  const { checksOf } = await import("../../src/monitoring/checks");
  return run(checksOf(env), payload, now);
}

/** @returns findings, by their names, of which alerts were sent; like the first check after a start */
export async function checkAndAlert({ payload, env, now }: RunConditions, names?: readonly string[]) {
  const { alertsOf } = await import("../../src/plugins/monitoring");
  const findings = (await runChecks({ payload, env, now })).filter(({ name }) => names?.includes(name) ?? true);
  await followIncidents(findings, { store: createIncidentStore(payload), alert: createAlert(payload, alertsOf(env)) });
  return findings;
}

/** The sentence of what is not set up, in English. */
export const notSetUp = (name: "queue" | "mail" | "release" | "backup" | "backupDisk" | "nightlyBackup"): string =>
  translate("en", `monitoring:notSetUp.${name}`, { waiting: 0 });
