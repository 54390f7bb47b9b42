import { LOCALE_CODES } from "@future-native/contract";
import type { Content } from "../../src/content";
import type { ByLocale, GeneratedContent } from "../../testing/generated-content";

/** Generated content in the form in which the plugin has it after fetching. */
export function asFetched({ cases, services, news, site, ...whole }: GeneratedContent): Content {
  const perLocale = <Answered>(answers: ByLocale<Answered>) =>
    LOCALE_CODES.map((locale) => ({ locale, answer: answers[locale] }));
  return {
    ...whole,
    cases: perLocale(cases),
    services: perLocale(services),
    news: perLocale(news),
    site: perLocale(site),
  };
}
