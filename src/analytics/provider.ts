import type { AnalyticsSettings } from "./settings";

export interface PageView {
  /** Absolute, without the hash. */
  url: string;
  title: string;
  /** Referrer: the page before, or the site that linked here. */
  referrer: string;
}

/** Sources of an enquiry that count as a goal, and the goal's name with the service (F7). */
export const GOALS = ["banner_button", "case_button", "home_button", "contacts_button"] as const;

export type Goal = (typeof GOALS)[number];

/** One service that has been started. */
export interface AnalyticsProvider {
  pageView: (view: PageView) => void;
  goal: (goal: Goal) => void;
  /** Stops reporting, and removes the service's data from the device. */
  stop: () => void;
}

/** The export `start` of each file of adapters/: loads the service's script; rejects when it cannot be loaded. */
export type StartProvider = (settings: Pick<AnalyticsSettings, "id" | "scriptUrl">) => Promise<AnalyticsProvider>;
