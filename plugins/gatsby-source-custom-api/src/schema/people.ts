import { entityType, objectType, SORT } from "./entity";

const newsItem = entityType(
  "NewsItem",
  "A piece of news",
  `
  """Day of the news"""
  date: Date! @dateformat
  """Its headline"""
  title: String!
  """A few sentences"""
  text: String!
  """Where the story goes on: a path of the site or an address"""
  url: String
  """Its picture"""
  picture: Picture
  """Moment of the last change"""
  updatedAt: Date! @dateformat`,
);

const jobCity = entityType(
  "JobCity",
  "A city with vacancies",
  `
  """Its name"""
  title: String!
  """ISO 3166-1 alpha-2"""
  countryCode: String!
  ${SORT}`,
);

const vacancy = entityType(
  "Vacancy",
  "An open position, with a page of its own",
  `
  """Name of the position"""
  title: String!
  """One or two sentences"""
  lead: String!
  """Where the work is"""
  city: JobCity! @link(from: "cityNodeId")
  """office, hybrid or remote"""
  format: String!
  """full-time, part-time, contract or internship"""
  employment: String!
  """What the agency offers, a line each"""
  offer: [String!]!
  """What is to be done, a line each"""
  duties: [String!]!
  """Required skills, a line each"""
  skills: [String!]!
  """Nice to have, a line each; may be empty"""
  plus: [String!]!
  """The pay, if it is told"""
  salary: Salary
  """Last day for applications"""
  validThrough: Date @dateformat
  """Whether that day has ended (in UTC): it has a page that says so, and is in no list"""
  closed: Boolean!
  ${SORT}
  """Moment of the first publishing"""
  publishedAt: Date! @dateformat
  """Moment of the last change"""
  updatedAt: Date! @dateformat`,
);

const salary = objectType(
  "Salary",
  "Pay of a vacancy",
  `
  """Lower end"""
  min: Float!
  """Upper end"""
  max: Float!
  """ISO 4217"""
  currency: String!
  """month or year"""
  unit: String!`,
);

const teamMember = entityType(
  "TeamMember",
  "Somebody who works at the agency",
  `
  """First and last name"""
  name: String!
  """What they do"""
  position: String!
  """Parts of the team that they belong to"""
  categories: [TeamCategory!]! @link(from: "categoryNodeIds")
  """Their picture"""
  portrait: Picture
  ${SORT}`,
);

const teamCategory = entityType(
  "TeamCategory",
  "A part of the team",
  `
  """Its name in the filter's address"""
  alias: String!
  """Its name"""
  title: String!
  ${SORT}`,
);

const galleryPicture = entityType(
  "GalleryPicture",
  "A picture of the agency's life",
  `
  """The picture"""
  picture: Picture!
  """The line under it"""
  caption: String!
  ${SORT}`,
);

export const peopleTypes = [newsItem, jobCity, vacancy, salary, teamMember, teamCategory, galleryPicture];
