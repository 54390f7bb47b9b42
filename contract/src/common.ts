import { z } from "zod";
import { localizedValues, named, references } from "./annotations";
import { forEachLocale, LOCALE_CODES, type LocaleCode } from "./locales";
import { readablePath } from "./paths";

export const localeCode = z
  .enum(LOCALE_CODES as readonly [LocaleCode, ...LocaleCode[]])
  .meta({ id: "LocaleCode", description: "en is the default, br is Brazilian Portuguese (language tag pt)" });

/** Identity of an entry: stable over edits, unique within its kind, fit for an address. */
export const id = z
  .string()
  .regex(/^[\w-]+$/)
  .describe("Stable identity, unique within its kind");

/**
 * The id of an entry of another type.
 * @param to name of the type
 * @param as field by which a reader has the entry itself: `client` for `clientId`
 */
export function reference(to: string, as: string) {
  return id.describe(`Id of a ${to}`).register(references, { to, as });
}

/** Letters of an alias, each of them a byte: files are named by it, and a name of more than 255 bytes fits on no disk. */
export const LONGEST_ALIAS = 200;

/** Last part of an address. */
export const alias = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(LONGEST_ALIAS)
  .describe("Last part of the address: lower-case Latin letters, digits and single hyphens");

export const pageAlias = alias.describe("Last part of the page's address");
export const filterAlias = alias.describe("Its name in the filter's address");

/** Bytes of UTF-8 of an address: it is the name of an object in a bucket, which has at most 1,024. */
const LONGEST_ADDRESS = 1000;
/**
 * Paths that every web server can be configured to match: letters, digits, marks, and characters that an address does
 * not escape.
 */
