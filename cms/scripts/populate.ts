/**
 * Fills an empty CMS with the demo content and a number of cases, for measurements. Arguments: `3000`, or `3000 all`.
 * The cases repeat those of the demo content in English, or with `all` in all languages.
 */
import { readDemoContent } from "../src/seed/demo-content";
import { importDemoContent } from "../src/seed/import";
import type { Demo } from "../src/seed/demo-schema";
import { ensureFirstAdmin } from "../src/start-up/first-admin";
import { openCms } from "../src/start-up/open-cms";

const demo = readDemoContent();

const count = Number(process.argv[2]);
const isTranslated = process.argv[3] === "all";

function generatedCase(index: number): Demo<"cases"> {
  const model = demo.cases[index % demo.cases.length];
  if (!model) throw new Error("The demo content has no cases to model others on.");
  const round = Math.floor(index / demo.cases.length);
  if (round === 0) return model;
  const { title, lead, body } = model;
  const own = { key: `${model.key}-${round}`, alias: `${model.alias}-${round}` };
  if (isTranslated) {
    const titles = Object.entries(title).map(([locale, text]) => [locale, `${text} ${round}`]);
    return { ...model, ...own, title: { en: "", ...Object.fromEntries(titles) } };
  }
  return { ...model, ...own, title: { en: `${title.en} ${round}` }, lead: { en: lead.en }, body: { en: body.en } };
}

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
const cases = Array.from({ length: count }, (_, index) => generatedCase(index));
// Awards refer to cases of the demo content, of which fewer may have been created.
const keys = new Set(cases.map(({ key }) => key));
const awards = demo.awards.map((award) =>
  award.case && !keys.has(award.case) ? { ...award, case: undefined } : award,
);
await importDemoContent(payload, { content: { ...demo, cases, awards } });
await payload.destroy();
process.exit(0);
