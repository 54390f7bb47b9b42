/** The language of the page, which the default one has no prefix for. */
export const useLocale = () => {
  const route = useRoute();
  return computed(() => (String(route.params.locale ?? "") || "en") as Locale);
};

/** Texts around every page, fetched once a language. */
export const useSite = () => {
  const locale = useLocale();
  return useFetch(() => `/api/${locale.value}/site` as const, { key: `site-${locale.value}` });
};
