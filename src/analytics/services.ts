/** What a build has to know of the services; nothing of this file reaches the browser. */
import type { AnalyticsSettings, ProviderName } from "./settings";

interface Service {
  /** As people know it. */
  readonly name: string;
  readonly id: RegExp;
  /** Says what an id of the service looks like. */
  readonly idHint: string;
  readonly scriptUrl: string;
  readonly asksConsent: boolean;
}

export const SERVICES: Readonly<Record<Exclude<ProviderName, "none">, Service>> = {
  "yandex-metrica": {
    name: "Yandex Metrica",
    id: /^\d+$/,
    idHint: "the number of the counter: 12345678",
    scriptUrl: "https://mc.yandex.ru/metrika/tag.js",
    asksConsent: true,
  },
  ga4: {
    name: "Google Analytics",
    id: /^G-[A-Z0-9]+$/,
    idHint: "the measurement id: G-ABC1234567",
    scriptUrl: "https://www.googletagmanager.com/gtag/js",
    asksConsent: true,
  },
  plausible: {
    name: "Plausible",
    id: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    idHint: "the domain of the site: agency.example",
    scriptUrl: "https://plausible.io/js/script.manual.js",
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

/** @returns what is wrong with an id, and how to fix it; undefined when nothing is */
export function faultOfId({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id }: Chosen): string | undefined {
  if (provider === "none") return id ? "say whose it is by ANALYTICS_PROVIDER, or leave it out" : undefined;
  return SERVICES[provider].id.test(id) ? undefined : `give ${SERVICES[provider].idHint}`;
}
