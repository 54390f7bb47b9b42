/** A CMS with the demo content for tests of the publish gate through its API. */
import { copyFile, stat } from "node:fs/promises";
import path from "node:path";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isRecord } from "payload-kit";
import { isContent } from "payload-kit/content-lists";
import { askAddress, createPace } from "payload-publish-gate/ask-address";
import { checkExternalLinks, readExternalLinks } from "payload-publish-gate/external-links";
import { gateOf, type Gate } from "payload-publish-gate/gate";
import { createKnownAddresses, knownAddresses } from "payload-publish-gate/known-addresses";
import type { Proposal } from "payload-publish-gate/proposal";
import { withoutGate } from "payload-publish-gate/without-gate";
import { answers } from "../../../src/public-api/answers";
import { createContent } from "../../../src/public-api/content";
import { lexicalFromBlocks } from "../../../src/rich-text/to-lexical";
import { provideCms, type TestCms } from "../test-cms";
import { tryEveryWay, tryToShow, type Draft } from "./ways";

export type GateCms = ReturnType<typeof provideGateCms>;

/** Provides one for the tests of a file. Other servers are faked: the address determines the response. */
export function provideGateCms() {
  const cms = provideCms({ content: "demo" });
  let token: string | undefined;
  beforeAll(async () => {
    token = await cms.signIn();
    knownAddresses.value = createKnownAddresses(async (address) =>
      address.includes("gone") ? "gone" : address.includes("silent") ? "silent" : "answers",
    );
  });
  return {
    ...createSteps(cms),
    /** Calls its own API as the first admin, or anonymously. */
    async call(method: string, path: string, body?: unknown, anonymous = false, language = "en") {
      const begun = performance.now();
      const headers = { "Accept-Language": language };
      const { status, answer } = await cms.ask(path, { method, body, headers, ...(anonymous ? {} : { by: token }) });
      return { status, body: answer, milliseconds: performance.now() - begun };
    },
  };
}

function gateIn(payload: Payload): Gate {
  const gate = gateOf(payload);
  if (!gate) throw new Error("The CMS of the tests has no publish gate.");
  return gate;
}

/** Everything that is published, judged as if it were new. */
async function judgeAll(payload: Payload): Promise<string[]> {
  const { collections, globals } = payload.config;
  const proposals: Proposal[] = [];
  for (const list of collections.filter(isContent)) {
    const collection = list.slug as CollectionSlug;
    const { docs } = await payload.find({ collection, locale: "all", depth: 0, pagination: false });
    for (const doc of (docs as unknown[]).filter(isRecord)) {
      proposals.push({ list, id: String(doc.id), before: undefined, after: doc });
    }
  }
  for (const list of globals.filter(isContent)) {
    const doc: unknown = await payload.findGlobal({ slug: list.slug as GlobalSlug, locale: "all", depth: 0 });
    if (isRecord(doc)) proposals.push({ list, id: "", before: undefined, after: doc });
  }
  const findings = await gateIn(payload).judgeTogether({ payload }, proposals);
  return proposals.flatMap(({ id, list }, at) =>
    (findings[at] ?? []).map(
      ({ check, field, locale, message }) => `${list.slug} ${id} ${check} ${locale} ${field}: ${message.en}`,
    ),
  );
}

const createSteps = (cms: TestCms) => ({
  judgeAll: () => judgeAll(cms.payload),
  /** Changes a row of the library without validation, as an old import could. */
  picture: async (filename: string, data: Readonly<Record<string, unknown>>) => {
    const where = { filename: { equals: filename } };
    const { docs } = await cms.payload.find({ collection: "media", where, limit: 1, depth: 0, locale: "all" });
    await cms.payload.db.updateOne({ collection: "media", id: docs[0]?.id ?? 0, data });
    return docs[0]?.id ?? 0;
  },
  /** Adds a dead link to a published entry. */
  breakLink: async (id: number, href: string) => {
    const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "It is told there", href }] }]);
    const data = { body, _status: "published" } as const;
    await cms.payload.update({ collection: "cases", id, locale: "en", data, context: withoutGate("put back") });
  },
  /** One run of the weekly link check: two entries link to a fake server, and all other servers time out. */
  checkLinks: async (base: string, now: string) => {
    for (const [at, path] of ["/fine", "/gone"].entries()) {
      const { docs } = await cms.payload.find({ collection: "clients", sort: "id", depth: 0 });
      const data = { url: base + path, _status: "published" } as const;
      await cms.payload.update({ collection: "clients", id: docs[at]?.id ?? 0, data });
    }
    const isPlayed = (address: string) => address.startsWith(base);
    const pace = createPace(50);
    const ask = async (address: string) =>
      isPlayed(address) ? askAddress(address, { timeout: 2000, mayAsk: () => true, pace }) : ("silent" as const);
    const found = await checkExternalLinks(cms.payload, gateIn(cms.payload), { now: new Date(now), ask });
    const kept = await readExternalLinks(cms.payload);
    return { played: kept.filter(({ address }) => isPlayed(address)), others: found.length - 2, kept: kept.length };
  },
  /** The texts of a case as the public API answers with them, once in each language that has it. */
  answered: async (id: number): Promise<Record<string, unknown>> => {
    const bodies = LOCALE_CODES.map(async (lang) => {
      const cases = await answers.cases(createContent(cms.payload), { lang });
      return [lang, cases?.find((one) => one.id === String(id))?.body ?? null] as const;
    });
    return Object.fromEntries(await Promise.all(bodies));
  },
  /** Marks a text as an unreviewed machine draft. */
  draft: (flag: { list: string; entry: string; locale: LocaleCode; path: string }) =>
    cms.payload.create({ collection: "translation-flags", data: { ...flag, reason: "machine" } }),
  /** Tries the ways to the site with a draft that the gate refuses. @param row of a matrix of faults and ways */
  tryEveryWay: async (draft: Draft, row: number) => {
    const { docs } = await cms.payload.find({ collection: "users", limit: 1, depth: 0 });
    return tryEveryWay(cms.payload, draft, { user: docs[0]?.id ?? 0, row });
  },
  tryToShow: (draft: Draft) => tryToShow(cms.payload, draft),
  /** A colleague has a case open. */
  hold: async (id: number) => {
    const colleague = await cms.account("Colleague");
    const data = {
      document: { relationTo: "cases" as const, value: id },
      user: { relationTo: "users" as const, value: colleague.id },
    };
    await cms.payload.create({ collection: "payload-locked-documents", data });
  },
  /** Gives a picture of the library the file of another, under a name of its own. */
  twin: async (filename: string, of: string) => {
    const copy = `copy-of-${of}`;
    await copyFile(path.join(cms.env.mediaDir, of), path.join(cms.env.mediaDir, copy));
    const { size } = await stat(path.join(cms.env.mediaDir, copy));
    const { docs } = await cms.payload.find({
      collection: "media",
      where: { filename: { equals: filename } },
      depth: 0,
    });
    await cms.payload.db.updateOne({
      collection: "media",
      id: docs[0]?.id ?? 0,
      data: { filename: copy, filesize: size },
    });
    return docs[0]?.id ?? 0;
  },
});
