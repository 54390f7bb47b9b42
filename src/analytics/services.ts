/** Build-time facts of the services; nothing of this file reaches the browser. */
import type { ServiceHosts } from "security-headers";
import type { AnalyticsSettings, ProviderName } from "./settings";

interface Service {
  /** Display name. */
  readonly name: string;
  readonly id: RegExp;
  /** Description of a valid id. */
  readonly idHint: string;
  readonly scriptUrl: string;
  /** Hosts that the script reports to and loads from, as documented by the service; in addition to its own address. */
  readonly hosts: ServiceHosts;
  readonly asksConsent: boolean;
}

export const SERVICES: Readonly<Record<Exclude<ProviderName, "none">, Service>> = {
  "yandex-metrica": {
    name: "Yandex Metrica",
    id: /^\d+$/,
    idHint: "the number of the counter: 12345678",
    scriptUrl: "https://mc.yandex.ru/metrika/tag.js",
    // https://yandex.com/support/metrica/en/code/install-counter-csp, without yastatic.net: that is for click maps and session
    // recordings, which the adapter leaves off, and it serves libraries that would be a way around the policy.
    hosts: { scripts: [], reports: ["https://mc.yandex.ru", "https://mc.yandex.com"] },
    asksConsent: true,
  },
  ga4: {
    name: "Google Analytics",
    id: /^G-[A-Z0-9]+$/,
    idHint: "the measurement id: G-ABC1234567",
    scriptUrl: "https://www.googletagmanager.com/gtag/js",
    // https://developers.google.com/tag-platform/security/guides/csp
    hosts: {
      scripts: [],
      reports: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
    },
    asksConsent: true,
  },
  plausible: {
    name: "Plausible",
    id: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    idHint: "the domain of the site: agency.example",
    scriptUrl: "https://plausible.io/js/script.manual.js",
    // It reports to the host of its script.
    hosts: { scripts: [], reports: [] },
    asksConsent: false,
  },
};

interface Chosen {
  ANALYTICS_PROVIDER: ProviderName;
  ANALYTICS_ID: string;
  ANALYTICS_SCRIPT_URL?: string | undefined;
}

/** Settings of the build as the browser gets them: see `__ANALYTICS__`. */
export function analyticsSettings({
  ANALYTICS_PROVIDER: provider,
  ANALYTICS_ID: id,
  ANALYTICS_SCRIPT_URL: scriptUrl,
}: Chosen): AnalyticsSettings {
  if (provider === "none") return { provider, service: "", id: "", scriptUrl: "", asksConsent: false };
  const { name, asksConsent, scriptUrl: ownScriptUrl } = SERVICES[provider];
  return { provider, service: name, id, scriptUrl: scriptUrl ?? ownScriptUrl, asksConsent };
}

/** Hosts of the analytics service, for the site's content security policy (X9); undefined without one. */
export function serviceHosts(chosen: Chosen): ServiceHosts | undefined {
  const { provider, scriptUrl } = analyticsSettings(chosen);
  if (provider === "none") return undefined;
  const { scripts, reports } = SERVICES[provider].hosts;
  const { origin, pathname } = new URL(scriptUrl);
  return { scripts: [origin + pathname, ...scripts], reports: [origin, ...reports] };
}

/** @returns the problem of an id with its fix; undefined for a valid one */
export function faultOfId({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id }: Chosen): string | undefined {
  if (provider === "none") return id ? "say whose it is by ANALYTICS_PROVIDER, or leave it out" : undefined;
  return SERVICES[provider].id.test(id) ? undefined : `give ${SERVICES[provider].idHint}`;
}
