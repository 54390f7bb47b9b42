/** The blog, which is written in one locale only. */
import { z } from "zod";
import { named } from "./annotations";
import { blocks } from "./blocks";
import {
  filterAlias,
  formerAliases,
  id,
  isoDate,
  pageAlias,
  picture,
  publishedAt,
  reference,
  seo,
  sort,
  text,
  updatedAt,
  webAddress,
} from "./common";

export const blogTag = named(
  "BlogTag",
  "A subject of the blog; in the blog's locale only",
  z.object({ id, alias: filterAlias, title: text.describe("Its name"), sort }),
);
export type BlogTag = z.infer<typeof blogTag>;

export const blogPost = named(
  "BlogPost",
  "An article, with a page of its own; in the blog's locale only",
  z.object({
    id,
    alias: pageAlias,
    formerAliases,
    title: text.describe("Its headline"),
    lead: text.describe("One or two sentences"),
    author: text.nullable().describe("Who wrote it"),
    tagIds: z.array(reference("BlogTag", "tags")).describe("Its subjects"),
    cover: picture.nullable().describe("The picture at its head"),
    body: blocks,
    seo,
    sort,
    publishedAt,
    updatedAt,
  }),
);
export type BlogPost = z.infer<typeof blogPost>;

export const blogExternal = named(
  "BlogExternal",
  "A text of the agency in another publication; in the blog's locale only",
  z.object({
    id,
    title: text.describe("Its headline"),
    source: text.describe("The publication"),
    url: webAddress.describe("Its address"),
    date: isoDate.describe("Day of its publication"),
    sort,
  }),
);
export type BlogExternal = z.infer<typeof blogExternal>;
