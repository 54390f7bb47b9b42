/** The server as it runs for visitors: `cms/server/main.ts` on the CMS that was built last. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "./free-port";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";

const ROOT = path.resolve(__dirname, "../../..");

export interface RealServer {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Output so far. */
  printed(): string;
  /** Waits for its end. @returns the exit code, null when it was killed */
  ended(): Promise<number | null>;
  kill(): Promise<void>;
}

export interface StartOptions {
  /** A free one by default. */
  port?: number;
  /** The folder that it is started in, which is that of the site that it builds. */
  cwd?: string;
}

/** Starts it without waiting until it listens. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  options: StartOptions = {},
): Promise<RealServer> {
  const { port = await freePort(), cwd = ROOT } = options;
  const child = spawn(process.execPath, ["--import", "tsx", path.join(ROOT, "cms", "server", "main.ts")], {
    cwd,
    // Logging is off for a CMS in the test's process, but the log of this one is checked.
    env: {
      ...process.env,
      LOG_LEVEL: "info",
      PUBLISHER: "off",
      NEXT_TELEMETRY_DISABLED: "1",
      ...env,
      PORT: String(port),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const exit = once(child, "close").then(([code]) => code as number | null);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    printed: () => output,
    ended: () => exit,
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** Starts it and waits until it listens. @throws Error with the end of its output when it does not */
export async function startServer(
  env: Readonly<Record<string, string>>,
  options: StartOptions = {},
): Promise<RealServer> {
  const server = await spawnServer(env, options);
  const listening = new Promise<boolean>((resolve) => {
    server.child.stdout?.on("data", () => server.printed().includes("listening on") && resolve(true));
    void server.ended().then(() => resolve(false));
  });
  if (await listening) return server;
  // Another process may have taken the free port during the start.
  const isLate = options.port === undefined && server.printed().includes(`Port ${server.port} is taken.`);
  if (isLate || server.child.exitCode === UNSETTLED_AWAIT) return startServer(env, options);
  throw new Error(`The server ended:\n${server.printed().slice(-4000)}`);
}

/** Starts a server that is expected to fail, and waits for its exit. */
export async function startInVain(env: Readonly<Record<string, string>>): Promise<RealServer> {
  const server = await spawnServer(env);
  return (await server.ended()) === UNSETTLED_AWAIT ? startInVain(env) : server;
}
