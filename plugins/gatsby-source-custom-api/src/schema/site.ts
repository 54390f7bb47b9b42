import { entityType, objectType, SORT } from "./entity";

const office = entityType(
  "Office",
  "An office, in the locales that show it",
  `
  """City"""
  city: String!
  """Country"""
  country: String!
  """Street and house"""
  street: String!
  """Postal code"""
  postalCode: String!
  """E-mail address"""
  email: String!
  """IANA name, for the local time"""
  timeZone: String!
  """Legal entity, where the locale shows it"""
  legalName: String
  """Tax number, where the locale shows it"""
  taxNumber: String
  ${SORT}`,
);

const siteSettings = entityType(
  "SiteSettings",
  "What belongs to the site as a whole, one node for each locale",
  `
  """Name of the product, the title of every page"""
  productName: String!
  """The line under the name"""
  slogan: String!
  """Default description of a page"""
  description: String!
  """Year"""
  foundedIn: Int!
  """Null where the locale does not show it"""
  phone: String
  """Mailboxes"""
  email: MailAddresses!
  """The school that the agency runs"""
  school: School!
  """Profiles of the locale in the order in which they show"""
  social: [SocialLink!]!
  """Offices that the locale shows, in order"""
  offices: [Office!]! @link(from: "officeNodeIds")
  """The agency in figures"""
  figures: [SiteFigure!]!
  """Codes by which search engines know the owner"""
  verification: SiteVerification!
  """Addresses that lead elsewhere, the same in all locales"""
  redirects: [SiteRedirect!]!
  """Texts of the 'Brief?' block"""
  brief: BriefTexts!
  """Texts of the screens"""
  pages: SitePages!
  """Moment of the last change"""
  updatedAt: Date! @dateformat`,
);

const parts = [
  objectType(
    "SiteRedirect",
    "An address without a page that leads elsewhere for good",
    `
  """Path of this site"""
  from: String!
  """Path of this site, or a web address"""
  to: String!`,
  ),
  objectType(
    "MailAddresses",
    "Mailboxes of the agency",
    `
  """For everything but applications"""
  general: String!
  """For applications"""
  jobs: String!`,
  ),
  objectType(
    "School",
    "The school that the agency runs",
    `
  """Its name"""
  title: String!
  """Its website"""
  url: String!`,
  ),
  objectType(
    "SocialLink",
    "A profile in a social network",
    `
  """instagram, facebook, vk, linkedin, profile or youtube"""
  network: String!
  """Name of the network as it shows"""
  title: String!
  """Address of the profile"""
  url: String!`,
  ),
  objectType(
    "SiteFigure",
    "One of the agency's figures",
    `
  """The figure's id in the API"""
  entryId: String!
  """For instance 100+ or 4–6"""
  value: String!
  """What is counted"""
  label: String!`,
  ),
  objectType(
    "SiteVerification",
    "Codes of search engines",
    `
  """Google Search Console"""
  google: String
  """Yandex Webmaster"""
  yandex: String
  """Bing Webmaster Tools"""
  bing: String`,
  ),
  objectType(
    "BriefTexts",
    "Texts of the 'Brief?' block",
    `
  """The large word"""
  word: String!
  """The sentence beside it"""
  lead: String!
  """Label of the way to the agency"""
  agency: String!
  """Label of the way to the school"""
  school: String!`,
  ),
];

export const siteTypes = [office, siteSettings, ...parts];
