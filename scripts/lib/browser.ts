/** Finds a Chromium for the journeys, or installs one and says so. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Failure } from "./failure";
import { step } from "./steps";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns path of the browser, or undefined when Playwright's own one is to be used */
export async function ensureBrowser(): Promise<string | undefined> {
  const installed = process.env.CHROMIUM ?? findInstalled();
  if (installed) return installed;
  if (process.getuid?.() === 0 && find("apt-get")) {
    await step("install Chromium from the system's packages", async () => {
      run("apt-get", ["update", "-qq"]);
      run("apt-get", ["install", "-y", "-qq", "chromium"]);
    });
    return findInstalled();
  }
  await step("install Chromium by Playwright's installer", async () => {
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  });
  return undefined;
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
