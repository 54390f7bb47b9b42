/** Health checks every minute, an alert when one fails and when it recovers, and notices for editors. */
import type { Payload, Plugin } from "payload";
import { every } from "payload-kit/clock";
import { extendConfig } from "payload-kit/extend";
import { noticeDelivery } from "payload-kit/notify";
import { createAlert, type AlertOptions } from "./alerts";
import { runChecks, type Check } from "./checks";
import { monitor } from "./monitor";
import { createDelivery, withSubscriptions, type NoticesOptions } from "./notices";
import { localized } from "./texts";
import { createWatch } from "./watch";

export interface MonitoringOptions {
  /** Checks by their names, in the order of their findings; that of the database is always made. */
  readonly checks: Readonly<Record<string, Check>>;
  readonly alerts: AlertOptions;
  /** Whether this instance alerts for all that share a database; by default there is one instance. */
  readonly isOurs?: () => Promise<boolean>;
  /** Notices of other plugins (`payload-kit/notify`); without it they are dropped. */
  readonly notices?: NoticesOptions;
}

/** Seconds between two checks. */
const MINUTE = 60;
/** Milliseconds in which findings are not read again. */
const FRESH = 5_000;

const WIDGET = {
  slug: "notices",
  label: localized("notices:title"),
  Component: "payload-monitoring/admin/notices-widget#NoticesWidget",
};

export const monitoring =
  (options: MonitoringOptions): Plugin =>
  (config) => {
    const watched = extendConfig(config, { startUp: [(payload) => startMonitoring(payload, options)] });
    if (!options.notices) return watched;
    const custom = noticeDelivery(createDelivery(options.notices));
    return extendConfig(withSubscriptions(watched, options.notices.kinds), { custom, widgets: [WIDGET] });
  };

function startMonitoring(payload: Payload, { checks, alerts, isOurs = async () => true }: MonitoringOptions): void {
  const findings = keepFor(FRESH, () => runChecks(checks, payload));
  monitor.value = { payload, findings };
  const watch = createWatch(payload, { alert: createAlert(payload, alerts), isOurs });
  every(
    MINUTE,
    async () => watch(await findings()),
    (error) => payload.logger.error({ err: error, msg: "The health checks could not be made." }),
  );
}

function keepFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  let until = 0;
  return () => {
    if (!kept || Date.now() > until) {
      kept = read();
      until = Date.now() + milliseconds;
    }
    return kept;
  };
}
