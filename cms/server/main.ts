/** Starts the server: `node --import tsx cms/server/main.ts`. Settings come from the environment (see .env.example). */
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { recoverAtStart } from "payload-backup/recover";
import { monitor } from "payload-monitoring/monitor";
import { mailbox } from "../src/enquiries/mailbox";
import { readEnv, type CmsEnv } from "../src/env";
import { createLogger } from "../src/logger";
import { publisher } from "payload-releases/state";
import { checkDatabase } from "../src/start-up/check-database";
import { handleCms } from "./cms";
import { isLoopback, limitConnections } from "./connections";
import { answerKept } from "./kept-answers";
import { logConsole } from "./log-console";
import { handleMail } from "./mail";
import { createMetrics, createMetricsServer, forHolders, holdsToken } from "./metrics";
import { handleReady } from "./ready";
import { createSiteServer } from "./server";
import { createSetReaders } from "./set-readers";
import { shutDown } from "./shut-down";
import { checkSiteSettings } from "./site-settings";
import { startCms } from "./start-cms";

const env = settings();
const { port, host, trustedProxies, shutdownSeconds, releases } = env;
const logger = createLogger(env);
if (!env.log.isPretty) logConsole(logger);
await checkSiteSettings(env)
  .then(() => recoverAtStart(env))
  .then(() => checkDatabase(env))
  .catch((error: unknown) => end(messageOf(error)));

const cmsFolder = dirname(dirname(fileURLToPath(import.meta.url)));
// In development a changed collection needs no build.
const dev = process.env.NODE_ENV === "development";
const cms = handleCms((request, response) => handleByNext(request, response), { trustedProxies, dev });
const metrics = createMetrics(() => monitor.value, env);
const server = createSiteServer({
  siteUrl: env.siteUrl,
  currentRelease: join(releases.folder, "current"),
  developedSite: env.developedSite,
  cms: answerKept(cms),
  mail: handleMail(trustedProxies),
  readers: createSetReaders({ trustedProxies, isSecure: env.cmsUrl.startsWith("https:") }),
  ready: handleReady(
    () => monitor.value,
    (request) => holdsToken(request, env.metrics.token),
  ),
  metrics: forHolders(env.metrics.token, metrics.handle),
  observe: metrics.observe,
  logger,
  trustedProxies,
});
// In development the admin needs Next's hot reload socket on this server; by default Next attaches it to the server of
// its first request, which is that of startCms.
const app = next({ dev, dir: cmsFolder, port, hostname: host, ...(dev ? { httpServer: server } : {}) });
await app.prepare();
const handleByNext = app.getRequestHandler();
await startCms(cms).catch((error: unknown) => end(`The CMS did not start: ${messageOf(error)}`));

// Behind proxies all connections are theirs, and limits per network are up to them.
const isExempt = trustedProxies > 0 ? () => true : isLoopback;
limitConnections(server, { perNetwork: env.connectionsPerNetwork, isExempt });
server.on("error", (error: NodeJS.ErrnoException) => end(whyNoPort(error)));
server.listen(port, host, () => {
  logger.info({ msg: `listening on ${host}, port ${port}` });
  // Only now, because builds request content from this server.
  publisher.value?.wake();
});

if (env.metrics.port !== undefined) {
  const ready = handleReady(
    () => monitor.value,
    () => true,
  );
  createMetricsServer({ metrics: metrics.handle, ready })
    .on("error", (error: Error) => end(`METRICS_PORT=${env.metrics.port} cannot be listened on: ${error.message}`))
    .listen(env.metrics.port, "127.0.0.1")
    .unref();
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const tooLate = () => end(`Work was cut off after ${shutdownSeconds} s; SHUTDOWN_SECONDS gives it more.`);
  setTimeout(tooLate, shutdownSeconds * 1000).unref();
  await shutDown(server, { publisher: publisher.value, delivery: mailbox.value?.delivery });
  await app.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void stop().catch((error: unknown) => end(`The server did not stop: ${messageOf(error)}`)));
}

function settings(): CmsEnv {
  try {
    return readEnv();
  } catch (error) {
    return end(messageOf(error));
  }
}

function whyNoPort({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what listens there, or choose another one with PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST=${host} is no address of this machine. Leave it out for this machine only, or take 0.0.0.0 for all its networks.`;
  return `The server cannot listen on port ${port}: ${message}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
