/** The types of the nodes that this plugin makes; each node is one entry in one locale. */
import * as contract from "@future-native/contract";
import type { z } from "zod";
import { readingMinutes } from "../build/reading-time";
import { readObject } from "./read-shape";
import type { ObjectShape } from "./shape";

type Entry = Readonly<Record<string, unknown>>;

export interface DerivedContext {
  /** The date in UTC, `2026-11-23`. */
  readonly today: string;
  /** Id of the entry after this one in its list; null when it is alone. */
  readonly nextId: string | null;
}

/** A field of a node that the API does not have: the plugin works it out. */
export interface DerivedField<Of = Entry> {
  readonly name: string;
  readonly description: string;
  /** In the schema language. */
  readonly type: string;
  /** The type of node that the value is the entry id of. */
  readonly link?: NodeType;
  value(entry: Of, context: DerivedContext): unknown;
}

export interface Entity {
  readonly shape: ObjectShape;
  readonly derived: readonly DerivedField[];
}

function entity<Schema extends z.ZodObject>(
  schema: Schema,
  ...derived: readonly DerivedField<z.output<Schema>>[]
): Entity {
  return { shape: readObject(schema, contract.typeNames.get(schema)?.name ?? "An entity"), derived };
}

const next = (type: "Case" | "BlogPost", description: string): DerivedField => ({
  ...{ name: "next", type, link: type, description },
  value: (_, { nextId }) => nextId,
});

const closed: DerivedField<contract.Vacancy> = {
  ...{ name: "closed", type: "Boolean!" },
  description: "Whether that day has ended (in UTC): it has a page that says so, and is in no list",
  value: ({ validThrough }, { today }) => validThrough !== null && validThrough < today,
};

const minutes: DerivedField<contract.BlogPost> = {
  ...{ name: "readingMinutes", type: "Int!" },
  description: "Whole minutes that the text takes to read, at least one",
  value: ({ body }) => readingMinutes(body),
};

const NEXT_CASE =
  "The case after this one by sort, in the same locale; the first after the last; null when there is no other";
const NEXT_POST = "The article after this one by sort; the first after the last; null when there is no other";

export const NODE_TYPES = [
  "Case",
  "CaseCategory",
  "Service",
  "Award",
  "NewsItem",
  "JobCity",
  "Vacancy",
  "TeamMember",
  "TeamCategory",
  "Client",
  "GalleryPicture",
  "BlogTag",
  "BlogPost",
  "BlogExternal",
  "Office",
  "SiteSettings",
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** Source of each node type: the contract's schema, and the fields that the plugin adds. */
export const ENTITIES: Readonly<Record<NodeType, Entity>> = {
  Case: entity(contract.caseEntry, next("Case", NEXT_CASE)),
  CaseCategory: entity(contract.caseCategory),
  Service: entity(contract.service),
  Award: entity(contract.award),
  NewsItem: entity(contract.newsItem),
  JobCity: entity(contract.jobCity),
  Vacancy: entity(contract.vacancy, closed),
  TeamMember: entity(contract.teamMember),
  TeamCategory: entity(contract.teamCategory),
  Client: entity(contract.client),
  GalleryPicture: entity(contract.galleryPicture),
  BlogTag: entity(contract.blogTag),
  BlogPost: entity(contract.blogPost, minutes, next("BlogPost", NEXT_POST)),
  BlogExternal: entity(contract.blogExternal),
  Office: entity(contract.office),
  SiteSettings: entity(contract.site),
};

export function isNodeType(name: string): name is NodeType {
  return Object.hasOwn(ENTITIES, name);
}
