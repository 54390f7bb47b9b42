/** Target of a link to an entry, as opposed to an address. */
import { z } from "zod";
import { completeLink } from "../fields/complete-link";
import { anchorOf } from "./anchor-of";

/** Screens that a link can choose, by their paths without a prefix. */
export const LINK_SCREENS = [
  "/",
  "/about",
  "/cases",
  "/career",
  "/contacts",
  "/blog",
  "/privacy",
  "/contacts/brief",
  "/contacts/job",
  "/contacts/speaker",
] as const;

/** Collections whose entries a link can choose: those with a page each. */
export const LINK_LISTS = ["cases", "blog-posts", "jobs"] as const;
export type LinkList = (typeof LINK_LISTS)[number];

/** An entry that a link leads to. */
export interface LinkedEntry {
  readonly list: LinkList;
  readonly id: number;
}

const id = z.union([z.number(), z.object({ id: z.number() }).transform((doc) => doc.id)]);
const optional = z.string().nullish();

/** Fields of a link in a text. */
export const linkFields = z.discriminatedUnion("linkType", [
  z.object({
    linkType: z.literal("internal"),
    doc: z.object({ relationTo: z.enum(LINK_LISTS), value: id }, { error: "No entry is chosen" }),
    anchor: optional,
  }),
  z.object({ linkType: z.literal("screen"), screen: z.enum(LINK_SCREENS), anchor: optional }),
  z.object({ linkType: z.literal("custom").optional(), url: optional }),
]);
export type LinkFields = z.infer<typeof linkFields>;

/** Gives the path of an entry's page, without a prefix; undefined where the language has no such page. */
export type PathOf = (entry: LinkedEntry) => string | undefined;

/** The entry that a link has chosen. */
export const entryOfLink = (fields: LinkFields): LinkedEntry | undefined =>
  fields.linkType === "internal" ? { list: fields.doc.relationTo, id: fields.doc.value } : undefined;

/** The place of the page that a link names, as the site calls it; empty for its beginning. */
export const placeOfLink = (fields: LinkFields): string => ("anchor" in fields ? anchorOf(fields.anchor ?? "") : "");

/** The address of a link as the contract has it; undefined where it leads nowhere. */
export function addressOfLink(fields: LinkFields, pathOf: PathOf): string | undefined {
  if (fields.linkType !== "internal" && fields.linkType !== "screen")
    return completeLink(fields.url ?? "") || undefined;
  const entry = entryOfLink(fields);
  const path = entry ? pathOf(entry) : fields.linkType === "screen" ? fields.screen : undefined;
  const place = placeOfLink(fields);
  return path && place ? `${path}#${place}` : path;
}
