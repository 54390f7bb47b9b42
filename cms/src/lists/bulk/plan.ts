import type { PayloadRequest, SanitizedCollectionConfig } from "payload";
import { labelOf, type Doc } from "payload-kit";
import { othersIn } from "../../dashboard/editing";
import { readEnv } from "../../env";
import { entryOf } from "../../gate/facts/entry";
import { readSite } from "../../gate/facts/read-site";
import type { Site } from "../../gate/facts/site";
import { siteWith } from "../../gate/facts/site-with";
import type { Finding } from "../../gate/judge";
import { judgeOn, type Proposal } from "../../gate/judge-change";
import { sentenceOf } from "../../gate/refuse-faults";
import { candidateReader, type Candidate } from "./candidate";
import { linkedFrom, pageEffect } from "./page-effect";
import type { Act, BulkEntry } from "./protocol";

const NOTHING = { pages: { isOnSite: false, come: [], change: [], go: [] }, linkedFrom: [], warnings: [] };

/**
 * Plans a bulk action, in an order that breaks no links: a page that links to another one of the selection is published
 * after it, and taken off before it. Writes nothing.
 */
export async function planAct(
  collection: SanitizedCollectionConfig,
  act: Act,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<BulkEntry[]> {
  const read = candidateReader(collection, act, await othersIn(collection.slug, req), req);
  const candidates: Candidate[] = [];
  for (const id of new Set(ids)) candidates.push(await read(id));
  const settled = candidates.flatMap((one): BulkEntry[] => {
    if (one.reasons.length > 0) return [{ ...NOTHING, ...named(one), outcome: "refused", reasons: one.reasons }];
    return one.proposal ? [] : [{ ...NOTHING, ...named(one), outcome: "idle", reasons: [] }];
  });
  const site = await readSite(req, readEnv().siteUrl);
  const open = candidates.filter(({ reasons }) => reasons.length === 0);
  return [...(await judgeInTurn(site, open, req)), ...settled];
}

const named = ({ id, title }: Candidate) => ({ id, title });

/** Goes round the candidates as long as one more is let through on the site that those before it have made. */
async function judgeInTurn(site: Site, candidates: readonly Candidate[], req: PayloadRequest): Promise<BulkEntry[]> {
  const done: BulkEntry[] = [];
  let waiting = candidates;
  let next = site;
  for (;;) {
    const refused: { candidate: Candidate; entry: BulkEntry }[] = [];
    for (const candidate of waiting) {
      const { proposal } = candidate;
      if (!proposal) continue;
      const entry = await judged(next, candidate, proposal, req);
      if (entry.outcome === "refused") {
        refused.push({ candidate, entry });
        continue;
      }
      done.push(entry);
      next = siteWith(next, owner(proposal), entryAs(proposal, proposal.after));
    }
    if (refused.length === waiting.length || refused.length === 0)
      return [...done, ...refused.map(({ entry }) => entry)];
    waiting = refused.map(({ candidate }) => candidate);
  }
}

/** A fault headed by the name of its field. */
function said(finding: Finding, { list }: Proposal, { i18n }: PayloadRequest): string {
  const field = labelOf(list.flattenedFields, finding.field, i18n);
  return [field, sentenceOf(finding, i18n.language)].filter(Boolean).join(": ");
}

const owner = ({ list: { slug }, id }: Proposal) => ({ list: slug, id });

const entryAs = ({ list, id }: Proposal, doc: Doc | undefined) => doc && entryOf(list, id, doc, readEnv().siteUrl);

async function judged(site: Site, candidate: Candidate, proposal: Proposal, req: PayloadRequest): Promise<BulkEntry> {
  const [before, after] = [entryAs(proposal, proposal.before), entryAs(proposal, proposal.after)];
  // Deleting an unpublished entry changes nothing on the site.
  const findings = before || after ? await judgeOn(site, proposal) : [];
  const sentences = (severity: "error" | "warning") =>
    findings.filter((finding) => finding.severity === severity).map((finding) => said(finding, proposal, req));
  const reasons = sentences("error");
  return {
    ...named(candidate),
    outcome: reasons.length > 0 ? "refused" : "done",
    reasons,
    pages: pageEffect(before, after),
    linkedFrom: linkedFrom(site, before ?? after, owner(proposal)),
    warnings: sentences("warning"),
  };
}
