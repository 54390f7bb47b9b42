/** Reads the versions of an entry that editors change, on the database of the environment, and prints what they say. */
import { createPayloadRequest } from "payload";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { openCms } from "../../src/start-up/open-cms";
import { changedFields, changedLabels } from "../../src/versions/changes";
import { readVersions, type Version } from "../../src/versions/read-versions";
import { printResult } from "./result";

const { payload } = await openCms();
const account = { email: "anna@example.com", password: "editors write texts", role: "editor" } as const;
const user = await payload.create({ collection: "users", data: { ...account, name: "Anna" } });
const asAnna = { user: { ...user, collection: "users" as const } };

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
const clients = await Promise.all(
  ["Lark", "Heron"].map((name) => payload.create({ collection: "clients", data: { name, _status: "published" } })),
);
const [lark, heron] = clients.map(({ id }) => id);
const body = (words: string, quoted: string, level: 2 | 3 = 2) =>
  lexicalFromBlocks([
    { type: "heading", level, text: "How it began" },
    { type: "paragraph", runs: [{ text: words }] },
    { type: "quote", text: quoted, author: "Ada", loud: false },
  ]);
const data = { title: "A case", lead: "A lead.", year: 2026, territory, client: lark };
const { id } = await payload.create({
  collection: "cases",
  data: { ...data, body: body("Nobody came.", "We were alone.") },
  draft: true,
});
const change = (changes: object, locale: "en" | "ru" = "en", as: object = asAnna) =>
  payload.update({ collection: "cases", id, locale, data: changes, draft: true, ...as });
await change({ body: body("Everybody came.", "We were never alone.") });
await change({ client: heron, territory: { ...territory, mark: "wave" } });
await change({ title: "Кейс" }, "ru");
await change({ body: body("Everybody came.", "We were never alone.", 3) });
await change({});
await payload.update({ collection: "cases", id, data: { title: "A better case" }, draft: true });

async function requestIn(language: string) {
  const headers = { "Accept-Language": language };
  const req = await createPayloadRequest({
    config: payload.config,
    request: new Request("http://localhost/cms-api/cases", { headers }),
  });
  req.user = asAnna.user;
  return req;
}

async function told(language: string) {
  const req = await requestIn(language);
  const collectionConfig = payload.collections.cases.config;
  const versions = await readVersions({ collectionConfig, docID: id, req }, { locale: "all" });
  const fields = collectionConfig.flattenedFields;
  const tell = async (version: Version, before: Version | undefined) => ({
    by: version.savedBy,
    labels: before && changedLabels(fields, before.doc, version.doc, req.i18n),
    changes: before && (await changedFields(fields, before.doc, version.doc, req)),
  });
  return Promise.all(versions.map((version, at) => tell(version, versions[at + 1])));
}

await payload.updateGlobal({ slug: "page-home", data: { words: "one\ntwo" }, draft: true, ...asAnna });
await payload.updateGlobal({ slug: "page-home", data: { words: "one\nthree" }, draft: true, ...asAnna });
const req = await requestIn("en");
const globalConfig = payload.globals.config.find(({ slug }) => slug === "page-home");
const [newer, older] = await readVersions({ globalConfig, req }, { locale: "all" });
const inRussian = await readVersions(
  { collectionConfig: payload.collections.cases.config, docID: id, req },
  { locale: "ru", limit: 1 },
);
const anonymous = await requestIn("en");
anonymous.user = null;

printResult({
  english: await told("en"),
  russian: (await told("ru")).map(({ labels }) => labels?.map(({ label }) => label)),
  global: newer && older && (await changedFields(globalConfig?.flattenedFields ?? [], older.doc, newer.doc, req)),
  look: inRussian.map(({ doc }) => ({ id: doc.id === id, title: doc.title, lead: doc.lead ?? null })),
  stranger: await readVersions(
    { collectionConfig: payload.collections.cases.config, docID: id, req: anonymous },
    { locale: "all" },
  ).catch((error: Error) => error.name),
});
await payload.destroy();
process.exit(0);
