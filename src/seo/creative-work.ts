import { image, thing, type ImageData, type StructuredData } from "./structured-data";

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
