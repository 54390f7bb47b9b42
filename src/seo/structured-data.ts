/** Structured data of schema.org (X2), as JSON-LD objects. All addresses are absolute. */

export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: unknown;
}

function thing(type: string, properties: Readonly<Record<string, unknown>>): StructuredData {
  const known = Object.entries(properties).filter(([, value]) => value != null && value !== "");
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(known) };
}

interface Agency {
  readonly productName: string;
  readonly description: string;
  readonly email: { readonly general: string };
  readonly social: readonly { readonly url: string }[];
}

/** The agency itself; on every page. */
export function organization(siteUrl: string, agency: Agency): StructuredData {
  return thing("Organization", {
    "@id": `${siteUrl}/#organization`,
    name: agency.productName,
    description: agency.description,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    email: agency.email.general,
    sameAs: agency.social.map(({ url }) => url),
  });
}

interface SiteData {
  siteUrl: string;
  name: string;
  language: string;
  /** Address of the search's page. */
  search: string;
}

/** The site and its search (X8), on the home page of each locale. */
export function webSite({ siteUrl, name, language, search }: SiteData): StructuredData {
  return thing("WebSite", {
    "@id": `${siteUrl}/#website`,
    url: siteUrl,
    name,
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

interface ArticleData {
  url: string;
  siteUrl: string;
  title: string;
  lead: string;
  /** Language tag of the text. */
  language: string;
  author?: string | null;
  image?: string | null;
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
    image: post.image,
    author: post.author ? { "@type": "Person", name: post.author } : { "@id": `${post.siteUrl}/#organization` },
    publisher: { "@id": `${post.siteUrl}/#organization` },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
  });
}

interface CaseData {
  url: string;
  siteUrl: string;
  title: string;
  lead: string;
  language: string;
  year: number;
  image?: string | null;
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
    image: work.image,
    dateCreated: String(work.year),
    creator: { "@id": `${work.siteUrl}/#organization` },
    sponsor: work.client ? { "@type": "Organization", name: work.client } : undefined,
    award: work.awards?.length ? work.awards : undefined,
  });
}

interface JobData {
  entryId: string;
  title: string;
  lead: string;
  offer: readonly string[];
  duties: readonly string[];
  skills: readonly string[];
  plus: readonly string[];
  /** Name of the city and its country by ISO 3166-1 alpha-2. */
  city: string;
  countryCode: string;
  format: string;
  employment: string;
  salary?: { min: number; max: number; currency: string; unit: string } | null;
  publishedAt: string;
  validThrough?: string | null;
  agency: string;
  siteUrl: string;
}

const EMPLOYMENT: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

/** Editors write texts: what looks like a tag in one is none. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function asHtmlList(items: readonly string[]): string {
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${asHtml(item)}</li>`).join("")}</ul>`;
}

/**
 * A vacancy with the fields that Google demands of a job posting: title, description in HTML, datePosted,
 * hiringOrganization, jobLocation; remote work also names its country.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: JobData): StructuredData {
  const { salary } = job;
  const remote = job.format === "remote";
  return thing("JobPosting", {
    title: job.title,
    description: `<p>${asHtml(job.lead)}</p>` + [job.offer, job.duties, job.skills, job.plus].map(asHtmlList).join(""),
    identifier: { "@type": "PropertyValue", name: job.agency, value: job.entryId },
    datePosted: job.publishedAt.slice(0, 10),
    validThrough: job.validThrough,
    employmentType: EMPLOYMENT[job.employment],
    hiringOrganization: { "@type": "Organization", name: job.agency, sameAs: job.siteUrl },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: job.city, addressCountry: job.countryCode },
    },
    jobLocationType: remote ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements: remote ? { "@type": "Country", name: job.countryCode } : undefined,
    baseSalary: salary && {
      "@type": "MonetaryAmount",
      currency: salary.currency,
      value: {
        "@type": "QuantitativeValue",
        minValue: salary.min,
        maxValue: salary.max,
        unitText: salary.unit.toUpperCase(),
      },
    },
    directApply: true,
  });
}
