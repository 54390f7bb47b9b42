/** Judges a set by the publish gate: as a whole, on the site that it makes (X12, X13). */
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { entryTitle } from "../entry-title";
import { keyOf } from "../entry-titles";
import { readEnv } from "../env";
import { entryOf } from "../gate/facts/entry";
import type { Doc } from "../gate/facts/leaves";
import { readSite } from "../gate/facts/read-site";
import { siteWith } from "../gate/facts/site-with";
import type { Finding } from "../gate/judge";
import { judgeOn, type Proposal } from "../gate/judge-change";
import { labelOf } from "../gate/label-of";
import { latestEntry, listOf, publicEntry, sentenceOf, storedGlobal } from "../gate/refuse-faults";
import { draftGlobals } from "./draft-lists";
import { SetError } from "./set-error";
import type { EntryOfSet, SetItems } from "./set-items";
import { inEachLanguage, translate, type Language } from "../i18n";

/** @throws SetError that names each entry with a fault that stops it; what is live already with its fault stops nothing */
export async function judgeSet(payload: Payload, items: SetItems): Promise<void> {
  const { siteUrl } = readEnv();
  const req = await createLocalReq({}, payload);
  const proposals = await proposalsOf(items, req);
  const now = await readSite(req, siteUrl);
  const made = proposals.reduce((site, { list, id, after }) => {
    return siteWith(site, { list: list.slug, id }, after && entryOf(list, id, after, siteUrl));
  }, now);
  const faults: Fault[] = [];
  for (const proposal of proposals) {
    const found = await judgeOn(made, proposal, now);
    for (const finding of found) if (finding.severity === "error") faults.push({ proposal, finding });
  }
  if (faults.length > 0) throw refusal(faults, req);
}

async function proposalsOf(
  { publish, redirects, screens, unpublish }: SetItems,
  req: PayloadRequest,
): Promise<Proposal[]> {
  const { collections, config } = req.payload;
  const proposals: Proposal[] = [];
  const propose = async ({ list, id }: EntryOfSet, after: Doc | undefined) => {
    const before = await publicEntry(list, id, req);
    proposals.push({ list: listOf(collections[list].config), id: String(id), before, after });
  };
  for (const entry of publish) await propose(entry, await latestEntry(entry.list, entry.id, req));
  for (const entry of unpublish) await propose(entry, undefined);
  for (const slug of draftGlobals) {
    const hasRedirects = slug === "settings" && redirects.length > 0;
    const global = config.globals.find((one) => one.slug === slug);
    if (!global || (!screens.includes(slug) && !hasRedirects)) continue;
    const latest = await storedGlobal(slug, true, req);
    const after = hasRedirects ? withRedirects(latest, redirects) : latest;
    proposals.push({ list: listOf(global), id: "", before: await storedGlobal(slug, false, req), after });
  }
  return proposals;
}

const withRedirects = (settings: Doc, redirects: SetItems["redirects"]): Doc => ({
  ...settings,
  redirects: [...(Array.isArray(settings.redirects) ? settings.redirects : []), ...redirects],
});

interface Fault {
  readonly proposal: Proposal;
  readonly finding: Finding;
}

function refusal(faults: readonly Fault[], { i18n }: PayloadRequest): SetError {
  const inOne = (language: Language) =>
    faults.map(({ proposal, finding }) => {
      const field = labelOf(proposal.list.flattenedFields, finding.field, { ...i18n, language });
      return [nameOf(proposal, language), field, sentenceOf(finding, language)].filter(Boolean).join(" › ");
    });
  const places = faults.map(({ proposal: { list, id } }) => ({ list: list.slug, id }));
  const once = new Map(places.map((place) => [keyOf(place), place]));
  return new SetError(
    inEachLanguage((language) => inOne(language).join("\n")),
    [...once.values()],
  );
}

/** What an editor calls an entry, or a text of the screens. */
function nameOf({ list: { slug, useAsTitle }, after, before }: Proposal, language: string): string {
  if (useAsTitle) return entryTitle(after ?? before, useAsTitle);
  const screen = draftGlobals.find((one) => one === slug);
  return screen ? translate(language, `sets:screen.${screen}`) : slug;
}
