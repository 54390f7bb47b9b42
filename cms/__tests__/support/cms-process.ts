/**
 * A CMS with the demo content that a test can talk to: reads a step a line from standard input, prints its result.
 * The steps are what editors do; `request` is what the public does.
 */
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "@libsql/client";
import { handleEndpoints, type Payload } from "payload";
import { z } from "zod";
import { noteChange } from "../../src/changed-entries";
import { dropAnswers } from "../../src/public-api/answer-cache";
import { takeContentFault } from "../../src/public-api/content-fault";
import { createRouter } from "../../src/public-api/router";
import { withoutGate } from "../../src/gate/without-gate";
import { explainFault } from "../../src/releases/explain-fault";
import { guardRead, guardWrite } from "../../src/rest-api";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { demoContent } from "../../../demo/content";
import { setDemoState } from "../../src/seed/demo-state";
import { importDemoContent } from "../../src/seed/import";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { closingSteps } from "./closing-steps";
import { deletionSteps } from "./deletion-steps";
import { eventually } from "./eventually";
import { refusal } from "./refusal";
import { printResult } from "./result";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

const router = createRouter({
  getPayload: async () => payload,
  siteUrl: env.siteUrl,
  cache: env.apiCache,
  validate: true,
});

const requestArguments = z.object({
  path: z.string(),
  method: z.string().default("GET"),
  headers: z.record(z.string(), z.string()).default({}),
});

async function request(argument: unknown) {
  const { path: address, method, headers } = requestArguments.parse(argument);
  const response = await router(new Request(env.siteUrl + address, { method, headers }));
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

const apiArguments = z.object({ path: z.string(), method: z.string().default("GET"), body: z.unknown().optional() });

const { token = "" } = await payload.login({ collection: "users", data: env.admin ?? { email: "", password: "" } });

/** Asks the CMS's own API, as the admin's pages do, signed in as the first admin. */
async function api(argument: unknown) {
  const { path: address, method, body } = apiArguments.parse(argument);
  const headers = { Authorization: `JWT ${token}`, "Content-Type": "application/json" };
  const request = new Request(`${env.siteUrl}/cms-api${address}`, { method, headers, body: JSON.stringify(body) });
  const [pathname = ""] = address.split("?");
  const handle = (guarded: Request) => handleEndpoints({ config: payload.config, request: guarded });
  const guard = method === "GET" ? guardRead : guardWrite;
  const response = await guard(async () => payload, handle)(request, {
    params: Promise.resolve({ slug: pathname.split("/").slice(1) }),
  });
  return { status: response.status, body: await response.json() };
}

async function firstCase(): Promise<number> {
  const { docs } = await payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0 });
  return docs[0]?.id ?? 0;
}

const paragraph = (text: string) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]);

