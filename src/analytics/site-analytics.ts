import { consent } from "./consent";
import { createAnalytics } from "./create-analytics";
import type { StartProvider } from "./provider";
import type { ProviderName } from "./settings";

const ADAPTERS: Readonly<Record<Exclude<ProviderName, "none">, () => Promise<{ start: StartProvider }>>> = {
  "yandex-metrica": () => import(/* webpackChunkName: "analytics-yandex-metrica" */ "./adapters/yandex-metrica"),
  ga4: () => import(/* webpackChunkName: "analytics-ga4" */ "./adapters/ga4"),
  plausible: () => import(/* webpackChunkName: "analytics-plausible" */ "./adapters/plausible"),
};

/** Analytics of the site as its build was set up. Import it on demand only: `import("./site-analytics")`. */
export const siteAnalytics = createAnalytics({
  consent: __ANALYTICS__.asksConsent ? consent : undefined,
  start: async () => {
    const { provider } = __ANALYTICS__;
    if (provider === "none") throw new Error("ANALYTICS_PROVIDER is not set.");
    const { start } = await ADAPTERS[provider]();
    return start(__ANALYTICS__);
  },
});
