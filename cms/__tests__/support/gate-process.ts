/** A CMS with the demo content whose publish gate a test asks: reads a step a line, prints what was answered and how long it took. */
import { copyFile, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { localeCode } from "@future-native/contract";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { handleEndpoints, type CollectionSlug, type GlobalSlug } from "payload";
import { z } from "zod";
import { demoContent } from "../../../demo/content";
import { answers } from "../../src/public-api/answers";
import { createContent } from "../../src/public-api/content";
import { importDemoContent } from "../../src/seed/import";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { askAddress } from "../../src/gate/addresses/ask-address";
import { checkExternalLinks, readExternalLinks } from "../../src/gate/addresses/external-links";
import { createPace } from "../../src/gate/addresses/pace";
import { createKnownAddresses } from "../../src/gate/addresses/known-addresses";
import { judgedLists } from "../../src/gate/facts/read-site";
import type { Finding } from "../../src/gate/judge";
import { withoutGate } from "../../src/gate/without-gate";
import { judgeChange } from "../../src/gate/judge-change";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { isRecord } from "../../src/is-record";
import { tryEveryWay, tryToShow } from "./gate/ways";
import { printResult } from "./result";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

// Other servers are played: an address says itself what its server would.
globalThis.cmsKnownAddresses = createKnownAddresses(async (address) =>
  address.includes("gone") ? "gone" : address.includes("silent") ? "silent" : "answers",
);

const { token = "" } = await payload.login({ collection: "users", data: env.admin ?? { email: "", password: "" } });

const call = z.object({
  path: z.string(),
  method: z.string().default("POST"),
  body: z.unknown().optional(),
  anonymous: z.boolean().default(false),
  language: z.enum(["en", "ru", "pt"]).default("en"),
});

/** Asks the CMS's own API, as the admin's pages do. */
async function api(argument: unknown) {
  const { path, method, body, anonymous, language } = call.parse(argument);
  const common = { "Content-Type": "application/json", "Accept-Language": language };
  const headers = { ...common, ...(anonymous ? {} : { Authorization: `JWT ${token}` }) };
  const request = new Request(`${env.siteUrl}/cms-api${path}`, { method, headers, body: JSON.stringify(body) });
  const begun = performance.now();
  const response = await handleEndpoints({ config: payload.config, request });
  const answer: unknown = await response.json();
  return { status: response.status, milliseconds: performance.now() - begun, body: answer };
}

/** Everything that is published, judged as if it were new. */
async function judgeAll() {
  const { collections, globals } = judgedLists(payload);
  const found: string[] = [];
  const note = (place: string, findings: readonly Finding[]) =>
    found.push(
      ...findings.map(
        (finding) => `${place} ${finding.check} ${finding.locale} ${finding.field}: ${finding.message.en}`,
      ),
    );
  for (const list of collections) {
    const collection = list.slug as CollectionSlug;
    const { docs } = await payload.find({ collection, locale: "all", depth: 0, pagination: false });
    for (const doc of (docs as unknown[]).filter(isRecord)) {
      const proposal = { list, id: String(doc.id), before: undefined, after: doc };
      note(`${list.slug} ${String(doc.id)}`, await judgeChange({ payload }, proposal));
    }
  }
  for (const list of globals) {
    const doc: unknown = await payload.findGlobal({ slug: list.slug as GlobalSlug, locale: "all", depth: 0 });
    if (isRecord(doc)) note(list.slug, await judgeChange({ payload }, { list, id: "", before: undefined, after: doc }));
  }
  return found;
}

const pictureChange = z.object({ filename: z.string(), data: z.record(z.string(), z.unknown()) });

const draftRule = z.object({ list: z.string(), id: z.string(), locale: localeCode });

const steps: Readonly<Record<string, (argument: unknown) => Promise<unknown>>> = {
  api,
  judgeAll,
  /** Changes a row of the library past all checks, as an old import may have left it. */
  picture: async (argument) => {
    const { filename, data } = pictureChange.parse(argument);
    const where = { filename: { equals: filename } };
    const { docs } = await payload.find({ collection: "media", where, limit: 1, depth: 0, locale: "all" });
    await payload.db.updateOne({ collection: "media", id: docs[0]?.id ?? 0, data });
    return docs[0]?.id;
  },
  /** Puts a dead link into what is published, as a page that went away would. */
  breakLink: async (argument) => {
    const { id, href } = z.object({ id: z.number(), href: z.string() }).parse(argument);
    const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "It is told there", href }] }]);
    const data = { body, _status: "published" } as const;
    return (await payload.update({ collection: "cases", id, locale: "en", data, context: withoutGate("put back") })).id;
  },
  /** A week of the check of links: two entries lead to a played server, and all other servers are silent. */
  checkLinks: async (argument) => {
    const { base, now } = z.object({ base: z.string(), now: z.string() }).parse(argument);
    for (const [at, path] of ["/fine", "/gone"].entries()) {
      const { docs } = await payload.find({ collection: "clients", sort: "id", depth: 0 });
      const data = { url: base + path, _status: "published" } as const;
      await payload.update({ collection: "clients", id: docs[at]?.id ?? 0, data });
    }
    const isPlayed = (address: string) => address.startsWith(base);
    const pace = createPace(50);
    const ask = async (address: string) =>
      isPlayed(address) ? askAddress(address, { timeout: 2000, mayAsk: () => true, pace }) : ("silent" as const);
    const found = await checkExternalLinks(payload, { now: new Date(now), ask });
    const kept = await readExternalLinks(payload);
    return { played: kept.filter(({ address }) => isPlayed(address)), others: found.length - 2, kept: kept.length };
  },
  /** The texts of a case as the public API answers with them, once in each language that has it. */
  answered: async (argument) => {
    const id = z.number().parse(argument);
    const bodies = LOCALE_CODES.map(async (lang) => {
      const cases = await answers.cases(createContent(payload), { lang });
      return [lang, cases?.find((one) => one.id === String(id))?.body ?? null] as const;
    });
    return Object.fromEntries(await Promise.all(bodies));
  },
  /** A text is a machine's, and nobody has read it. */
  draft: async (argument) => {
    const flag = z
      .object({ list: z.string(), entry: z.string(), locale: z.string(), path: z.string() })
      .parse(argument);
    return (await payload.create({ collection: "translation-flags", data: { ...flag, reason: "machine" } })).id;
  },
  /** Tries every way to the site with a draft that the gate refuses. */
  tryEveryWay: async (argument) => {
    const { docs } = await payload.find({ collection: "users", limit: 1, depth: 0 });
    return tryEveryWay(payload, draftRule.parse(argument), docs[0]?.id ?? 0);
  },
  tryToShow: async (argument) => tryToShow(payload, draftRule.parse(argument)),
  /** A colleague has a case open. */
  hold: async (argument) => {
    const account = { email: "colleague@example.com", password: "they walk while they read", role: "editor" } as const;
    const colleague = await payload.create({ collection: "users", data: { ...account, name: "Colleague" } });
    const data = {
      document: { relationTo: "cases" as const, value: z.number().parse(argument) },
      user: { relationTo: "users" as const, value: colleague.id },
    };
    return (await payload.create({ collection: "payload-locked-documents", data })).id;
  },
  /** Gives a picture of the library the file of another, under a name of its own. */
  twin: async (argument) => {
    const { filename, of } = z.object({ filename: z.string(), of: z.string() }).parse(argument);
    const copy = `copy-of-${of}`;
    await copyFile(path.join(env.mediaDir, of), path.join(env.mediaDir, copy));
    const { size } = await stat(path.join(env.mediaDir, copy));
    const { docs } = await payload.find({ collection: "media", where: { filename: { equals: filename } }, depth: 0 });
    await payload.db.updateOne({ collection: "media", id: docs[0]?.id ?? 0, data: { filename: copy, filesize: size } });
    return docs[0]?.id;
  },
};

printResult("ready");
const asked = z.object({ step: z.string(), argument: z.unknown().optional() });
for await (const line of createInterface({ input: process.stdin })) {
  const { step, argument } = asked.parse(JSON.parse(line));
  printResult({ value: (await steps[step]?.(argument)) ?? null });
}
await payload.destroy();
process.exit(0);