const SERVABLE = /^\/(?!\/)[\p{L}\p{M}\p{N}\-._~/!$&'()+,;=@% ]{0,400}$/u;

const isServable = (path: string) => {
  const readable = readablePath(path);
  if (readable === undefined || !SERVABLE.test(readable)) return false;
  return encodeURI(readable).replace(/%../g, "-").length <= LONGEST_ADDRESS;
};

/** A path that has no page: as people read it, or percent-encoded as browsers write it. */
export const redirectFrom = z
  .string()
  .regex(/^\/(?!\/)[\p{L}\p{M}\p{N}\-._~/!$&'()+,;=@%]{0,1200}$/u)
  .refine(isServable);
/** A path or a web address, without what could end a header or a line of a server's configuration. */
export const redirectTo = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)[^\s\p{C}"\\{}<>^`|]{0,2000}$/u)
  .refine((to) =>
    to.startsWith("/") ? readablePath(to.replace(/[?#].*$/s, "")) !== undefined : webAddress.safeParse(to).success,
  );

/** An address of the web. */
export const webAddress = z.url({ protocol: /^https?$/ }).meta({ pattern: "^https?://" });

/**
 * Target of a link. Nothing else is accepted: an address such as `javascript:…` would run in the visitor's page. The
 * pattern spells both cases of a letter, because JSON Schema has no flag for them.
 */
export const link = z
  .union([webAddress, z.string().regex(/^(?:\/(?![/\\])|#|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)[^\s\\]*$/)])
  .describe("A path of this site, a place of the page (#…), a web address, mailto: or tel:");

/** Earlier aliases of an entry that no other entry uses: visitors who open one are redirected to the entry (X1). */
export const formerAliases = z.array(alias).default([]).describe("Earlier aliases, which lead to the page");

export const sort = z.number().describe("Lists are in ascending order of this number");

export const text = z.string().trim().min(1);

export const isoDate = z.iso.date().describe("Calendar date, YYYY-MM-DD");
export const isoDateTime = z.iso.datetime({ offset: true }).describe("Moment, ISO 8601 with offset");

export const publishedAt = isoDateTime.describe("Moment of the first publishing");
export const updatedAt = isoDateTime.describe("Moment of the last change");

/**
 * A value that each locale has or lacks. `null` means: not translated, so not published there.
 * @param otherwise fallback in a locale that lacks the value; without it the entry does not exist in that locale
 */
export function localized<Schema extends z.ZodType>(schema: Schema, otherwise?: z.infer<Schema> | null) {
  return z.object(forEachLocale(() => schema.nullable())).register(localizedValues, { otherwise });
}

/** Inferred type of `localized`, for code that is generic over the value. */
export type Localized<Value> = Record<LocaleCode, Value | null>;

export const localizedText = localized(text).meta({ id: "LocalizedText" });

export const focalPoint = named(
  "FocalPoint",
  "A point of a picture",
  z.object({
    x: z.number().min(0).max(1).describe("Share of the width, 0 at the left, 1 at the right"),
    y: z.number().min(0).max(1).describe("Share of the height, 0 at the top, 1 at the bottom"),
  }),
);

const pictureFields = {
  url: z.string().min(1).describe("Address in the CMS, absolute or relative to the base of the API"),
  width: z.int().positive().describe("Pixels"),
  height: z.int().positive().describe("Pixels"),
  focal: focalPoint.describe("The point that a crop keeps"),
  updatedAt: isoDateTime.describe("Changes whenever the file does"),
};

export const picture = named(
  "Picture",
  "A picture of the CMS",
  z.object({
    ...pictureFields,
    alt: z.string().describe("What it shows, in the entry's locale; empty when it only decorates"),
  }),
);
export type Picture = z.infer<typeof picture>;

export const localizedPicture = named(
  "LocalizedPicture",
  "A picture of the CMS, described in all locales",
  z.object({
    ...pictureFields,
    alt: localized(z.string(), "").describe("What it shows; empty when it only decorates"),
  }),
);
export type LocalizedPicture = z.infer<typeof localizedPicture>;

export const recording = named(
  "Recording",
  "A film or a sound of the CMS, as one file",
  z.object({
    url: z.string().min(1).describe("Address in the CMS, absolute or relative to the base of the API"),
    type: z
      .string()
      .regex(/^(?:video|audio)\/[\w.+-]+(?:; codecs="[^"]+")?$/)
      .describe("Media type with its codecs (RFC 6381), by which a browser knows whether it can play the file"),
    seconds: z.number().positive().describe("How long it is"),
    updatedAt: isoDateTime.describe("Changes whenever the file does"),
  }),
);
export type Recording = z.infer<typeof recording>;

/** The most that a film lasts, in seconds: it is played again and again. */
export const LONGEST_FILM = 6;
/** The most that a sound lasts, in seconds. */
export const LONGEST_SOUND = 600;

export const film = named(
  "Film",
  "A short film without sound, which is played again and again",
  z.object({
    sources: z
      .array(recording)
      .min(1)
      .max(2)
      .describe("The same film, the file that a browser should try first in front"),
    width: z.int().positive().describe("Pixels"),
    height: z.int().positive().describe("Pixels"),
    poster: picture.describe("What is seen until it plays; its description is that of the film"),
  }),
);
export type Film = z.infer<typeof film>;

export const seo = named(
  "Seo",
  "What search engines and social networks are told of a page",
  z.object({
    title: text.nullable().describe("Replaces the entry's own title in the head"),
    description: text.nullable().describe("Description of the page"),
    picture: picture.nullable().describe("Open Graph picture"),
  }),
).describe("For search engines and social networks");
export type Seo = z.infer<typeof seo>;

const NO_SEO: Seo = { title: null, description: null, picture: null };

/** The same of an entry that is answered in all locales at once; without it the entry speaks for itself. */
export const localizedSeo = localized(seo, NO_SEO)
  .default(forEachLocale(() => null))
  .describe("For search engines and social networks");

/** Colours of territories; the site's tokens hold their values. */
export const TERRITORY_COLORS = [
  "hot",
  "lime",
  "sky",
  "ultra",
  "rose",
  "sand",
  "moss",
  "plum",
  "ice",
  "sun",
  "ink",
  "paper",
] as const;
export const territoryColor = z.enum(TERRITORY_COLORS).meta({ id: "TerritoryColor" });
export type TerritoryColor = z.infer<typeof territoryColor>;

export const TERRITORY_MARKS = ["blob", "arc", "grid", "wave", "stack"] as const;
export const territoryMark = z.enum(TERRITORY_MARKS).meta({ id: "TerritoryMark" });
export type TerritoryMark = z.infer<typeof territoryMark>;

export const territory = named(
  "Territory",
  "From what a case's composition is drawn",
  z.object({
    colors: z
      .tuple([territoryColor, territoryColor, territoryColor])
      .describe("Names of three colours of the site's tokens: ground, figure, accent"),
    mark: territoryMark.describe("Kind of the mark"),
    seed: z.int().nonnegative().describe("Every composition of the territory is drawn from this number"),
  }),
);
export type Territory = z.infer<typeof territory>;
