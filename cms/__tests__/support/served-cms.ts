/** A CMS over HTTP: forms through the server's handler, its API through Next's route files. */
import { readdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { handleEndpoints, type Payload } from "payload";
import { z } from "zod";
import { readDemoContent } from "../../src/seed/demo-content";
import { handleMail } from "../../server/mail";
import { removeOld } from "payload-accounts/retention";
import { eraseOld } from "../../src/enquiries/retention";
import { startEnquiries } from "../../src/enquiries/running";
import type { CmsEnv } from "../../src/env";
import { openFileStore } from "../../src/files/file-store";
import { respondWithMedia } from "../../src/public-api/media";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { saveGlobal } from "../../src/seed/import";
import { breakNextInsert } from "./break-insert";
import { runChecks } from "./findings";
import { mailbox } from "../../src/enquiries/mailbox";

export interface ServedCms {
  readonly url: string;
  /** Runs a step that has no endpoint. */
  step(name: string, argument?: unknown): Promise<unknown>;
  /** Sends no further mail, and closes the socket. */
  stop(): Promise<void>;
}

interface Opened {
  readonly env: CmsEnv;
  readonly payload: Payload;
}

const limits = z.object({ fileBytes: z.number(), idle: z.number(), whole: z.number() }).optional();

/**
 * Names the mailboxes in the settings, takes enquiries and answers calls. `READING_LIMITS` and `MAIL_LEASE` shorten its
 * patience.
 */
export async function serveCms(opened: Opened): Promise<ServedCms> {
  const { env, payload } = opened;
  const { READING_LIMITS, MAIL_LEASE } = process.env;
  if ((await payload.findGlobal({ slug: "settings" })).email?.general === undefined) {
    await saveGlobal({ payload, ids: new Map() }, "settings", readDemoContent().globals.settings ?? {});
  }
  await startEnquiries(payload, env, {
    limits: limits.parse(READING_LIMITS ? JSON.parse(READING_LIMITS) : undefined),
    lease: Number(MAIL_LEASE) || undefined,
  });
  const delivery = mailbox.value?.delivery;
  const server = createServer(answerOf(opened));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const steps = stepsOf(opened);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    step: async (name, argument) => (await steps[name]?.(argument)) ?? null,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await delivery?.stop();
    },
  };
}

function answerOf({ env, payload }: Opened) {
  const mail = handleMail(env.trustedProxies);
  const files = openFileStore(env.mediaDir, env.filesBucket);
  const respondTo = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/")) return handleEndpoints({ config: payload.config, request });
    const name = decodeURIComponent(pathname.slice("/media/".length));
    return respondWithMedia(request, name, { getPayload: async () => payload, files });
  };
  return (incoming: IncomingMessage, response: Parameters<typeof mail>[1]) => {
    if (incoming.url?.startsWith("/api/mail")) return void mail(incoming, response);
    void toWebRequest(incoming, env.siteUrl)
      .then((request) => respondTo(request))
      .then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        if (answer.body) await pipeline(answer.body, response);
        else response.end();
      })
      .catch(() => response.destroy());
  };
}

async function toWebRequest(incoming: IncomingMessage, siteUrl: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) headers.set(name, String(values));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  return new Request(`${siteUrl}${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
}

const stepsOf = ({ env, payload }: Opened): Readonly<Record<string, (argument: unknown) => Promise<unknown>>> => ({
  /** Fills the disk until the given number of bytes is free. */
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
  eraseAsOf: async (moment) => {
    const files = openFileStore(env.enquiryFilesDir, env.filesBucket);
    return eraseOld({ payload, files, days: env.enquiries.retentionDays }, Number(moment));
  },
});
