import type { Payload } from "payload";
import type { Doc } from "payload-kit";
import type { Reader } from "payload-kit/in-transaction";
import type { ContentOptions } from "./content";
import { createKnownAddresses, knownAddresses } from "./addresses/known-addresses";
import type { Finding } from "./change";
import { withTwins } from "./duplicate-pictures";
import { entryOf } from "./entry";
import { judge } from "./judge";
import type { Link } from "./links";
import { localesOf } from "payload-kit/locales";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import type { PublishGateOptions } from "./options";
import type { Proposal } from "./proposal";
import { readSite, redirectsOf } from "./read-site";
import { siteWith, type Site, type SitePage } from "./site";

/** How long a judging waits for other servers, in milliseconds: what answers later is known the next time. */
const PATIENCE = 600;

/** Judges changes by the checks of the plugin's options. */
export interface Gate {
  /** Everything that is published. */
  readSite(reader: Reader): Promise<Site>;
  /** Findings about a change, in view of all published content. */
  judge(reader: Reader, proposal: Proposal): Promise<Finding[]>;
  /** Findings about changes that go live together, on the site that they make. @returns those of each, in their order */
  judgeTogether(reader: Reader, proposals: readonly Proposal[]): Promise<Finding[][]>;
}

/** The gate of a config; undefined where the plugin is not in it. */
export function gateOf({ config }: Pick<Payload, "config">): Gate | undefined {
  const { publishGate }: { publishGate?: Gate } = config.custom;
  return publishGate;
}

export function createGate<Facts extends object>(options: PublishGateOptions<Facts>): Gate {
  const { checks, content } = options;
  const entryIn = ({ payload }: Reader, { list, id }: Proposal, doc: Doc | undefined) =>
    doc && entryOf(list, id, doc, { codes: localesOf(payload.config).codes, content, pictures: options.pictures });

  async function judgeOn(reader: Reader, proposal: Proposal, made: Site, now: Site): Promise<Finding[]> {
    const { id, list, page } = proposal;
    const [before, after] = [entryIn(reader, proposal, proposal.before), entryIn(reader, proposal, proposal.after)];
    const shown = after?.pictures.map((picture) => picture.id) ?? [];
    const pictures = await withTwins(made.pictures, shown, options.pictures);
    const facts = await options.facts({ list: list.slug, entry: after, pictures, reader });
    const prepare = async (site: Site): Promise<Site & Facts> => {
      const pages = await withLiveAnchors(site.pages, after?.links ?? [], content);
      return { ...site, pages, pictures, ...facts };
    };
    const videos = (after?.fieldValues ?? []).flatMap(({ parts }) => parts?.videos ?? []);
    const askAddresses = (knownAddresses.value ??= createKnownAddresses());
    const addresses = await askAddresses(videos, PATIENCE);
    const known = { list: list.slug, id, addresses, locales: localesOf(reader.payload.config), now: new Date() };
    const site = await prepare(made);
    const found = judge({ ...known, before, after, page, site }, checks, made === now ? site : await prepare(now));
    const used = await readLocalesInUse(reader);
    return found.filter(({ locale }) => locale === null || used.includes(locale));
  }

  return {
    readSite: (reader) => readSite(reader, options),
    async judge(reader, proposal) {
      const site = await readSite(reader, options);
      return judgeOn(reader, proposal, site, site);
    },
    async judgeTogether(reader, proposals) {
      const now = await readSite(reader, options);
      const made = proposals.reduce((site, proposal) => {
        const { id, list, after } = proposal;
        const entry = entryIn(reader, proposal, after);
        const own = entry ? redirectsOf(list.slug, id, entry, content) : [];
        return siteWith(site, { list: list.slug, id }, entry, own);
      }, now);
      const findings: Finding[][] = [];
      for (const proposal of proposals) findings.push(await judgeOn(reader, proposal, made, now));
      return findings;
    },
  };
}

/** Pages that have other ids than their texts make, with those that visitors have now. @param links only what they lead to is read */
export function withLiveAnchors(
  pages: readonly SitePage[],
  links: readonly Link[],
  { liveAnchors }: Pick<ContentOptions, "liveAnchors">,
): Promise<readonly SitePage[]> {
  const placed = links.filter(({ entry, target }) => target?.hash || entry?.place);
  const isWanted = ({ anchors, id, list, path: at }: SitePage) =>
    !anchors && placed.some(({ entry, target }) => target?.path === at || (entry?.list === list && entry.id === id));
  return Promise.all(
    pages.map(async (page) => (isWanted(page) ? { ...page, anchors: await liveAnchors?.(page.path) } : page)),
  );
}
