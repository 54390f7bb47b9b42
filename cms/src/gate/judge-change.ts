import type { Doc } from "payload-kit";
import type { Reader } from "payload-kit/in-transaction";
import { sharedState } from "payload-kit/shared-state";
import { readEnv } from "../env";
import { openFileStore } from "../files/file-store";
import { createKnownAddresses } from "./addresses/known-addresses";
import type { DraftPage } from "./change";
import { entryOf, type List } from "./facts/entry";
import { withDuplicateImages } from "./facts/find-duplicate-images";
import { withHeadTone } from "./facts/head-tones";
import { withLivePlaces } from "./facts/live-places";
import { readSite } from "./facts/read-site";
import type { Site } from "./facts/site";
import { partsOf } from "./facts/rich-text-parts";
import { judge, type Finding } from "./judge";

/** Addresses of other servers that have answered, or have not. */
export const knownAddresses = sharedState<ReturnType<typeof createKnownAddresses>>("gate.known-addresses");

/** How long a judging waits for other servers, in milliseconds: what answers later is known the next time. */
const PATIENCE = 600;

/** A change as it comes from a save or a form. */
export interface Proposal {
  readonly list: List;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  /** The published document, and the one proposed; read with `locale: "all"`. */
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
  /**
   * Faults that a browser found on the page of the form. A save has none, because only the server may stop a
   * publication.
   */
  readonly page?: DraftPage | undefined;
}

/** Findings about a change, in view of all published content (X13). */
export async function judgeChange(reader: Reader, proposal: Proposal): Promise<Finding[]> {
  return judgeOn(await readSite(reader, readEnv().siteUrl), proposal);
}

/**
 * The same on a site that may hold what is not yet done.
 * @param now the site as visitors have it, where that is another one
 */
export async function judgeOn(site: Site, proposal: Proposal, now: Site = site): Promise<Finding[]> {
  const { list, id, before, after, page } = proposal;
  const { filesBucket, mediaDir, releases, siteUrl } = readEnv();
  const entry = (doc: Doc | undefined) => doc && entryOf(list, id, doc, siteUrl);
  const next = entry(after);
  const shown = next?.pictures.map((picture) => picture.id) ?? [];
  const files = openFileStore(mediaDir, filesBucket);
  const compared = await withDuplicateImages(site.pictures, shown, files);
  const pictures = await withHeadTone(compared, list.slug, after, files);
  const prepare = async (one: Site): Promise<Site> => {
    const pages = await withLivePlaces(one.pages, next?.links ?? [], releases.folder);
    return { ...one, pages, pictures };
  };
  const askAddresses = (knownAddresses.value ??= createKnownAddresses());
  const videos = (next?.fieldValues ?? []).flatMap(({ field, value }) =>
    field.type === "richText" ? partsOf(value).videos : [],
  );
  const addresses = await askAddresses(videos, PATIENCE);
  const change = { list: list.slug, id, before: entry(before), after: next, addresses, page, now: new Date() };
  const made = await prepare(site);
  return judge({ ...change, site: made }, now === site ? made : await prepare(now));
}
