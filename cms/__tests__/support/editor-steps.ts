/** Changes of editors to the demo content that bypass the REST API. */
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { noteChange } from "payload-kit/changed-entries";
import { withoutGate } from "payload-publish-gate/without-gate";
import type { Setting } from "../../src/payload-types";
import { dropAnswers } from "../../src/public-api/answer-cache";
import { consumeContentError } from "../../src/public-api/content-fault";
import { explainFault } from "../../src/public-api/explain-fault";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { eventually } from "./eventually";
import { refusal } from "./refusal";
import type { Account, TestCms } from "./test-cms";

const paragraph = (text: string) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]);

const newCase = (title: string) => ({
  title,
  lead: "A lead.",
  body: paragraph("A body."),
  year: 2026,
  territory: { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const,
});

/** @param cms with the demo content */
export function createEditorSteps(cms: TestCms) {
  let account: Account | undefined;

  async function firstCase(): Promise<number> {
    const { docs } = await cms.payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0 });
    return docs[0]?.id ?? 0;
  }

  /** Renames the nodes of a body without validation, as a faulty import or migration could. */
  async function retype(from: string, to: string): Promise<void> {
    const client = createClient({ url: cms.env.databaseUrl });
    const id = await firstCase();
    await client.execute({
      sql: "UPDATE cases_locales SET body = replace(body, ?, ?) WHERE _parent_id = ? AND _locale = 'en'",
      args: [`"type":"${from}"`, `"type":"${to}"`, id],
    });
    client.close();
    noteChange("cases", id);
    dropAnswers();
  }

  /** One for all steps. */
  const editor = async () => (account ??= await cms.account("Editor"));

  return {
    renameCase: async (title: string) =>
      cms.payload.update({
        collection: "cases",
        id: await firstCase(),
        data: { title, _status: "published" },
      }),
    draftCase: async (title: string) =>
      cms.payload.update({ collection: "cases", id: await firstCase(), data: { title }, draft: true }),
    /** Bypasses the gate, because news link to it. */
    unpublishCase: async () => {
      const gone = { data: { _status: "draft" as const }, context: withoutGate("put back") };
      return cms.payload.update({ collection: "cases", id: await firstCase(), ...gone });
    },
    publishCase: async () =>
      cms.payload.update({ collection: "cases", id: await firstCase(), data: { _status: "published" } }),
    breakCase: () => retype("paragraph", "mystery"),
    /** The publisher's outcome for a faulty response of the API. */
    failedPublication: async () => {
      const failed = { result: "failed", step: "fetch", places: [], log: "", timings: {} } as const;
      const outcome = { ...failed, places: [], reason: "http://localhost/api/cases/en answered 500." };
      const explained = explainFault(cms.payload.config, outcome, consumeContentError());
      return (
        explained.result === "failed" && { reason: explained.reason, places: explained.places, log: explained.log }
      );
    },
    repairCase: () => retype("mystery", "paragraph"),
    describePicture: async (alt: string) =>
      cms.payload.update({ collection: "media", where: { filename: { contains: "cover" } }, data: { alt } }),
    /** Gives the first case another alias, as a draft or published, and says what the entry then knows of its past. */
    aliasOfFirstCase: async ({ alias, publish }: { alias: string; publish: boolean }) => {
      const id = await firstCase();
      const data = { alias, _status: publish ? ("published" as const) : ("draft" as const) };
      await cms.payload.update({ collection: "cases", id, data, draft: !publish });
      return (await cms.payload.findByID({ collection: "cases", id, draft: true })).formerAliases;
    },
    redirect: (redirects: Setting["redirects"]) =>
      refusal(() => cms.payload.updateGlobal({ slug: "settings", data: { redirects, _status: "published" } })),
    /** Writes the manifest of a live release with these pages. */
    putLive: async (paths: readonly string[]) => {
      const pages = paths.map((path) => ({ path, route: "", locale: "en" }));
      const folder = path.join(cms.env.releases.folder, "one");
      await mkdir(path.join(folder, "files"), { recursive: true });
      await writeFile(path.join(folder, "manifest.json"), JSON.stringify({ pages }));
      await symlink("one/files", path.join(cms.env.releases.folder, "current"));
    },
    /** Notes that a release is live from now on. */
    goLive: async () => {
      const now = new Date().toISOString();
      await cms.payload.db.deleteMany({ collection: "releases", where: {} });
      const data = { state: "live", folder: now, startedAt: now, liveAt: now };
      return (await cms.payload.db.create({ collection: "releases", data })).id;
    },
    /** A release that failed because of an entry. @returns its id */
    failRelease: async (...places: object[]) =>
      (await cms.payload.db.create({ collection: "releases", data: { state: "failed", places } })).id,
    queueRows: async () => ({
      changes: (await cms.payload.count({ collection: "release-changes" })).totalDocs,
      releases: (await cms.payload.count({ collection: "releases" })).totalDocs,
    }),
    /** Copies the first case as the admin does, and says what the copy is. */
    copyFirstCase: async () => {
      const { id } = await cms.payload.duplicate({ collection: "cases", id: await firstCase() });
      const copy = await cms.payload.findByID({ collection: "cases", id, draft: true, locale: "all", depth: 0 });
      const { title, alias, formerAliases, publishedAt, _status } = copy;
      return { id, title, alias, formerAliases, publishedAt: publishedAt ?? null, _status };
    },
    publishWith: async (id: number, formerAliases: string[]) => {
      const data = { formerAliases, _status: "published" as const };
      return refusal(() => cms.payload.update({ collection: "cases", id, data }));
    },
    /**
     * Schedules a draft that was never published, as the admin does.
     * @returns seconds from its time to its publication
     */
    scheduleDraft: async () => {
      await (await import("../../src/start-up/open-cms")).openCms({ cron: true });
      const data = { ...newCase("In a moment"), _status: "draft" as const };
      const { id } = await cms.payload.create({ collection: "cases", data, draft: true });
      const due = Date.now() + 1000;
      const input = { type: "publish" as const, doc: { relationTo: "cases" as const, value: id } };
      await cms.payload.jobs.queue({ task: "schedulePublish", input, waitUntil: new Date(due) });
      await eventually(async () => (await cms.payload.findByID({ collection: "cases", id }))._status === "published");
      return (Date.now() - due) / 1000;
    },
    aliasFromTitle: async (title: string) => {
      const data = { ...newCase(title), _status: "published" as const };
      const { alias } = await cms.payload.create({ collection: "cases", data, draft: false });
      return alias;
    },
    refusedAlias: async (alias: string) =>
      refusal(() =>
        cms.payload.create({
          collection: "cases",
          data: { ...newCase("Some title"), alias, _status: "published" },
        }),
      ),
    refusedWithoutEnglish: async () =>
      refusal(() =>
        cms.payload.create({ collection: "cases", data: { ...newCase(""), alias: "nameless", _status: "published" } }),
      ),
    publishUntranslated: async () => {
      const data = { ...newCase("Not yet translated"), _status: "published" as const };
      const { id } = await cms.payload.create({ collection: "cases", data });
      return refusal(() =>
        cms.payload.update({ collection: "cases", id, locale: "ru", data: { _status: "published" } }),
      );
    },
    editorMakesUser: async () => {
      const user = await editor();
      const data = { email: "friend@example.com", password: "let me in please", role: "editor" } as const;
      return refusal(() => cms.payload.create({ collection: "users", data, user, overrideAccess: false }));
    },
    editorBecomesAdmin: async () => {
      const user = await editor();
      await cms.payload.update({
        collection: "users",
        id: user.id,
        data: { role: "admin" },
        user,
        overrideAccess: false,
      });
      return (await cms.payload.findByID({ collection: "users", id: user.id })).role;
    },
    editorVerifiesSite: async () => {
      const user = await editor();
      const data = { verification: { google: "stolen" } };
      return refusal(() => cms.payload.updateGlobal({ slug: "settings", data, user, overrideAccess: false }));
    },
    /** An editor has an entry open and is removed. @returns how many hold an entry before and after */
    editorWithEntryIsRemoved: async () => {
      const { id } = await editor();
      const data = {
        document: { relationTo: "cases", value: await firstCase() },
        user: { relationTo: "users", value: id },
      } as const;
      await cms.payload.create({ collection: "payload-locked-documents", data });
      const { totalDocs: before } = await cms.payload.count({ collection: "payload-locked-documents" });
      await cms.payload.delete({ collection: "users", id });
      const { totalDocs: after } = await cms.payload.count({ collection: "payload-locked-documents" });
      return { before, after };
    },
    readsWithoutAccount: () => refusal(() => cms.payload.find({ collection: "cases", overrideAccess: false })),
    /** Repeats the start after one that was killed during the import. */
  };
}
