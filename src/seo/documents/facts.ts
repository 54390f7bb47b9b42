import type { TFunction } from "i18next";
import { getLocale } from "@future-native/contract/locales";
import { formatDate, formatPay } from "../../i18n/format";
import type { CaseEntry, DocumentEntry, PostEntry, VacancyEntry } from "./query";

const fact = (name: string, value: string | null | undefined) => (value ? [`${name}: ${value}`] : []);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title).join(", ");

function caseFacts({ client, year, categories, services, awards }: CaseEntry, t: TFunction): string[] {
  const won = awards.map((award) => `${t(`awardCategories.${award.category}`)}, ${award.festival} ${award.year}`);
  return [
    ...fact(t("cases.client"), client?.name),
    ...fact(t("cases.year"), String(year)),
    ...fact(t("cases.categories"), titles(categories)),
    ...fact(t("cases.services"), titles(services)),
    ...fact(t("cases.awards"), won.join("; ")),
  ];
}

function postFacts({ author, publishedAt, locale, tags }: PostEntry): string[] {
  const date = formatDate(publishedAt, getLocale(locale).tag);
  return [[author, date].filter(Boolean).join(", "), titles(tags)].filter(Boolean);
}

function vacancyFacts(
  { city, format, employment, salary, validThrough, locale }: VacancyEntry,
  t: TFunction,
): string[] {
  const { tag } = getLocale(locale);
  const per = t(salary?.unit === "year" ? "vacancy.perYear" : "vacancy.perMonth");
  return [
    ...fact(t("vacancy.city"), city.title),
    ...fact(t("vacancy.format"), t(`workFormats.${format}`)),
    ...fact(t("vacancy.employment"), t(`employmentTypes.${employment}`)),
    ...fact(t("vacancy.salary"), salary && `${formatPay(salary, tag)} ${per}`),
    ...(validThrough ? [t("vacancy.validThrough", { date: formatDate(validThrough, tag) })] : []),
  ];
}

/** Facts of an entry beside its text, a line each, in the language of the entry. */
export function factsOf(entry: DocumentEntry, t: TFunction): string[] {
  if (entry.kind === "case") return caseFacts(entry, t);
  return entry.kind === "post" ? postFacts(entry) : vacancyFacts(entry, t);
}
