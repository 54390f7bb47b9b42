/** A CMS that takes enquiries over a real socket, without demo content: its start is quick, and it may be killed. */
import { readdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import config from "../../src/payload.config";
import { handleEndpoints } from "payload";
import { z } from "zod";
import { handleMail } from "../../server/mail";
import { removeOld } from "../../src/audit/retention";
import { eraseOld } from "../../src/enquiries/retention";
import { startEnquiries } from "../../src/enquiries/running";
import { openFileStore } from "../../src/files/file-store";
import { respondWithMedia } from "../../src/public-api/media";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { demoContent } from "../../../demo/content";
import type { ImportContext } from "../../src/seed/import/context";
import { importSettings } from "../../src/seed/import/site";
import { runChecks } from "../../src/monitoring/checks";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { breakNextInsert } from "./break-insert";
import { printResult } from "./result";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
// All code is loaded; the database is opened when the first line comes.
printResult("loaded");
if ((await lines.next()).done) process.exit(0);

const limits = z
  .object({ fileBytes: z.number(), idle: z.number(), whole: z.number() })
  .optional()
  .parse(process.env.READING_LIMITS ? JSON.parse(process.env.READING_LIMITS) : undefined);

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
if ((await payload.findGlobal({ slug: "settings" })).email?.general === undefined) {
  await importSettings({ payload } as ImportContext, demoContent.site);
}
await startEnquiries(payload, env, { limits, lease: Number(process.env.MAIL_LEASE) || undefined });
const mail = handleMail(env.trustedProxies);
const enquiryFiles = openFileStore(env.enquiryFilesDir, env.filesBucket);

async function toWebRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) headers.set(name, String(values));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  return new Request(`${env.siteUrl}${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
}

/** As Next's route files do. */
function respondTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/media/")) return handleEndpoints({ config, request });
  const name = decodeURIComponent(pathname.slice("/media/".length));
  return respondWithMedia(request, name, {
    getPayload: async () => payload,
    files: openFileStore(env.mediaDir, env.filesBucket),
  });
}

const server = createServer((incoming, response) => {
  if (incoming.url?.startsWith("/api/mail")) return void mail(incoming, response);
  void toWebRequest(incoming)
    .then((request) => respondTo(request))
    .then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body) await pipeline(answer.body, response);
      else response.end();
    })
    .catch(() => response.destroy());
});
server.listen(0, "127.0.0.1", () => printResult({ port: (server.address() as AddressInfo).port }));

const steps: Readonly<Record<string, (argument: unknown) => Promise<unknown>>> = {
  /** Fills the disk up to so many bytes. */
  leave: async (bytes) => {
    const ballast = path.join(env.dataDir, "ballast");
    await rm(ballast, { force: true });
    const { bavail, bsize } = await statfs(env.dataDir);
    await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - Number(bytes))));
  },
  uploads: () => readdir(env.enquiryFilesDir),
  enquiries: async () => (await payload.count({ collection: "enquiries" })).totalDocs,
  findings: () => runChecks({ payload, env }),
  memory: async () => process.memoryUsage().rss,
  confirmReceipts: async () => payload.updateGlobal({ slug: "settings", data: { email: { confirm: true } } as never }),
  /** Publishes the privacy notice in another version. */
  noticeVersion: async (version) => {
    const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "What we do with your data." }] }]);
    const texts = { title: "Privacy", body };
    for (const locale of ["ru", "br"] as const) {
      await payload.updateGlobal({ slug: "page-privacy", locale, draft: true, data: { ...texts, _status: "draft" } });
    }
    const data = { ...texts, version: String(version), revisedOn: "2026-11-01", _status: "published" as const };
    return payload.updateGlobal({ slug: "page-privacy", data });
  },
  mailIn: async (language) =>
    payload.updateGlobal({ slug: "settings", data: { email: { language: String(language) } } as never }),
  tidyAccounts: async (days) => removeOld(payload, Number(days)),
  breakInsert: async (fault) => breakNextInsert(payload, z.enum(["before", "after", "full"]).parse(fault)),
  eraseAsOf: async (moment) =>
    eraseOld({ payload, files: enquiryFiles, days: env.enquiries.retentionDays }, Number(moment)),
};

for await (const line of lines) {
  const { step, argument } = z.object({ step: z.string(), argument: z.unknown().optional() }).parse(JSON.parse(line));
  const value = await steps[step]?.(argument);
  printResult({ value: value ?? null });
}
server.closeAllConnections();
await payload.destroy();
process.exit(0);
