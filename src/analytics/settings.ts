/** Services that a build may count visits with (F7); `none` leaves all of it out of the site. */
export type ProviderName = "yandex-metrica" | "ga4" | "plausible" | "none";

/**
 * Settings of analytics at build time, from the variables `ANALYTICS_*` (env.ts). Never a secret: visitors can read
 * them.
 */
export interface AnalyticsSettings {
  readonly provider: ProviderName;
  /** The service by the name that people know it by. */
  readonly service: string;
  /** Counter, measurement id or domain, as the service calls it. */
  readonly id: string;
  /** The service's script. */
  readonly scriptUrl: string;
  /** The service keeps something on the device, so the visitor is asked first (X5). */
  readonly asksConsent: boolean;
}

declare global {
  /** Put in by gatsby-node.ts as a constant, so that the bundler drops what a build has no use for. */
  const __ANALYTICS__: AnalyticsSettings;
}
