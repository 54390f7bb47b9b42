/** Structured data of schema.org (X2), as JSON-LD objects. All addresses are absolute. */

export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** One node; what is not known of it is left out. */
export function thing(type: string, properties: Readonly<Record<string, unknown>>): StructuredData {
  const known = Object.entries(properties).filter(([, value]) => value != null && value !== "" && !isEmptyList(value));
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(known) };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A picture as an image of something else: its address, its size in pixels and what it shows. */
export interface ImageData {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly alt?: string | null;
}

function image(picture: ImageData | null | undefined, more: Readonly<Record<string, unknown>> = {}) {
  if (!picture) return undefined;
  const { url, width, height, alt } = picture;
  const { "@context": _, ...node } = thing("ImageObject", {
    url,
    contentUrl: url,
    width,
    height,
    caption: alt,
    ...more,
  });
  return node;
}

interface Agency {
  readonly productName: string;
  readonly description: string;
  readonly email: { readonly general: string };
  readonly social: readonly { readonly url: string }[];
}

/** The sign of the agency, for search results. */
export const logoOf = (siteUrl: string) => `${siteUrl}/favicon.svg`;

/** The agency itself; on every page. */
export function organization(siteUrl: string, agency: Agency): StructuredData {
  return thing("Organization", {
    "@id": `${siteUrl}/#organization`,
    name: agency.productName,
    description: agency.description,
    url: siteUrl,
    logo: logoOf(siteUrl),
    email: agency.email.general,
    sameAs: agency.social.map(({ url }) => url),
  });
}

/** The site as a whole, in one language; on its home page. */
export function website(siteUrl: string, page: { url: string; language: string }, agency: Agency): StructuredData {
  return thing("WebSite", {
    "@id": `${siteUrl}/#website`,
    name: agency.productName,
    description: agency.description,
    url: page.url,
    inLanguage: page.language,
    publisher: { "@id": `${siteUrl}/#organization` },
  });
}

interface Member {
  readonly name: string;
  readonly position: string;
  readonly namedToSearchEngines: boolean;
  readonly portrait?: ImageData | null | undefined;
}

/** Those of the team who may be named to search engines; everybody else is on the page alone. */
export function people(siteUrl: string, team: readonly Member[]): StructuredData[] {
  return team
    .filter(({ namedToSearchEngines }) => namedToSearchEngines)
    .map(({ name, position, portrait }) =>
      thing("Person", {
        name,
        jobTitle: position,
        image: image(portrait),
        worksFor: { "@id": `${siteUrl}/#organization` },
      }),
    );
}

/** @param steps from the home page down to the page itself */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): StructuredData {
  return thing("BreadcrumbList", {
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  });
}

interface ArticleData {
  url: string;
  siteUrl: string;
  title: string;
  lead: string;
  /** Language tag of the text. */
  language: string;
  author?: string | null;
  image?: ImageData | undefined;
  publishedAt: string;
  updatedAt: string;
}

/** An article of the blog. */
export function article(post: ArticleData): StructuredData {
  return thing("Article", {
    headline: post.title,
    description: post.lead,
    inLanguage: post.language,
    mainEntityOfPage: post.url,
    image: image(post.image),
    author: post.author ? { "@type": "Person", name: post.author } : { "@id": `${post.siteUrl}/#organization` },
    publisher: { "@id": `${post.siteUrl}/#organization` },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
  });
}

interface CaseData {
  url: string;
  siteUrl: string;
  /** Name of the agency. */
  agency: string;
  title: string;
  lead: string;
  language: string;
  year: number;
  image?: ImageData | undefined;
  client?: string | null;
  awards?: readonly string[];
}

/** A case: a work of the agency for a client. */
export function creativeWork(work: CaseData): StructuredData {
  return thing("CreativeWork", {
    name: work.title,
    abstract: work.lead,
    url: work.url,
    inLanguage: work.language,
    // Google shows who made a picture where its page says so.
    image: image(work.image, {
      creator: { "@id": `${work.siteUrl}/#organization` },
      creditText: work.agency,
    }),
    dateCreated: String(work.year),
    creator: { "@id": `${work.siteUrl}/#organization` },
    sponsor: work.client ? { "@type": "Organization", name: work.client } : undefined,
    award: work.awards?.length ? work.awards : undefined,
  });
}
