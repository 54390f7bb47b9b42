/** Finds nginx and Caddy for the journeys of serving, or unpacks Debian's packages of them into a cache, without root. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { STAMPS } from "./paths";

const UNPACKED = join(STAMPS, "debian");
const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static", "libbrotli1", "caddy"];
const DOWNLOAD_LIMIT = 180_000;
const BROTLI = join("usr", "lib", "nginx", "modules", "ngx_http_brotli_static_module.so");

export interface WebServers {
  /** Its program, and the module that sends what lies there compressed by Brotli. */
  nginx?: { program: string; brotli: string };
  caddy?: { program: string };
}

/** The servers that this machine has: installed ones, else unpacked ones. nginx counts with Brotli's module only. */
export function findWebServers(): WebServers {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const folders = [...onPath, "/usr/sbin", join(UNPACKED, "usr", "sbin"), join(UNPACKED, "usr", "bin")];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const [nginx, caddy] = [find("nginx"), find("caddy")];
  const brotli = [join("/", BROTLI), join(UNPACKED, BROTLI)].find((path) => existsSync(path));
  return {
    ...(nginx && brotli ? { nginx: { program: nginx, brotli } } : {}),
    ...(caddy ? { caddy: { program: caddy } } : {}),
  };
}

/** Folder of the libraries that unpacked programs need, for `LD_LIBRARY_PATH`. */
export async function unpackedLibraries(): Promise<string> {
  const base = join(UNPACKED, "usr", "lib");
  const entries = await readdir(base, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name.endsWith("-linux-gnu"));
  return folders.map(({ name }) => join(base, name)).join(delimiter);
}

/**
 * Fetches what this machine does not have. Nothing is installed and no service started.
 * @returns why it could not be had, in one line; undefined when both servers are here
 */
export async function ensureWebServers(): Promise<string | undefined> {
  const found = findWebServers();
  if (found.nginx && found.caddy) return undefined;
  await mkdir(STAMPS, { recursive: true });
  const folder = await mkdtemp(join(STAMPS, "unpacking-"));
  try {
    await unpack(folder);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split("\n")[0];
    return `nginx and Caddy are not here and Debian's packages cannot be had (${reason}). Install nginx, libnginx-mod-http-brotli-static and caddy.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return undefined;
}

async function unpack(folder: string): Promise<void> {
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"], timeout: DOWNLOAD_LIMIT });
  try {
    run("apt-get", ["download", "-qq", ...PACKAGES]);
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    // A fresh container has no lists of packages yet.
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["download", "-qq", ...PACKAGES]);
  }
  const tree = join(folder, "tree");
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".deb")))
    run("dpkg-deb", ["-x", file, tree]);
  await rm(UNPACKED, { recursive: true, force: true });
  await rename(tree, UNPACKED);
}
