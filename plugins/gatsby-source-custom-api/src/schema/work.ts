import { entityType, SORT } from "./entity";

const caseEntry = entityType(
  "Case",
  "A work of the agency, with a page of its own",
  `
  """Last part of the page's address"""
  alias: String!
  """Earlier aliases, which lead to the page"""
  formerAliases: [String!]!
  """Name of the work"""
  title: String!
  """One or two sentences"""
  lead: String!
  """Year in which it was made"""
  year: Int!
  ${SORT}
  """Shown among the selected cases of home and career"""
  featured: Boolean!
  """Whom it was made for"""
  client: Client @link(from: "clientNodeId")
  """Kinds of work that it is filtered by"""
  categories: [CaseCategory!]! @link(from: "categoryNodeIds")
  """What the agency did"""
  services: [Service!]! @link(from: "serviceNodeIds")
  """What it won"""
  awards: [Award!]! @link(from: "awardNodeIds")
  """From what its composition is drawn"""
  territory: Territory!
  """Without one the territory's composition is drawn"""
  cover: Picture
  """The story"""
  body: [ContentBlock!]!
  """For search engines and social networks"""
  seo: Seo!
  """Moment of the first publishing"""
  publishedAt: Date! @dateformat
  """Moment of the last change"""
  updatedAt: Date! @dateformat
  """The case after this one by sort, in the same locale; the first after the last; null when there is no other"""
  next: Case @link(from: "nextNodeId")`,
);

const caseCategory = entityType(
  "CaseCategory",
  "A kind of work",
  `
  """Its name in the filter's address"""
  alias: String!
  """Its name"""
  title: String!
  ${SORT}`,
);

const service = entityType(
  "Service",
  "What the agency does for clients",
  `
  """Its name"""
  title: String!
  """One line under the title"""
  lead: String!
  """What the client gets, a line each"""
  points: [String!]!
  ${SORT}`,
);

const award = entityType(
  "Award",
  "A prize",
  `
  """short-list, grand-prix, gold, silver or bronze"""
  category: String!
  """Who gave it"""
  festival: String!
  """What it was given for"""
  nomination: String!
  """Year in which it was given"""
  year: Int!
  """The case that won it"""
  case: Case @link(from: "caseNodeId")
  ${SORT}`,
);

const client = entityType(
  "Client",
  "Whom the agency works for",
  `
  """Name of the company"""
  name: String!
  """Its logo"""
  logo: Picture
  """Its website"""
  url: String
  ${SORT}`,
);

export const workTypes = [caseEntry, caseCategory, service, award, client];
