/** Edits of entries, and the changes that they record for the publisher (A6). */
import { getLocalI18n, type Payload } from "payload";
import sharp from "sharp";
import { gather } from "payload-releases/changes";
import { scheduledEntries } from "payload-releases/scheduled";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { publisher } from "payload-releases/state";

export const caseData = (alias: string) => ({
  title: "A case",
  lead: "A lead.",
  alias,
  body: lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "A body." }] }]),
  year: 2026,
  territory: { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const,
  _status: "published" as const,
});

/** Edits of a case, with whether each is recorded as a change of the site. */
export async function noted(payload: Payload): Promise<string[]> {
  publisher.value = { wake: () => undefined, stop: async () => undefined };
  const seen: string[] = [];
  const look = async (what: string) => {
    const waiting = await gather(payload);
    seen.push(`${what}: ${waiting.map(({ action }) => action).join() || "nothing"}`);
    await payload.delete({ collection: "release-changes", where: {} });
    await payload.delete({ collection: "releases", where: { slot: { equals: "waiting" } } });
  };
  const { id } = await payload.create({
    collection: "cases",
    data: caseData("a-case"),
  });
  await look("published");
  const draft = await payload.create({
    collection: "cases",
    data: { ...caseData("a-draft"), _status: "draft" },
    draft: true,
  });
  await look("new draft saved");
  await payload.update({
    collection: "cases",
    id: draft.id,
    data: { title: "Still a draft", _status: "draft" },
    draft: true,
  });
  await look("new draft saved again");
  await payload.update({ collection: "cases", id, data: { title: "A draft", _status: "draft" }, draft: true });
  await look("draft saved");
  await payload.update({ collection: "cases", id, data: { _status: "draft" } });
  await look("unpublished");
  await payload.update({ collection: "cases", id, data: { _status: "published" } });
  await look("published again");
  const schedule = (type: "publish" | "unpublish", waitUntil: Date) =>
    payload.jobs.queue({
      task: "schedulePublish",
      input: { type, doc: { relationTo: "cases", value: id } },
      waitUntil,
    });
  const due = new Date(Date.now() - 60_000);
  await schedule("unpublish", due);
  await payload.jobs.run();
  await look("unpublished by schedule");
  await schedule("publish", new Date(Date.now() + 3_600_000));
  await payload.jobs.run();
  await look("scheduled for later");
  await schedule("publish", due);
  await payload.jobs.run();
  await look("published by schedule");
  await payload.delete({ collection: "cases", id });
  await look("deleted");
  await payload.delete({ collection: "cases", id: draft.id });
  await look("draft deleted");
  const file = {
    data: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "teal" } })
      .png()
      .toBuffer(),
    name: "a.png",
    mimetype: "image/png",
    size: 0,
  };
  const uploaded = await payload.create({ collection: "media", data: { alt: "A picture" }, file });
  await look("picture uploaded");
  await payload.update({ collection: "media", id: uploaded.id, data: { alt: "What it shows" } });
  await look("picture described that nothing uses");
  const using = await payload.create({ collection: "cases", data: { ...caseData("with-cover"), cover: uploaded.id } });
  await look("published with it");
  await payload.update({ collection: "media", id: uploaded.id, data: { alt: "What it shows now" } });
  await look("picture described that is used");
  await payload.delete({ collection: "cases", id: using.id });
  await look("deleted with it");
  await payload.delete({ collection: "media", id: uploaded.id });
  await look("picture deleted");
  publisher.value = undefined;
  return seen;
}

/** Entries of the release log in English after a case and a screen were scheduled. */
export async function scheduled(payload: Payload): Promise<string[]> {
  const { id } = await payload.create({
    collection: "cases",
    data: { ...caseData("later"), _status: "draft" },
    draft: true,
  });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const queue = (input: object, waitUntil: Date) => payload.jobs.queue({ task: "schedulePublish", input, waitUntil });
  await queue({ type: "unpublish", doc: { relationTo: "cases", value: id } }, inHours(2));
  await queue({ type: "publish", global: "settings" }, inHours(1));
  const account = { email: "editor@example.com", password: "they are read by editors", role: "editor" as const };
  const editor = await payload.create({ collection: "users", data: account });
  const user = { ...editor, collection: "users" as const };
  const i18n = await getLocalI18n({ config: payload.config, language: "en" });
  const found = await scheduledEntries({ payload, i18n, user });
  await payload.delete({ collection: "payload-jobs", where: {} });
  await payload.delete({ collection: "cases", id });
  await payload.delete({ collection: "users", id: editor.id });
  return found.map(({ list, title, type }) => `${list}: ${title}, ${type}`);
}