const newCase = (title: string) => ({
  title,
  lead: "A lead.",
  body: paragraph("A body."),
  year: 2026,
  territory: { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const,
});

/** Renames the nodes of a body past all checks, as a bad import or a faulty migration might do it. */
async function retype(from: string, to: string): Promise<void> {
  const client = createClient({ url: env.databaseUrl });
  const id = await firstCase();
  await client.execute({
    sql: "UPDATE cases_locales SET body = replace(body, ?, ?) WHERE _parent_id = ? AND _locale = 'en'",
    args: [`"type":"${from}"`, `"type":"${to}"`, id],
  });
  client.close();
  noteChange("cases", id);
  dropAnswers();
}

async function editor(owner: Payload) {
  const data = { email: "editor@example.com", password: "editors write texts", role: "editor" } as const;
  const found = await owner.find({ collection: "users", where: { email: { equals: data.email } } });
  return found.docs[0] ?? (await owner.create({ collection: "users", data }));
}

const steps: Readonly<Record<string, (argument: unknown) => Promise<unknown>>> = {
  request,
  ...deletionSteps(payload, firstCase),
  api,
  renameCase: async (title) =>
    payload.update({
      collection: "cases",
      id: await firstCase(),
      data: { title: String(title), _status: "published" },
    }),
  ...closingSteps(payload),
  draftCase: async (title) =>
    payload.update({ collection: "cases", id: await firstCase(), data: { title: String(title) }, draft: true }),
  /** News link to it, which the gate would name. */
  unpublishCase: async () => {
    const gone = { data: { _status: "draft" as const }, context: withoutGate("put back") };
    return payload.update({ collection: "cases", id: await firstCase(), ...gone });
  },
  publishCase: async () =>
    payload.update({ collection: "cases", id: await firstCase(), data: { _status: "published" } }),
  breakCase: () => retype("paragraph", "mystery"),
  /** What becomes of the publisher's outcome when the API answered it so. */
  failedPublication: async () => {
    const failed = { result: "failed", step: "fetch", places: [], log: "", timings: {} } as const;
    const outcome = { ...failed, places: [], reason: "http://localhost/api/cases/en answered 500." };
    const explained = explainFault(payload.config, outcome, takeContentFault());
    return explained.result === "failed" && { reason: explained.reason, places: explained.places, log: explained.log };
  },
  repairCase: () => retype("mystery", "paragraph"),
  describePicture: async (alt) =>
    payload.update({ collection: "media", where: { filename: { contains: "cover" } }, data: { alt: String(alt) } }),
  /** Gives the first case another alias, as a draft or published, and says what the entry then knows of its past. */
  aliasOfFirstCase: async (argument) => {
    const { alias, publish } = z.object({ alias: z.string(), publish: z.boolean() }).parse(argument);
    const id = await firstCase();
    const data = { alias, _status: publish ? ("published" as const) : ("draft" as const) };
    await payload.update({ collection: "cases", id, data, draft: !publish });
    return (await payload.findByID({ collection: "cases", id, draft: true })).formerAliases;
  },
  redirect: async (redirects) =>
    refusal(() =>
      payload.updateGlobal({
        slug: "settings",
        data: { redirects: redirects as never, _status: "published" } as never,
      }),
    ),
  /** What the release that is live has pages of, as its manifest says. */
  putLive: async (argument) => {
    const pages = z
      .array(z.string())
      .parse(argument)
      .map((path) => ({ path, route: "", locale: "en" }));
    const folder = path.join(env.releases.folder, "one");
    await mkdir(path.join(folder, "files"), { recursive: true });
    await writeFile(path.join(folder, "manifest.json"), JSON.stringify({ pages }));
    await symlink("one/files", path.join(env.releases.folder, "current"));
    return "live";
  },
  /** What is published is on the site from now on. */
  goLive: async () => {
    const now = new Date().toISOString();
    await payload.db.deleteMany({ collection: "releases", where: {} });
    const data = { state: "live", folder: now, startedAt: now, liveAt: now };
    return (await payload.db.create({ collection: "releases", data })).id;
  },
  /** A release that failed because of an entry. @returns its id */
  failRelease: async (place) =>
    (await payload.db.create({ collection: "releases", data: { state: "failed", places: [place] } })).id,
  queueRows: async () => ({
    changes: (await payload.count({ collection: "release-changes" })).totalDocs,
    releases: (await payload.count({ collection: "releases" })).totalDocs,
  }),
  /** Copies the first case as the admin does, and says what the copy is. */
  copyFirstCase: async () => {
    const { id } = await payload.duplicate({ collection: "cases", id: await firstCase() });
    const copy = await payload.findByID({ collection: "cases", id, draft: true, locale: "all", depth: 0 });
    const { title, alias, formerAliases, publishedAt, _status } = copy;
    return { id, title, alias, formerAliases, publishedAt: publishedAt ?? null, _status };
  },
  publishWith: async (argument) => {
    const { id, formerAliases } = z.object({ id: z.number(), formerAliases: z.array(z.string()) }).parse(argument);
    const data = { formerAliases, _status: "published" as const };
    return refusal(() => payload.update({ collection: "cases", id, data }));
  },
  /** Schedules a draft that was never published, as the admin does. @returns seconds from its time to its publication */
  scheduleDraft: async () => {
    await openCms({ cron: true });
    const data = { ...newCase("In a moment"), _status: "draft" as const };
    const { id } = await payload.create({ collection: "cases", data, draft: true });
    const due = Date.now() + 1000;
    const input = { type: "publish" as const, doc: { relationTo: "cases" as const, value: id } };
    await payload.jobs.queue({ task: "schedulePublish", input, waitUntil: new Date(due) });
    await eventually(async () => (await payload.findByID({ collection: "cases", id }))._status === "published");
    return (Date.now() - due) / 1000;
  },
  aliasFromTitle: async (title) => {
    const data = { ...newCase(String(title)), _status: "published" as const };
    const { alias } = await payload.create({ collection: "cases", data, draft: false });
    return alias;
  },
  refusedAlias: async (alias) =>
    refusal(() =>
      payload.create({
        collection: "cases",
        data: { ...newCase("Some title"), alias: String(alias), _status: "published" },
      }),
    ),
  refusedWithoutEnglish: async () =>
    refusal(() =>
      payload.create({ collection: "cases", data: { ...newCase(""), alias: "nameless", _status: "published" } }),
    ),
  publishUntranslated: async () => {
    const data = { ...newCase("Not yet translated"), _status: "published" as const };
    const { id } = await payload.create({ collection: "cases", data });
    return refusal(() => payload.update({ collection: "cases", id, locale: "ru", data: { _status: "published" } }));
  },
  editorMakesUser: async () => {
    const user = await editor(payload);
    const data = { email: "friend@example.com", password: "let me in please", role: "editor" } as const;
    return refusal(() => payload.create({ collection: "users", data, user, overrideAccess: false }));
  },
  editorBecomesAdmin: async () => {
    const user = await editor(payload);
    await payload.update({ collection: "users", id: user.id, data: { role: "admin" }, user, overrideAccess: false });
    return (await payload.findByID({ collection: "users", id: user.id })).role;
  },
  editorVerifiesSite: async () => {
    const user = await editor(payload);
    const data = { verification: { google: "stolen" } };
    return refusal(() => payload.updateGlobal({ slug: "settings", data, user, overrideAccess: false }));
  },
  /** An editor has an entry open and is removed. @returns how many hold an entry before and after */
  editorWithEntryIsRemoved: async () => {
    const { id } = await editor(payload);
    const data = {
      document: { relationTo: "cases", value: await firstCase() },
      user: { relationTo: "users", value: id },
    } as const;
    await payload.create({ collection: "payload-locked-documents", data });
    const { totalDocs: before } = await payload.count({ collection: "payload-locked-documents" });
    await payload.delete({ collection: "users", id });
    const { totalDocs: after } = await payload.count({ collection: "payload-locked-documents" });
    return { before, after };
  },
  readsWithoutAccount: () => refusal(() => payload.find({ collection: "cases", overrideAccess: false })),
  /** As a start does after one that was killed half way through the import. */
  importAgain: async () => {
    await setDemoState(payload, "started");
    // A part is enough to see what is left of the rest.
    const cut = { cases: demoContent.cases.slice(0, 2), awards: [], team: [], gallery: [], posts: [] };
    const content = { ...demoContent, ...cut };
    const found = await importDemoContent(payload, { content });
    const { totalDocs: cases } = await payload.count({ collection: "cases" });
    return { found, cases, expected: content.cases.length };
  },
};

printResult("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { step, argument } = z.object({ step: z.string(), argument: z.unknown().optional() }).parse(JSON.parse(line));
  const run = steps[step];
  if (!run) throw new Error(`There is no step "${step}".`);
  const value = await run(argument);
  printResult({ value: value ?? null });
}
await payload.destroy();
process.exit(0);
