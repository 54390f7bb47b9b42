import type { PlaywrightTestConfig } from "@playwright/test";

/** Options of journeys that need the whole browser: its headless shell has no back-forward cache and no speculative loading. */
export const inWholeBrowser = {
  channel: process.env.CHROMIUM ? undefined : "chromium",
  launchOptions: { executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] },
} satisfies PlaywrightTestConfig["use"];
