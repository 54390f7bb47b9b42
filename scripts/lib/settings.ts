import { join, resolve } from "node:path";
import { config } from "dotenv";
import { Failure } from "./failure";
import { ROOT } from "./paths";

export interface Settings {
  port: number;
  /** Address of the site for visitors, without a trailing slash. */
  siteUrl: string;
  /** Another server that speaks the contract; undefined means the bundled CMS. */
  apiUrl: string | undefined;
  dataDir: string;
  releasesDir: string;
  releasesKept: number;
  /** Where releases are brought before they go live. */
  target: string | undefined;
}

/**
 * Settings of the commands, from the environment and `.env` (the environment wins).
 * @throws Failure naming the setting at fault
 */
export function readSettings(): Settings {
  config({ path: join(ROOT, ".env"), quiet: true });
  const port = wholeNumber("PORT", 3000, 65_535);
  return {
    port,
    siteUrl: address("SITE_URL") ?? `http://localhost:${port}`,
    apiUrl: address("API_URL"),
    dataDir: resolve(ROOT, process.env.DATA_DIR ?? "data"),
    releasesDir: resolve(ROOT, process.env.RELEASES_DIR ?? "releases"),
    releasesKept: wholeNumber("RELEASES_KEPT", 5, 1000),
    target: process.env.RELEASE_TARGET || undefined,
  };
}

function wholeNumber(name: string, fallback: number, largest: number): number {
  const text = process.env[name] ?? String(fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > largest) {
    throw new Failure(
      `The setting ${name} is "${text}". Give a whole number from 1 to ${largest}, in the environment or in .env.`,
    );
  }
  return value;
}

function address(name: string): string | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new Failure(
      `The setting ${name} is "${text}". Give an address that begins with http:// or https://, in the environment or in .env.`,
    );
  }
  return text.replace(/\/+$/, "");
}
