import { words, type Words } from "../../words";
import type { Check, Fault } from "../change";
import { relatedId, textOf } from "../facts/leaves";

const ENDED = words(
  "The last day has passed: the page says that the vacancy is closed, and no list or search engine shows it. A later day opens it again.",
  "Последний день прошёл: на странице сказано, что вакансия закрыта, и её нет ни в списках, ни в поисковиках. День позже откроет её снова.",
  "O último dia já passou: a página diz que a vaga foi encerrada, e nenhuma lista ou busca a mostra. Um dia posterior a abre de novo.",
);

const MORE_THAN_A_TITLE = words(
  "Google wants the name of the job alone here: no salary, no address, no capitals and no exclamation marks.",
  "Google ждёт здесь только название должности: без зарплаты, адреса, заглавных букв и восклицательных знаков.",
  "O Google quer aqui só o nome do cargo: sem salário, endereço, maiúsculas nem exclamações.",
);

const NO_CITY = words(
  "The city has no name in this language, and Google demands where the work is. Name it in the list of cities.",
  "На этом языке у города нет названия, а Google требует место работы. Назовите его в списке городов.",
  "A cidade não tem nome neste idioma, e o Google exige o local do trabalho. Dê o nome na lista de cidades.",
);

const SALARY = words(
  "Google refuses a salary without both ends, the lower first, and a currency of three letters.",
  "Google не примет зарплату без обеих границ, сначала меньшей, и валюты из трёх букв.",
  "O Google recusa um salário sem os dois extremos, o menor primeiro, e uma moeda de três letras.",
);

/** Nothing but capitals, and more of them than an abbreviation has. */
const isInCapitals = (title: string): boolean =>
  !/\p{Ll}/u.test(title) && /\p{Lu}{4}/u.test(title) && (title.match(/\p{Lu}/gu)?.length ?? 0) > 4;
const EXTRAS = /[!*$€₽£]|\bR\$|\d{4,}|https?:/u;

/**
 * What Google refuses in the data of a vacancy, or warns of.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting: Check = ({ after, list, now, site }) => {
  if (list !== "jobs" || !after) return [];
  const { doc, leaves, pages } = after;
  const error = (field: string, message: Words, locale: Fault["locale"] = null): Fault => ({
    ...{ severity: "error", field, locale, message, subject: field },
  });
  const last = textOf(doc.validThrough).slice(0, 10);
  const titles = leaves.filter(({ path, value }) => path === "title" && textOf(value) !== "");
  const city = site.cities.get(relatedId(doc.city) ?? 0);
  return [
    // A vacancy is closed so, and what is closed tells Google nothing that it could refuse.
    ...(last && last < now.toISOString().slice(0, 10)
      ? [{ ...error("validThrough", ENDED), severity: "warning" as const }]
      : []),
    ...titles
      .filter(({ value }) => EXTRAS.test(textOf(value)) || isInCapitals(textOf(value)))
      .map(({ locale }) => error("title", MORE_THAN_A_TITLE, locale)),
    ...pages.filter(({ locale }) => city && !city[locale]).map(({ locale }) => error("city", NO_CITY, locale)),
    ...salaryFaults(doc.salary).map((field) => error(field, SALARY)),
  ];
};

function salaryFaults(salary: unknown): string[] {
  if (typeof salary !== "object" || salary === null) return [];
  const { currency, max, min } = salary as Record<string, unknown>;
  if (typeof min !== "number" && typeof max !== "number") return [];
  if (typeof min !== "number") return ["salary.min"];
  if (typeof max !== "number" || max < min) return ["salary.max"];
  return /^[A-Z]{3}$/.test(textOf(currency)) ? [] : ["salary.currency"];
}
