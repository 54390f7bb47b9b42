import { monitoring as plugin } from "payload-monitoring";
import type { AlertOptions } from "payload-monitoring/alerts";
import type { CmsEnv } from "../env";
import { localized } from "../i18n";
import { checksOf } from "../monitoring/checks";
import { createSweeper } from "../database/lock";

/** Alerts for the operator, and the channels that send them (X10). */
export const alertsOf = ({ alerts, adminUrl, mail, siteUrl }: CmsEnv): AlertOptions => ({
  email: mail ? alerts.email : undefined,
  webhook: alerts.webhook,
  ...{ siteUrl, adminUrl },
});

/** Kinds of notices to editors, by the plugins that send them, and the inbox. */
const NOTICES = {
  enquiries: localized("monitoring:kind.enquiries"),
  sets: localized("monitoring:kind.sets"),
  releases: localized("monitoring:kind.releases"),
  translations: localized("monitoring:kind.translations"),
};

/** Checks every minute and alerts (X10), and notices for editors (X15). */
export const monitoring = (env: CmsEnv) =>
  plugin({
    ...{ checks: checksOf(env), alerts: alertsOf(env), isOurs: createSweeper(env.databaseUrl, "watch") },
    notices: { kinds: NOTICES, sendsMail: env.mail !== null, webhook: env.notices.webhook },
  });
