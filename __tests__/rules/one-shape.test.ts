/** The shape of an entity is declared once, in the contract; missing places of a field are reported. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { aboutPage, careerPage, homePage, privacyPage, simplePage } from "@future-native/contract";
import { ENTITIES, isNodeType, type NodeType } from "../../plugins/gatsby-source-custom-api/src/shapes/entities";
import { readObject } from "../../plugins/gatsby-source-custom-api/src/shapes/read-shape";
import type { FieldShape } from "../../plugins/gatsby-source-custom-api/src/shapes/shape";
import { placesOfFields, readQueries, type Origin } from "../support/shape-places";
import { readSource, ROOT } from "../support/source-files";

/** Worked out from other collections, or when the content was last changed. */
const WORKED_OUT = { offices: null, pages: null, updatedAt: null };

const ENTITY_ORIGINS: Readonly<Record<NodeType, Origin>> = {
  Case: { slug: "cases", returns: /^CaseEntry\b/, otherwise: { awardIds: null } },
  CaseCategory: { slug: "case-categories", returns: /^CaseCategory\b/ },
  Service: { slug: "services", returns: /^Service\b/ },
  Award: { slug: "awards", returns: /^Award\b/ },
  NewsItem: { slug: "news", returns: /^NewsItem\b/ },
  JobCity: { slug: "job-cities", returns: /^JobCity\b/ },
  Vacancy: { slug: "jobs", returns: /^Vacancy$/ },
  TeamMember: { slug: "team", returns: /^TeamMember\b/ },
  TeamCategory: { slug: "team-categories", returns: /^TeamCategory\b/ },
  Client: { slug: "clients", returns: /^Client\b/ },
  GalleryPicture: { slug: "gallery", returns: /^GalleryPicture\b/ },
  BlogTag: { slug: "blog-tags", returns: /^BlogTag\b/ },
  BlogPost: { slug: "blog-posts", returns: /^BlogPost\b/ },
  BlogExternal: { slug: "blog-externals", returns: /^BlogExternal\b/ },
  Office: { slug: "offices", returns: /^Office\b/ },
  SiteSettings: { slug: "settings", returns: /^(?:Omit<)?Site\b(?!\[)/, otherwise: WORKED_OUT },
};

const SCREEN = /^Pages\b/;

const SCREENS = [
  { schema: homePage, origin: { slug: "page-home", returns: SCREEN } },
  { schema: aboutPage, origin: { slug: "page-about", returns: SCREEN } },
  { schema: careerPage, origin: { slug: "page-career", returns: SCREEN } },
  { schema: privacyPage, origin: { slug: "page-privacy", returns: SCREEN, otherwise: { updatedAt: "revisedOn" } } },
  ...["cases", "contacts", "blog"].map((name) => ({
    schema: simplePage,
    origin: { slug: `page-${name}`, returns: SCREEN },
  })),
].map(({ schema, origin }) => ({ shape: readObject(schema, origin.slug), origin: origin as Origin }));

/** Fields of the API that no page of this site shows. */
const NOT_SHOWN = [
  "Case.publishedAt",
  "HomePage.title",
  "NewsItem.picture",
  "NewsItem.updatedAt",
  "Office.sort",
  "PrivacyPage.version",
  // Read of the nodes where cards are made: src/seo/cards.
  "SiteSettings.sharingPicture",
  // Applied where pages are made.
  "SiteSettings.languages",
];

/** Fields of entries that search, Markdown twins, feeds and llms.txt have no use for. */
const NOT_DESCRIBED: Readonly<Record<"Case" | "BlogPost" | "Vacancy", readonly string[]>> = {
  Case: ["featured", "formerAliases", "seo", "sort"],
  BlogPost: ["formerAliases", "seo", "sort"],
  Vacancy: ["seo", "sort"],
};

const places = placesOfFields((folder) => {
  const [newest = ""] = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(".json"));
  return JSON.parse(readSource(join(folder, newest)));
});

/** Of the node's frame: the API and the plugin see to them. */
const isOwn = ({ name }: FieldShape) => name !== "id" && name !== "locale";

const described = [
  ...Object.entries(ENTITY_ORIGINS).flatMap(([type, origin]) =>
    isNodeType(type) ? [{ shape: ENTITIES[type].shape, origin }] : [],
  ),
  ...SCREENS,
];

test.each(described.map((one) => [`${one.shape.name} (${one.origin.slug})`, one] as const))(
  "%s: each field of the contract is in the collection, the migrations and the serialiser",
  (_, { shape, origin }) => {
    expect(shape.fields.filter(isOwn).flatMap((field) => places.missingInCms(origin, field))).toEqual([]);
  },
);

test("each field of the contract is asked for by a query or fragment of the site", () => {
  const unasked = described.flatMap(({ shape }) =>
    shape.fields
      .filter((field) => isOwn(field) && !places.isShown(shape.name, field))
      .map((field) => `${shape.name}.${field.name}`),
  );
  expect(unasked.filter((field) => !NOT_SHOWN.includes(field))).toEqual([]);
});

test.each(Object.entries(NOT_DESCRIBED))(
  "each field of %s is described, or is known to be of no use",
  (type, unused) => {
    const fields = isNodeType(type) ? ENTITIES[type].shape.fields.filter(isOwn) : [];
    const known = fields.filter(({ name }) => !unused.includes(name));
    expect(known.flatMap((field) => places.notDescribed(type, field))).toEqual([]);
  },
);

test("the drawing of a case leaves room for each text that is on its stage", () => {
  const asked = readQueries(["src/ui/territory/territory-stage.tsx"]);
  const texts = ENTITIES.Case.shape.fields.filter(
    ({ name, shape }) => name !== "alias" && shape.kind === "scalar" && asked.has(`Case.${name}`),
  );
  const [, words = ""] = /wordSetter\(\{([^}]*)\}/.exec(readSource("src/ui/territory/art/art-fields.ts")) ?? [];
  expect(texts.map(({ name }) => name).filter((name) => !words.includes(name))).toEqual([]);
  expect(texts).not.toEqual([]);
});

test("a field that is in the contract alone is missed in every other place, by name", () => {
  const field: FieldShape = { name: "unheardOf", description: "", shape: { kind: "scalar", type: "String" } };
  expect(places.missingInCms(ENTITY_ORIGINS.Case, field)).toEqual([
    'serialiser: cms/src/public-api/serialisers gives no "unheardOf" of "cases"',
    'collection: "cases" has no "unheardOf" in cms/src (then: npm run generate:types -w cms)',
    'migration: no column for "unheardOf" of "cases" on sqlite and postgres',
  ]);
  expect(places.isShown("Case", field)).toBe(false);
  expect(places.notDescribed("Case", field)).toEqual([
    'describe: src/site/describe-entry.ts does not ask for "unheardOf" of "Case"',
  ]);
});
