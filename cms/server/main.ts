/** Starts the server: `node --import tsx cms/server/main.ts`. Settings come from the environment (see .env.example). */
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { handleMail } from "./mail";
import type {} from "../src/releases/running";
import { createSiteServer, type RequestHandler } from "./server";
import { startCms } from "./start-cms";

const STOP_AFTER = 10_000;
const WHOLE_REQUEST = 11 * 60_000;

const cmsFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? "localhost";
const releases = process.env.RELEASES_DIR ?? join(dirname(cmsFolder), "releases");

const app = next({ dev: false, dir: cmsFolder, port, hostname });
await app.prepare();
const handleCms = app.getRequestHandler();
const cms: RequestHandler = (request, response) => handleCms(request, response);
await startCms(cms).catch((error: unknown) => {
  console.error(`The CMS did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

const mail = handleMail(Number(process.env.TRUSTED_PROXIES ?? 0));
const server = createSiteServer({ currentRelease: join(releases, "current"), cms, mail });
// Reading an enquiry has limits of its own; this one ends what never gets so far.
server.requestTimeout = WHOLE_REQUEST;
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what listens there, or choose another one with PORT.`
      : `The server cannot listen on port ${port}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  console.log(`listening on ${port}`);
  // A build reads from this very server.
  globalThis.cmsPublisher?.wake();
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_AFTER).unref();
  server.close(() => void app.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
