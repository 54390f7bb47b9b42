/** Finds the browsers of the journeys, or installs them and says so. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Failure } from "./failure";
import { step } from "./steps";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELL = "chromium-headless-shell";
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns path of the browser, or undefined when Playwright's own one is to be used */
export async function ensureBrowser(): Promise<string | undefined> {
  const installed = process.env.CHROMIUM ?? findInstalled();
  if (installed) return installed;
  if (canInstallPackages()) {
    await step("install Chromium from the system's packages", async () => installPackage("chromium"));
    return findInstalled();
  }
  await step("install Chromium by Playwright's installer", async () => {
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  });
  return undefined;
}

/**
 * The same Chromium without its windows, in which the journeys take half the time.
 * @returns its path, or undefined where the system has none
 */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  const installed = process.env.HEADLESS_SHELL ?? find(SHELL);
  if (installed || !canInstallPackages()) return installed;
  try {
    await step("install Chromium's headless shell from the system's packages", async () => installPackage(SHELL));
  } catch {
    console.log("  The system has none; the journeys take the browser itself.");
  }
  return find(SHELL);
}

const canInstallPackages = (): boolean => process.getuid?.() === 0 && find("apt-get") !== undefined;

function installPackage(name: string): void {
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", name]);
}

function findInstalled(): string | undefined {
  return COMMANDS.map(find).find(Boolean) ?? APPLICATIONS.find(existsSync);
}

function find(command: string): string | undefined {
  const result = spawnSync("which", [command], { encoding: "utf8" });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `No browser for the journeys: "${command} ${args.join(" ")}" failed.\n${reason}\nInstall Chromium or Chrome yourself, or name one with CHROMIUM=/path/to/it.`,
    );
  }
}
