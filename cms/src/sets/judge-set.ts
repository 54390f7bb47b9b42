/** Judges a set by the publish gate: as a whole, on the site that it makes (X12, X13). */
import { getTranslation } from "@payloadcms/translations";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { labelOf, type Doc } from "payload-kit";
import { storedEntry, type StoredEntry } from "payload-kit/entries";
import { keyOf, titleFieldOf } from "payload-kit/entry-titles";
import type { Finding } from "payload-publish-gate";
import { gateOf } from "payload-publish-gate/gate";
import { latestDoc, publicDoc, sentenceOf, type Proposal } from "payload-publish-gate/proposal";
import { entryTitle } from "../entry-title";
import { draftGlobals } from "./draft-lists";
import { SetError } from "payload-sets/set-error";
import type { EntryOfSet, SetItems } from "payload-sets/set-items";
import { inEachLanguage, type Language } from "../i18n";

/**
 * Judges nothing where the CMS has no publish gate.
 * @throws SetError that names each entry with a fault that stops it; what is live already with its fault stops nothing
 */
export async function judgeSet(payload: Payload, items: SetItems): Promise<void> {
  const gate = gateOf(payload);
  if (!gate) return;
  const req = await createLocalReq({}, payload);
  const proposals = await proposalsOf(items, req);
  const findings = await gate.judgeTogether(req, proposals);
  const faults = proposals.flatMap((proposal, at): Fault[] => {
    const errors = (findings[at] ?? []).filter(({ severity }) => severity === "error");
    return errors.map((finding) => ({ proposal, finding }));
  });
  if (faults.length > 0) throw refusal(faults, req);
}

async function proposalsOf(
  { publish, redirects, screens, unpublish }: SetItems,
  req: PayloadRequest,
): Promise<Proposal[]> {
  const { collections, config } = req.payload;
  const proposals: Proposal[] = [];
  const propose = async (entry: StoredEntry, after: Doc | undefined) => {
    const id = entry.id === undefined ? "" : String(entry.id);
    proposals.push({ list: entry.config, id, before: await publicDoc(entry), after });
  };
  const entryOfSet = ({ list, id }: EntryOfSet) => storedEntry(collections[list].config, id, req);
  for (const entry of publish.map(entryOfSet)) await propose(entry, await latestDoc(entry));
  for (const entry of unpublish.map(entryOfSet)) await propose(entry, undefined);
  for (const slug of draftGlobals) {
    const hasRedirects = slug === "settings" && redirects.length > 0;
    const global = config.globals.find((one) => one.slug === slug);
    if (!global || (!screens.includes(slug) && !hasRedirects)) continue;
    const entry = storedEntry(global, undefined, req);
    const latest = await latestDoc(entry);
    await propose(entry, hasRedirects ? withRedirects(latest, redirects) : latest);
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

function refusal(faults: readonly Fault[], { i18n, payload: { config } }: PayloadRequest): SetError {
  const inOne = (language: Language) =>
    faults.map(({ proposal, finding }) => {
      const field = labelOf(proposal.list.flattenedFields, finding.field, { ...i18n, language });
      return [nameOf(proposal, language), field, sentenceOf(finding, language, config)].filter(Boolean).join(" › ");
    });
  const places = faults.map(({ proposal: { list, id } }) => ({ list: list.slug, id }));
  const once = new Map(places.map((place) => [keyOf(place), place]));
  return new SetError(
    inEachLanguage((language) => inOne(language).join("\n")),
    [...once.values()],
  );
}

/** Name of an entry, or of a screen's global, as editors know it. */
function nameOf({ list, after, before }: Proposal, language: string): string {
  const field = titleFieldOf(list);
  if (field) return entryTitle(after ?? before, field);
  return "label" in list ? getTranslation(list.label, { language, fallbackLanguage: "en", t: String }) : list.slug;
}
