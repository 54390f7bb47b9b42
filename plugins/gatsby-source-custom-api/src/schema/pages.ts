import { objectType } from "./entity";

const SCREEN = `"""Heading of the screen"""
  title: String!
  """The sentence under it"""
  lead: String
  """For search engines and social networks"""
  seo: Seo!`;

export const pageTypes = [
  objectType(
    "SitePages",
    "Texts of the screens",
    `
  """Home"""
  home: HomePage!
  """About"""
  about: AboutPage!
  """Cases"""
  cases: SimplePage!
  """Career"""
  career: CareerPage!
  """Contacts"""
  contacts: SimplePage!
  """Blog"""
  blog: SimplePage!
  """Privacy"""
  privacy: PrivacyPage!`,
  ),
  objectType("SimplePage", "Texts of a screen that has no others", SCREEN),
  objectType(
    "HomePage",
    "Texts of home",
    `${SCREEN}
  """Words that take turns at the end of the slogan"""
  words: [String!]!`,
  ),
  objectType(
    "AboutPage",
    "Texts of the page about the agency",
    `${SCREEN}
  """The text"""
  body: [ContentBlock!]!`,
  ),
  objectType(
    "CareerPage",
    "Texts of the career page",
    `${SCREEN}
  """About the agency as an employer"""
  about: [ContentBlock!]!
  """What the agency values"""
  values: [TitledText!]!
  """Steps from an application to the first day"""
  steps: [TitledText!]!
  """The internship"""
  internship: Internship!
  """What the work is like"""
  what: TitledText!
  """What the agency gives"""
  offer: [TitledText!]!
  """Heads the pictures of the team"""
  happy: TitledText!`,
  ),
  objectType(
    "PrivacyPage",
    "The privacy text",
    `${SCREEN}
  """The text"""
  body: [ContentBlock!]!
  """Stored with every consent"""
  version: String!
  """Day of the last change"""
  updatedAt: Date! @dateformat`,
  ),
  objectType(
    "TitledText",
    "A text with a title",
    `
  """The title"""
  title: String!
  """The text"""
  text: String!`,
  ),
  objectType(
    "Internship",
    "Texts of the internship",
    `
  """Its name"""
  title: String!
  """One or two sentences"""
  lead: String!
  """What there is in it, a line each"""
  points: [String!]!
  """Small print"""
  note: String`,
  ),
];
