/** Asks the CMS on the database of the environment for previews, as the frame does, and prints what it answered. */
import { handleEndpoints } from "payload";
import { z } from "zod";
import config from "../../src/payload.config";
import { demoContent } from "../../../demo/content";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { COLLECTION_KINDS, GLOBAL_KINDS } from "../../src/preview/kinds";
import { importDemoContent } from "../../src/seed/import";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

async function ask(path: string, body?: object, token?: string) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `JWT ${token}` } : {}) };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const response = await handleEndpoints({ config, request: new Request(`${env.siteUrl}/cms-api${path}`, init) });
  const answer: unknown = await response.json();
  return { status: response.status, cacheControl: response.headers.get("cache-control"), answer };
}

const login = await ask("/users/login", { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD });
const { token } = z.object({ token: z.string() }).parse(login.answer);
const preview = (body: object) => ask("/preview", body, token);

const { docs } = await payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0, locale: "ru" });
const [stored] = docs;
if (!stored) throw new Error("There is no case.");
const form = { ...stored, title: "Ещё не сохранено" };
const asCase = { collection: "cases", locale: "ru" };
const { id: _, alias: __, publishedAt: ___, ...unsaved } = form;
const job = (await payload.find({ collection: "jobs", limit: 1, depth: 0, locale: "br" })).docs[0];
const member = (await payload.find({ collection: "team", limit: 1, depth: 0 })).docs[0];
const home = await payload.findGlobal({ slug: "page-home", depth: 0 });

const sharing = (body: object) => ask("/sharing", body, token);
const picture = (await payload.find({ collection: "media", limit: 1, depth: 0, sort: "id" })).docs[0]?.id;
const vacancy = { ...job, title: "Ainda não" };

// As a form is that nobody has written in.
const kinds = [
  ...Object.keys(COLLECTION_KINDS).map((collection) => ({ collection })),
  ...Object.keys(GLOBAL_KINDS).map((global) => ({ global })),
];
const empty: object[] = [];
for (const kind of kinds) {
  const { status, answer } = await preview({ ...kind, locale: "en", data: {} });
  empty.push({ ...kind, status, refusal: status === 200 ? null : answer });
}

const inBeats = lexicalFromBlocks([{ type: "beat", beat: "came", title: "Ещё не сказано" }]);

printResult({
  sharing: {
    anonymous: await ask("/sharing", { ...asCase, data: form }),
    case: await sharing({ ...asCase, data: { ...form, seo: { title: "Для поиска" } } }),
    pictured: await sharing({ ...asCase, data: { ...form, seo: { picture } } }),
    vacancy: await sharing({
      collection: "jobs",
      locale: "br",
      data: { ...vacancy, seo: { description: "Para a busca" } },
    }),
    home: await sharing({ global: "page-home", locale: "en", data: home }),
    untitled: await sharing({ ...asCase, data: { ...form, title: "" } }),
    member: await sharing({ collection: "team", locale: "en", data: { ...member, name: "Not Saved" } }),
  },
  anonymous: [await ask("/preview"), await ask("/preview", { ...asCase, data: form })],
  signedIn: await ask("/preview", undefined, token),
  case: await preview({ ...asCase, data: form }),
  story: await preview({ ...asCase, data: { ...form, body: inBeats } }),
  unsaved: await preview({ ...asCase, data: unsaved }),
  untitled: await preview({ ...asCase, data: { ...form, title: "" } }),
  yearless: await preview({ ...asCase, data: { ...form, year: null } }),
  vacancy: await preview({ collection: "jobs", locale: "br", data: { ...job, title: "Ainda não" } }),
  member: await preview({ collection: "team", locale: "en", data: { ...member, name: "Not Saved" } }),
  nobody: await preview({ collection: "team", locale: "en", data: { ...member, categories: [] } }),
  foreign: await preview({ collection: "news", locale: "ru", data: { locale: "en", title: "Not in Russian" } }),
  pictureless: await preview({ ...asCase, data: { ...form, cover: 999_999 } }),
  begun: await preview({ ...asCase, data: { title: "П" } }),
  empty,
  home: await preview({ global: "page-home", locale: "en", data: { ...home, words: "unsaved" } }),
  users: await preview({ collection: "users", locale: "en", data: {} }),
  stored: (await payload.findByID({ collection: "cases", id: stored.id, locale: "ru", draft: true })).title,
  before: stored.title,
  id: String(stored.id),
});
await payload.destroy();
process.exit(0);
