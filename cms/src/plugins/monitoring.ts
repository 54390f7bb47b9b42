import { monitoring as plugin } from "payload-monitoring";
import type { AlertOptions } from "payload-monitoring/alerts";
import type { CmsEnv } from "../env";
import { checksOf } from "../monitoring/checks";
import { createSweeper } from "../database-lock";

/** Alerts for the operator, and the channels that send them (X10). */
export const alertsOf = ({ alerts, cmsUrl, mail, siteUrl }: CmsEnv): AlertOptions => ({
  email: mail ? alerts.email : undefined,
  webhook: alerts.webhook,
  ...{ siteUrl, adminUrl: `${cmsUrl}/admin` },
});

/** Checks every minute, and alerts (X10). */
export const monitoring = (env: CmsEnv) =>
  plugin({ checks: checksOf(env), alerts: alertsOf(env), isOurs: createSweeper(env.databaseUrl, "watch") });
