/** Web servers for visitors, each started on a free port with its recipe from `deploy/`. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSiteServer } from "../../../cms/server/server";
import { createLogger } from "../../../cms/src/logger";
import { freePort } from "../../../scripts/lib/ports";
import { unpackedLibraries, type WebServers } from "../../../scripts/lib/web-servers";
import { ROOT } from "../../support/source-files";
import { ask } from "./ask";
import { SITE_URL } from "./live-site";

export interface Host {
  readonly port: number;
  /** Reads the configuration again, as `nginx -s reload` does. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export interface HostOptions {
  /** A folder of its own; the releases are in `releases/` below it. */
  folder: string;
  /** Port of the bundled server, which is behind the others; nginx takes several. */
  behind: number | readonly number[];
  /** Port of the one that makes releases; the first by default. */
  builder?: number;
}

/** The bundled server, with a fake CMS that reports its requests. */
export async function startBundled(folder: string): Promise<Host> {
  const server: Server = createSiteServer({
    siteUrl: SITE_URL,
    currentRelease: join(folder, "releases", "current"),
    cms: async (incoming, response) => void response.end(`cms ${incoming.method} ${incoming.url}`),
    mail: async (incoming, response) => void response.end(`mail ${incoming.method} ${incoming.url}`),
    ready: async (_incoming, response) => void response.end("ready"),
    metrics: async (_incoming, response) => void response.end("metrics"),
    observe: () => undefined,
    logger: createLogger({ log: { level: "silent", isPretty: false } }),
    trustedProxies: 0,
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    reload: async () => undefined,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads a recipe of deploy/ and fills in its settings. */
function recipe(file: string, changes: readonly [was: string, is: string][]): string {
  let text = readFileSync(join(ROOT, "deploy", file), "utf8");
  for (const [was, is] of changes) {
    if (!text.includes(was)) throw new Error(`deploy/${file} no longer holds ${was}.`);
    text = text.replaceAll(was, is);
  }
  return text;
}

const serverAt = (port: number) => `server 127.0.0.1:${port} fail_timeout=1s;`;

/** @param nginx its program and Brotli's module */
export async function startNginx(nginx: Required<WebServers>["nginx"], options: HostOptions): Promise<Host> {
  const port = await freePort();
  const { folder } = options;
  const behind = [options.behind].flat();
  const { builder = behind[0] ?? 0 } = options;
  const base = join(folder, "nginx");
  mkdirSync(base, { recursive: true });
  cpSync(join(ROOT, "deploy", "nginx"), base, { recursive: true });
  const site = recipe("nginx/future-native.conf", [
    ["/srv/future-native/releases", join(folder, "releases")],
    [`future_native_site {\n  ${serverAt(3000)}`, `future_native_site {\n  ${serverAt(builder)}`],
    [serverAt(3000), behind.map(serverAt).join("\n  ")],
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["/etc/nginx/future-native/", `${base}/`],
  ]);
  writeFileSync(join(base, "future-native.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = join(base, "nginx.conf");
  writeFileSync(
    config,
    [
      `load_module ${nginx.brotli};`,
      // Workers of root's nginx run as `nobody` by default, which cannot read the temporary folder.
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${base}/nginx.pid;`,
      // Notices tell when a worker has gone.
      "daemon off; worker_processes 1; error_log stderr notice;",
      "events {}",
      "http {",
      "  access_log off;",
      ...temporary.map((name) => `  ${name}_temp_path ${base}/${name};`),
      `  include ${base}/future-native.conf;`,
      "}",
    ].join("\n"),
  );
  const child = spawn(nginx.program, ["-p", base, "-c", config, "-e", "stderr"], { env: await environment() });
  return running("nginx", child, port, async () => {
    child.kill("SIGHUP");
    // The old worker answers beside the new one until it has closed its socket.
    await printed(child, /worker process \d+ exited/);
  });
}

async function printed(child: ChildProcess, wanted: RegExp): Promise<void> {
  await new Promise<void>((resolve) => {
    let output = "";
    child.stderr?.on("data", function look(chunk: Buffer) {
      output += String(chunk);
      if (!wanted.test(output)) return;
      child.stderr?.off("data", look);
      resolve();
    });
  });
}

export async function startCaddy(
  { program }: Required<WebServers>["caddy"],
  { folder, behind }: HostOptions,
): Promise<Host> {
  const [port, admin] = [await freePort(), await freePort()];
  const config = join(folder, "Caddyfile");
  const site = recipe("caddy/Caddyfile", [
    ["/srv/future-native/releases", join(folder, "releases")],
    ["127.0.0.1:3000", `127.0.0.1:${[behind].flat()[0] ?? 0}`],
    ["{$SITE_NAME:www.example.com} {", `http://127.0.0.1:${port} {`],
  ]);
  writeFileSync(config, `{\n\tadmin 127.0.0.1:${admin}\n}\n\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const args = ["--config", config, "--adapter", "caddyfile"];
  const child = spawn(program, ["run", ...args], { env });
  return running("Caddy", child, port, async () => {
    const reloading = spawn(program, ["reload", ...args, "--address", `127.0.0.1:${admin}`], { env });
    await once(reloading, "close");
  });
}

/** Unpacked programs find their libraries beside them. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const libraries = [await unpackedLibraries(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
}

/** Waits until a server responds. @throws Error with its output when it exits instead */
async function running(name: string, child: ChildProcess, port: number, reload: Host["reload"]): Promise<Host> {
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + String(chunk)).slice(-8000));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const closed = new Promise<"closed">((resolve) => child.once("close", () => resolve("closed")));
  child.once("error", (error) => (output += String(error)));
  for (let answers = false; !answers;) {
    const asked = ask(port, "/").then(
      () => true,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
    );
    const seen = await Promise.race([closed, asked]);
    if (seen === "closed") throw new Error(`${name} does not start:\n${output}`);
    answers = seen;
  }
  return {
    port,
    reload,
    async stop() {
      child.kill("SIGTERM");
      await closed;
    },
  };
}
