import { VACANCY_LISTS } from "../site/entries";
import { escapeHtml, htmlList } from "./html-text";
import { logoOf, thing, type StructuredData } from "./structured-data";

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
  url: string;
  siteUrl: string;
}

const EMPLOYMENT: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

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
    description: `<p>${escapeHtml(job.lead)}</p>` + VACANCY_LISTS.map((list) => htmlList(job[list])).join(""),
    identifier: { "@type": "PropertyValue", name: job.agency, value: job.entryId },
    datePosted: job.publishedAt.slice(0, 10),
    // A date alone would end as its day begins.
    validThrough: job.validThrough && `${job.validThrough}T23:59:59Z`,
    employmentType: EMPLOYMENT[job.employment],
    hiringOrganization: {
      "@type": "Organization",
      name: job.agency,
      sameAs: job.siteUrl,
      logo: logoOf(job.siteUrl),
    },
    url: job.url,
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
