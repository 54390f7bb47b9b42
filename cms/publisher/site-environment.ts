/** The environment of a build: an allow list, because Gatsby renders all pages again when a variable changes. */
import type { Job } from "payload-releases/publisher/protocol";

const PASSED_ON = ["PATH", "HOME", "TMPDIR", "SystemRoot", "CI", "NODE_OPTIONS", "GATSBY_CPU_COUNT"];

/** Settings of the site (env.ts); they are part of its signature. */
const SETTINGS = [
  "PICTURE_FORMATS",
  "ANALYTICS_PROVIDER",
  "ANALYTICS_ID",
  "ANALYTICS_SCRIPT_URL",
  "INDEXNOW_KEY",
  "SERVICE_WORKER",
];

/** @returns the settings that a build reads, without the API's address: only its content affects the site */
export function siteSettings({ siteUrl }: Pick<Job, "siteUrl">): Record<string, string> {
  const given = SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(given), SITE_URL: siteUrl };
}

/** @returns all variables of a build */
export function buildEnvironment(job: Pick<Job, "siteUrl" | "apiUrl" | "apiToken">): NodeJS.ProcessEnv {
  const token = job.apiToken ?? process.env.API_TOKEN;
  const passed = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return {
    ...Object.fromEntries(passed),
    ...siteSettings(job),
    API_URL: job.apiUrl,
    ...(token === undefined ? {} : { API_TOKEN: token }),
    NODE_ENV: "production",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_LOGGER: "json",
  };
}
