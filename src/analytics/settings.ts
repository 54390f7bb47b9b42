/** Analytics services of a build (F7); `none` leaves all of it out of the site. */
export type ProviderName = "yandex-metrica" | "ga4" | "plausible" | "none";

/**
 * Settings of analytics at build time, from the variables `ANALYTICS_*` (env.ts). Never a secret: visitors can read
 * them.
 */
export interface AnalyticsSettings {
  readonly provider: ProviderName;
  /** Display name of the service. */
  readonly service: string;
  /** Counter, measurement id or domain, as the service calls it. */
  readonly id: string;
  /** The service's script. */
  readonly scriptUrl: string;
  /** The service stores data on the device, so it needs the visitor's consent (X5). */
  readonly asksConsent: boolean;
}

declare global {
  /** Replaced by gatsby-node.ts with a constant, so that the bundler drops unused code. */
  const __ANALYTICS__: AnalyticsSettings;
}
