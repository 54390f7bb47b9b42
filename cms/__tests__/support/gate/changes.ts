/** Fixtures for checks, without a database. */
import { DEFAULT_COLORS, paletteOf } from "@future-native/contract/cards";
import type { PageFault } from "@future-native/contract";
import { forEachLocale, getLocale, isLocaleCode, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import type { Doc } from "payload-kit";
import type { ListConfig } from "payload-kit/entries";
import { PLACE } from "../../../src/picture-sizes";
import { NEEDED } from "payload-kit/needed";
import type { Change, SitePicture } from "payload-publish-gate";
import { entryOf } from "payload-publish-gate/entry";
import type { SiteFacts } from "../../../src/publish-checks/check";
import { leastSize } from "../../../src/publish-checks/form";
import { contentOf, targetOf } from "../../../src/publish-checks/pages";
import { lexicalFromBlocks } from "../../../src/rich-text/to-lexical";

const SITE_URL = "https://agency.example";
const CONTENT = contentOf({ siteUrl: SITE_URL, releases: "/nowhere" });
const PICTURES = { collection: "media", alt: "alt", decorative: "decorative", leastSize };

export type SiteChange = Change<SiteFacts>;

/** The same in every language. */
export const inEach = <Value>(value: Value): Record<LocaleCode, Value> => forEachLocale(() => value);

const needed = { localized: true, custom: { [NEEDED]: true } } as const;

const FIELDS = [
  { name: "title", type: "text", ...needed },
  { name: "lead", type: "textarea", ...needed },
  { name: "body", type: "richText", ...needed },
  { name: "cover", type: "upload", relationTo: "media", custom: { [PLACE]: "cover" } },
  {
    name: "seo",
    type: "group",
    flattenedFields: [
      { name: "title", type: "text", localized: true },
      { name: "description", type: "textarea", localized: true },
    ],
  },
  {
    name: "redirects",
    type: "array",
    flattenedFields: [
      { name: "from", type: "text" },
      { name: "to", type: "text" },
    ],
  },
] as unknown as readonly FlattenedField[];

const paragraph = (text: string) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]);

/** A case without faults. */
export const CASE = {
  title: inEach("A case"),
  lead: { en: "What it is about", ru: "О чём это", br: "Do que se trata" },
  body: { en: paragraph("It was so."), ru: paragraph("Так и было."), br: paragraph("Foi assim.") },
  alias: "a-case",
  territory: { ground: "sand", figure: "ink", accent: "hot" },
};

const picture = (id: number, change: Partial<SitePicture>): [number, SitePicture] => [
  id,
  {
    ...{ id, filename: `picture-${id}.webp`, size: 90_000, width: 1600, height: 900, isDecorative: false },
    focal: { x: 0.5, y: 0.5 },
    ...{ alt: inEach("A bowl of soup on a desk"), ...change },
  },
];

const shown = (text: string) => ({ text, field: "title" });

/** Other published content. */
export const SITE: SiteChange["site"] = {
  productName: "Agency",
  paths: CONTENT.paths,
  pages: (["en", "ru", "br"] as const).map((locale) => ({
    ...{ list: "cases", id: "9", entry: "The other case", locale, isCopy: false, anchors: new Set(["what-was"]) },
    path: `${locale === "en" ? "" : `/${locale}`}/cases/other`,
    ...{ title: shown("The other case"), description: shown("The other lead") },
  })),
  links: [
    {
      ...{ list: "news", id: "3", title: "A story about it", field: "url", locale: null, href: "/ru/cases/a-case" },
      ...{ language: "ru", words: "" },
      target: targetOf("/ru/cases/a-case", "ru", SITE_URL),
    },
  ],
  pictures: new Map([
    picture(1, {}),
    picture(2, { alt: { en: "A bowl", ru: "", br: " " } }),
    picture(3, { alt: inEach("IMG_2041.jpg") }),
    picture(4, { width: 300, height: 200 }),
    picture(5, { size: 9_000_000 }),
    picture(6, { twin: "soup.webp" }),
    picture(7, {}),
  ]),
  redirects: new Map(["", "/ru", "/br"].map((prefix) => [`${prefix}/renamed`, `${prefix}/cases/other`])),
  cities: new Map(),
  heads: new Map([[7, null]]),
  // A site with a ground of its own, which is nearly ice.
  palette: paletteOf({ ...DEFAULT_COLORS, ground: "#cfe9e4" }),
  glossary: {
    en: [],
    ru: [
      { term: "EVP", forms: ["EVP"] },
      { term: "agency", forms: ["агентств*"] },
    ],
    br: [{ term: "EVP", forms: ["EVP"] }],
  },
  unreadDrafts: [{ list: "jobs", entry: "1", locale: "br", path: "title" }],
};

export interface Parts {
  readonly list?: ListConfig["slug"];
  /** Fields that differ from the case above. */
  readonly doc?: Doc;
  readonly before?: Doc;
  /** Faults that the preview found on the English page. */
  readonly page?: readonly PageFault[];
}

/** A fault of a page as the preview reports it. */
export const pageFault = (differing: Partial<PageFault>): PageFault => ({
  ...{ rule: "empty-heading", help: "Headings should not be empty", text: "", around: "", href: "", picture: "" },
  ...differing,
});

export function changeOf({ list = "cases", doc = {}, before, page }: Parts): SiteChange {
  const own = { slug: list, flattenedFields: [...FIELDS], admin: { useAsTitle: "title" } };
  const entry = (values: Doc) =>
    entryOf(own, "1", values, { codes: LOCALE_CODES, content: CONTENT, pictures: PICTURES });
  return {
    ...{ list, id: "1", site: SITE, now: new Date("2026-02-01T09:00:00.000Z") },
    before: before && entry(before),
    after: entry({ ...CASE, ...doc }),
    page: page && { locale: "en", faults: page },
    locales: {
      ...{ codes: LOCALE_CODES, source: "en" },
      nameOf: (code) => (isLocaleCode(code) ? getLocale(code).name : code),
    },
    addresses: new Map([
      ["https://video.example/gone", "gone"],
      ["https://video.example/there", "answers"],
    ]),
  };
}
