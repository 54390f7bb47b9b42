/**
 * Server of `npm run bench:mail -w bench`: the site's server with the mailbox of the CMS, and at `/api/empty` a handler
 * that only reads the form and answers. Prints its port.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { handleMail } from "../../cms/server/mail";
import { createMetrics } from "../../cms/server/metrics";
import { createSiteServer } from "../../cms/server/server";
import { startEnquiries } from "../../cms/src/enquiries/running";
import { createLogger } from "../../cms/src/logger";
import { openCms } from "../../cms/src/start-up/open-cms";

async function answerEmpty(request: IncomingMessage, response: ServerResponse): Promise<void> {
  for await (const chunk of request) void chunk;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end('{"success":1}');
}

const { env, payload } = await openCms();
await startEnquiries(payload, env);
const server = createSiteServer({
  siteUrl: "http://localhost",
  currentRelease: "none",
  cms: answerEmpty,
  mail: handleMail(0),
  ready: answerEmpty,
  metrics: answerEmpty,
  observe: createMetrics(() => undefined, env).observe,
  logger: createLogger(env),
  trustedProxies: 0,
});
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
