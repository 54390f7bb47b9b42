import site from "../../content/site.json";

export type Locale = keyof typeof site;

/** Paths of a page in all languages: the default one has no prefix. */
export const localePaths = () =>
  (Object.keys(site) as Locale[]).map((locale) => ({
    params: { locale: site[locale].prefix.slice(1) || undefined },
    props: { locale },
  }));

export { site };
