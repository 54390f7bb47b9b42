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

/** @param more what is known of the picture besides */
export function image(picture: ImageData | null | undefined, more: Readonly<Record<string, unknown>> = {}) {
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
  readonly description: string | null;
  readonly email: { readonly general: string | null };
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

/** The home page of a locale. */
interface HomeData {
  url: string;
  language: string;
  /** Address of the search's page. */
  search: string;
}

/** The site as a whole and its search (X8), in one language; on its home page. */
export function website(siteUrl: string, { url, language, search }: HomeData, agency: Agency): StructuredData {
  return thing("WebSite", {
    "@id": `${siteUrl}/#website`,
    name: agency.productName,
    description: agency.description,
    url,
    inLanguage: language,
    publisher: { "@id": `${siteUrl}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${search}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
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
