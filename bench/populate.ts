/**
 * Fills an empty CMS with the demo content and a number of cases, for measurements. Arguments: `3000`, or `3000 all`.
 * The cases repeat those of the demo content in English, or with `all` in all languages.
 */
import { isRecord } from "payload-kit";
import { readDemoContent, type DemoEntry } from "../cms/src/seed/demo-content";
import { importDemoContent } from "../cms/src/seed/import";
import { ensureFirstAdmin } from "../cms/src/start-up/first-admin";
import { openCms } from "../cms/src/start-up/open-cms";

const { lists, globals } = readDemoContent();
const models = lists.cases ?? [];
const count = Number(process.argv[2]);
const isTranslated = process.argv[3] === "all";

/** Texts of a case that it has in each of its languages. */
const TEXTS = ["title", "lead"];

function generatedCase(index: number): DemoEntry {
  const model = models[index % models.length] ?? {};
  const round = Math.floor(index / models.length);
  if (round === 0) return model;
  const texts = TEXTS.map((name) => {
    const inLocales = Object.entries(isRecord(model[name]) ? model[name] : {});
    const kept = inLocales.filter(([locale]) => isTranslated || locale === "en");
    return [name, Object.fromEntries(kept.map(([locale, text]) => [locale, `${String(text)} ${round}`]))];
  });
  const own = { key: `${String(model.key)}-${round}`, alias: `${String(model.alias)}-${round}` };
  return { ...model, ...own, ...Object.fromEntries(texts) };
}

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
const cases = Array.from({ length: count }, (_, index) => generatedCase(index));
// Awards refer to cases of the demo content, of which fewer may have been created.
const keys = new Set(cases.map(({ key }) => key));
const awards = (lists.awards ?? []).map((award) => (keys.has(award.case) ? award : { ...award, case: undefined }));
await importDemoContent(payload, { content: { globals, lists: { ...lists, cases, awards } } });
await payload.destroy();
process.exit(0);
