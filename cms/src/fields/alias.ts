import { alias as aliasRule, LONGEST_ALIAS, reservedAliases, type EndpointName } from "@future-native/contract";
import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import slugify from "@sindresorhus/slugify";
import type { CollectionSlug, FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from "payload";
import { isFormer, isTaken, type Owner } from "./alias-owners";
import { hasPages, WITH_PAGES } from "./with-pages";
import { plainPath } from "./plain-path";
import { localized, translator } from "../i18n";

/** The call of the API that gives out one entry by its alias. */
const CALLS: Partial<Record<CollectionSlug, EndpointName>> = {
  cases: "case",
  "blog-posts": "blogPost",
  "team-categories": "teamCategory",
};

function isReserved(alias: string, slug: CollectionSlug): boolean {
  const call = CALLS[slug];
  return call !== undefined && reservedAliases(call).includes(alias);
}

async function isRedirected(alias: string, { slug }: Owner, req: PayloadRequest): Promise<boolean> {
  if (!hasPages(slug)) return false;
  const { redirects } = await req.payload.findGlobal({ slug: "settings", depth: 0, req });
  const taken = new Set(LOCALES.map(({ prefix }) => `${prefix}${WITH_PAGES[slug]}${alias}`));
  return (redirects ?? []).some(({ from }) => taken.has(plainPath(from)));
}

/** Letters behind the alias of a copy: `-copy-12`. */
const ROOM_FOR_COPY = 20;
/** Letters of an alias that is made from a title. */
const LONGEST_MADE = 60;

/** Cuts an alias between two of its words, a word that is longer than all of it anywhere. */
export function cutAtWord(alias: string, longest: number): string {
  if (alias.length <= longest) return alias;
  const end = alias.lastIndexOf("-", longest);
  return alias.slice(0, end > 0 ? end : longest);
}

/** The alias, with a number behind it while another entry has it or had it. */
async function freeAlias(base: string, owner: Owner, req: PayloadRequest): Promise<string> {
  const isFree = async (alias: string) =>
    !isReserved(alias, owner.slug) && !(await isTaken(alias, owner, req)) && !(await isFormer(alias, owner, req));
  let candidate = base;
  for (let number = 2; candidate !== "" && !(await isFree(candidate)); number += 1) candidate = `${base}-${number}`;
  return candidate;
}

/** Fills an empty alias from the title, in the language in which the entry's address is made. */
const fromTitle: FieldHook = ({ collection, data, originalDoc, req, value }) =>
  collection
    ? aliasOf({ alias: value, title: data?.title }, { slug: collection.slug, id: originalDoc?.id }, req)
    : value;

interface Titled {
  readonly alias?: unknown;
  readonly title?: unknown;
}

/** The alias that a save would give an entry: its own, or one made of its title. */
export async function aliasOf({ alias, title }: Titled, owner: Owner, req: PayloadRequest): Promise<unknown> {
  if (typeof alias === "string" && alias.trim() !== "") return alias.trim();
  const locale = req.locale ?? DEFAULT_LOCALE;
  if (typeof title !== "string" || (locale !== DEFAULT_LOCALE && locale !== BLOG_LOCALE)) return alias;
  const made = cutAtWord(slugify(title, { decamelize: false }), LONGEST_MADE);
  return (await freeAlias(made, owner, req)) || alias;
}

/** A copy has an address of its own. */
const ofCopy: FieldHook = ({ collection, req, value }) =>
  collection && typeof value === "string"
    ? freeAlias(
        `${cutAtWord(value.replace(/-copy(?:-\d+)?$/, ""), LONGEST_ALIAS - ROOM_FOR_COPY)}-copy`,
        { slug: collection.slug, id: undefined },
        req,
      )
    : value;

function validateFor(slug: CollectionSlug): TextFieldSingleValidation {
  return async (value, { data, id, req }) => {
    const t = translator(req.i18n.language);
    // A form is judged before its save makes the alias.
    if (!value)
      return (await aliasOf({ ...data, alias: value }, { slug, id }, req)) ? true : t("content:alias.missing");
    if (value.length > LONGEST_ALIAS) return t("content:alias.long", { longestAlias: LONGEST_ALIAS });
    if (!aliasRule.safeParse(value).success) return t("content:alias.malformed");
    if (isReserved(value, slug)) return t("content:alias.reserved");
    if (await isTaken(value, { slug, id }, req)) return t("content:alias.taken");
    if (await isFormer(value, { slug, id }, req)) return t("content:alias.former");
    return (await isRedirected(value, { slug, id }, req)) ? t("content:alias.redirected") : true;
  };
}

/** Last part of the entry's address, the same in all locales. */
export function aliasField(slug: CollectionSlug): TextField {
  return {
    name: "alias",
    type: "text",
    label: localized("content:alias"),
    hasMany: false,
    unique: true,
    index: true,
    validate: validateFor(slug),
    hooks: { beforeValidate: [fromTitle], beforeDuplicate: [ofCopy] },
    admin: { position: "sidebar", description: localized("content:alias.description") },
  };
}
