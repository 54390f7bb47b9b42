import { entityType, SORT } from "./entity";

const blogTag = entityType(
  "BlogTag",
  "A subject of the blog; in the blog's locale only",
  `
  """Its name in the filter's address"""
  alias: String!
  """Its name"""
  title: String!
  ${SORT}`,
);

const blogPost = entityType(
  "BlogPost",
  "An article, with a page of its own; in the blog's locale only",
  `
  """Last part of the page's address"""
  alias: String!
  """Earlier aliases, which lead to the page"""
  formerAliases: [String!]!
  """Its headline"""
  title: String!
  """One or two sentences"""
  lead: String!
  """Who wrote it"""
  author: String
  """Its subjects"""
  tags: [BlogTag!]! @link(from: "tagNodeIds")
  """The picture at its head"""
  cover: Picture
  """The text"""
  body: [ContentBlock!]!
  """Whole minutes that the text takes to read, at least one"""
  readingMinutes: Int!
  """For search engines and social networks"""
  seo: Seo!
  ${SORT}
  """Moment of the first publishing"""
  publishedAt: Date! @dateformat
  """Moment of the last change"""
  updatedAt: Date! @dateformat
  """The article after this one by sort; the first after the last; null when there is no other"""
  next: BlogPost @link(from: "nextNodeId")`,
);

const blogExternal = entityType(
  "BlogExternal",
  "A text of the agency in another publication; in the blog's locale only",
  `
  """Its headline"""
  title: String!
  """The publication"""
  source: String!
  """Its address"""
  url: String!
  """Day of its publication"""
  date: Date! @dateformat
  ${SORT}`,
);

export const blogTypes = [blogTag, blogPost, blogExternal];
