import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SiteBuild {
  readonly code: number | null;
  /** Output of the build, of both streams. */
  readonly output: string;
}

export interface TemporarySite {
  readonly directory: string;
  build(environment: Record<string, string>): Promise<SiteBuild>;
  remove(): Promise<void>;
}

/**
 * A copy of a Gatsby site with the plugin in it, which tests may build without leaving anything behind.
 * @param root of the repository
 * @param site folder of the site's sources
 */
export async function makeTemporarySite(root: string, site: string): Promise<TemporarySite> {
  const directory = await mkdtemp(join(tmpdir(), "plugin-site-"));
  const plugin = "plugins/gatsby-source-custom-api";
  await cp(site, directory, { recursive: true });
  // A copy, not a link: Parcel puts what it compiles where the file really is.
  for (const part of ["gatsby-node.ts", "package.json", "src"]) {
    await cp(join(root, plugin, part), join(directory, plugin, part), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(directory, "node_modules"));
  return {
    directory,
    build: (environment) => runGatsbyBuild(directory, environment),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/**
 * Runs `gatsby build` with nothing in its environment but what it needs and what is given.
 * @param started gets the id of the process
 */
export function runGatsbyBuild(
  directory: string,
  environment: Record<string, string>,
  started: (pid: number) => void = () => undefined,
): Promise<SiteBuild> {
  const { PATH = "", HOME = "", NODE_OPTIONS = "" } = process.env;
  const child = spawn(process.execPath, [join(directory, "node_modules/gatsby/cli.js"), "build"], {
    cwd: directory,
    env: {
      PATH,
      HOME,
      NODE_OPTIONS,
      // Makes Gatsby treat it as an unattended build.
      NODE_ENV: "production",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      NO_COLOR: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid !== undefined) {
    started(child.pid);
  }
  return new Promise((resolve, reject) => {
    let output = "";
    const add = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
