import { objectType } from "./entity";

const picture = objectType(
  "Picture",
  "A picture of the CMS",
  `
  """Address in the CMS, absolute or relative to the base of the API; pages use the file instead"""
  url: String!
  """What it shows, in the node's locale; empty when it only decorates"""
  alt: String!
  """Pixels"""
  width: Int!
  """Pixels"""
  height: Int!
  """The point that a crop keeps"""
  focal: FocalPoint!
  """The downloaded file, for childImageSharp and publicURL; null when the plugin downloads no pictures"""
  file: File @link(from: "fileId")`,
);

const focalPoint = objectType(
  "FocalPoint",
  "A point of a picture",
  `
  """Share of the width, 0 at the left, 1 at the right"""
  x: Float!
  """Share of the height, 0 at the top, 1 at the bottom"""
  y: Float!`,
);

const seo = objectType(
  "Seo",
  "What search engines and social networks are told of a page",
  `
  """Replaces the entry's own title in the head"""
  title: String
  """Description of the page"""
  description: String
  """Open Graph picture"""
  picture: Picture`,
);

const territory = objectType(
  "Territory",
  "From what a case's composition is drawn",
  `
  """Names of three colours of the site's tokens: ground, figure, accent"""
  colors: [String!]!
  """Kind of the mark: blob, arc, grid, wave or stack"""
  mark: String!
  """Every composition of the territory is drawn from this number"""
  seed: Int!`,
);

export const commonTypes = [picture, focalPoint, seo, territory];
