/** Responses of the CMS to the frame of its live preview and to requests for the share card of a draft. */
import { handleEndpoints } from "payload";
import { COLLECTION_KINDS, GLOBAL_KINDS } from "../../src/preview/kinds";
import { everyBlock } from "../../src/rich-text/blocks";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import type { TestCms } from "./test-cms";

export interface PreviewReply {
  readonly status: number;
  readonly cacheControl: string | null;
  readonly answer: unknown;
}

type Ask = (path: string, body?: object, isSignedIn?: boolean) => Promise<PreviewReply>;

/** Calls the CMS's own API, by default as its administrator. */
export async function previewAsker({ env, payload, signIn }: TestCms): Promise<Ask> {
  const token = await signIn();
  return async (path, body, isSignedIn = true) => {
    const headers = { "Content-Type": "application/json", ...(isSignedIn && { Authorization: `JWT ${token}` }) };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const request = new Request(`${env.siteUrl}/cms-api${path}`, init);
    const response = await handleEndpoints({ config: payload.config, request });
    const answer: unknown = await response.json();
    return { status: response.status, cacheControl: response.headers.get("cache-control"), answer };
  };
}

/** Forms of the demo content, as an editor has them open. */
async function formsOf({ payload }: TestCms) {
  const { docs } = await payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0, locale: "ru" });
  const [stored] = docs;
  if (!stored) throw new Error("There is no case.");
  const form = { ...stored, title: "Ещё не сохранено" };
  const { id: _, alias: __, publishedAt: ___, ...unsaved } = form;
  const job = (await payload.find({ collection: "jobs", limit: 1, depth: 0, locale: "br" })).docs[0];
  return {
    ...{ stored, form, unsaved },
    vacancy: { ...job, title: "Ainda não" },
    member: (await payload.find({ collection: "team", limit: 1, depth: 0 })).docs[0],
    home: await payload.findGlobal({ slug: "page-home", depth: 0 }),
    picture: (await payload.find({ collection: "media", limit: 1, depth: 0, sort: "id" })).docs[0]?.id,
  };
}

const asCase = { collection: "cases", locale: "ru" };
type Forms = Awaited<ReturnType<typeof formsOf>>;

async function sharingOf(ask: Ask, { form, vacancy, member, home, picture }: Forms) {
  const sharing = (body: object) => ask("/sharing", body);
  return {
    anonymous: await ask("/sharing", { ...asCase, data: form }, false),
    case: await sharing({ ...asCase, data: { ...form, seo: { title: "Для поиска" } } }),
    pictured: await sharing({ ...asCase, data: { ...form, seo: { picture } } }),
    vacancy: await sharing({
      collection: "jobs",
      locale: "br",
      data: { ...vacancy, seo: { description: "Para a busca" } },
    }),
    home: await sharing({ global: "page-home", locale: "en", data: home }),
    emptyScreen: await sharing({ global: "page-about", locale: "en", data: {} }),
    emptyVacancy: await sharing({ collection: "jobs", locale: "br", data: { ...vacancy, title: "" } }),
    untitled: await sharing({ ...asCase, data: { ...form, title: "" } }),
    member: await sharing({ collection: "team", locale: "en", data: { ...member, name: "Not Saved" } }),
  };
}

async function previewsOf(ask: Ask, { form, unsaved, vacancy, member, home }: Forms) {
  const preview = (body: object) => ask("/preview", body);
  const inBeats = lexicalFromBlocks([{ type: "beat", beat: "came", title: "Ещё не сказано" }]);
  const begunBlocks = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Ещё /be" }] }]);
  begunBlocks.root.children.push(
    ...everyBlock.map(({ slug }) => ({
      type: "block",
      version: 2,
      fields: { id: slug, blockName: "", blockType: slug },
    })),
  );
  const asMember = { collection: "team", locale: "en" };
  return {
    signedIn: await ask("/preview"),
    case: await preview({ ...asCase, data: form }),
    story: await preview({ ...asCase, data: { ...form, body: inBeats } }),
    begunBlocks: await preview({ ...asCase, data: { ...form, body: begunBlocks } }),
    unsaved: await preview({ ...asCase, data: unsaved }),
    untitled: await preview({ ...asCase, data: { ...form, title: "" } }),
    yearless: await preview({ ...asCase, data: { ...form, year: null } }),
    vacancy: await preview({ collection: "jobs", locale: "br", data: vacancy }),
    member: await preview({ ...asMember, data: { ...member, name: "Not Saved" } }),
    nobody: await preview({ ...asMember, data: { ...member, categories: [] } }),
    foreign: await preview({ collection: "news", locale: "ru", data: { locale: "en", title: "Not in Russian" } }),
    pictureless: await preview({ ...asCase, data: { ...form, cover: 999_999 } }),
    begun: await preview({ ...asCase, data: { title: "П" } }),
    home: await preview({ global: "page-home", locale: "en", data: { ...home, words: "unsaved" } }),
    users: await preview({ collection: "users", locale: "en", data: {} }),
  };
}

/** An empty form of every kind. */
async function emptyForms(ask: Ask) {
  const kinds = [
    ...Object.keys(COLLECTION_KINDS).map((slug) => ({ slug, kind: { collection: slug } })),
    ...Object.keys(GLOBAL_KINDS).map((slug) => ({ slug, kind: { global: slug } })),
  ];
  const answers: { slug: string; status: number; refusal: unknown }[] = [];
  for (const { slug, kind } of kinds) {
    const { status, answer } = await ask("/preview", { ...kind, locale: "en", data: {} });
    answers.push({ slug, status, refusal: status === 200 ? null : answer });
  }
  return answers;
}

/** @param cms with the demo content */
export async function askForPreviews(cms: TestCms) {
  const [ask, forms] = [await previewAsker(cms), await formsOf(cms)];
  const { id, title } = forms.stored;
  return {
    sharing: await sharingOf(ask, forms),
    anonymous: [await ask("/preview", undefined, false), await ask("/preview", { ...asCase, data: forms.form }, false)],
    previews: await previewsOf(ask, forms),
    empty: await emptyForms(ask),
    stored: (await cms.payload.findByID({ collection: "cases", id, locale: "ru", draft: true })).title,
    before: title,
    id: String(id),
  };
}
