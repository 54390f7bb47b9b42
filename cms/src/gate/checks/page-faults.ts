import type { PageFault } from "@future-native/contract";
import { words, type Words } from "../../words";
import type { Change, Check, Fault } from "../change";
import { fieldOnPage, GROUND, type FieldOnPage } from "../facts/field-on-page";
import type { Entry } from "../facts/entry";
import { headingOrder } from "./heading-order";
import { missingAlt } from "./missing-alt";

/** Checks that know a fault without a page, and say of it what axe says again. */
const KNOWN: Readonly<Record<string, Check>> = { "heading-order": headingOrder, "image-alt": missingAlt };

/** What an editor can do about a rule. Of others axe's own words are said. */
const SENTENCES: Readonly<Record<string, (fault: PageFault) => Words>> = {
  "link-name": ({ href }) =>
    words(
      `The link to ${href} has no words: who listens to the page hears an address only. Write what it leads to, or take it out.`,
      `У ссылки на ${href} нет слов: на слух это просто адрес. Напишите, куда она ведёт, или уберите её.`,
      `O link para ${href} não tem palavras: quem ouve a página ouve só um endereço. Escreva aonde ele leva, ou tire-o.`,
    ),
  "empty-heading": () =>
    words(
      "A heading has no words. Write it, or take it out.",
      "В заголовке нет слов. Напишите его или уберите.",
      "Um título não tem palavras. Escreva-o, ou tire-o.",
    ),
  "heading-order": ({ text }) =>
    words(
      `The heading “${text}” skips a size on the page. Make it larger, or put a larger one before it.`,
      `Заголовок «${text}» на странице перескакивает через размер. Сделайте его больше или поставьте перед ним больший.`,
      `O título “${text}” pula um tamanho na página. Faça-o maior, ou ponha um maior antes dele.`,
    ),
  "image-alt": () =>
    words(
      "A picture on the page is not described. Say in the library what it shows, or mark it as decoration.",
      "Картинка на странице не описана. Напишите в библиотеке, что на ней, или отметьте её как украшение.",
      "Uma imagem da página não está descrita. Diga na biblioteca o que ela mostra, ou marque-a como decoração.",
    ),
  "color-contrast": ({ text }) =>
    words(
      `“${text}” is hard to read in its colours. Choose others for the territory.`,
      `«${text}» трудно прочесть в этих цветах. Выберите для территории другие.`,
      `“${text}” é difícil de ler nestas cores. Escolha outras para o território.`,
    ),
};

const inAxesWords = ({ rule, help, text }: PageFault): Words => {
  const where = text ? `“${text.slice(0, 80)}”: ` : "";
  const said = `${where}${help} (axe, ${rule}).`;
  return { en: said, ru: text ? `«${text.slice(0, 80)}»: ${help} (axe, ${rule}).` : said, pt: said };
};

/** Faults of the page that no words of the entry have made: for those who look after the site. */
const ofTemplate = (rules: string): Words =>
  words(
    `The page has something to fix that does not come from what is written here (axe: ${rules}). Tell those who look after the site.`,
    `На странице есть что поправить, но не в том, что написано здесь (axe: ${rules}). Скажите тем, кто отвечает за сайт.`,
    `A página tem algo a corrigir que não vem do que está escrito aqui (axe: ${rules}). Avise quem cuida do site.`,
  );

/**
 * What axe has found on the page of the draft (X13, X7). Warnings, all of them: a browser has found it, and what stops a
 * publication is told by the server alone (docs/decisions/0135-axe-in-preview.md).
 */
export const pageFaults: Check = (change) => {
  const { after, page, site } = change;
  if (!after || !page) return [];
  const found = page.faults.map((fault) => ({ fault, field: fieldOnPage(fault, after, page.locale, site.pictures) }));
  const own = found.flatMap(({ fault, field }) => (field ? faultIn(change, after, fault, field) : []));
  const others = [...new Set(found.filter(({ field }) => !field).map(({ fault }) => fault.rule))].join(", ");
  if (!others) return own;
  return [...own, { severity: "warning", field: "", locale: null, message: ofTemplate(others), subject: others }];
};

function faultIn(change: Change, after: Entry, fault: PageFault, { path, locale }: FieldOnPage): Fault[] {
  const isThere = (one: { readonly field: string; readonly locale: Fault["locale"] }) =>
    one.field === path && (one.locale === null || locale === null || one.locale === locale);
  if (KNOWN[fault.rule]?.(change).some(isThere)) return [];
  const valueIn = (entry: Entry) =>
    JSON.stringify(entry.leaves.find((leaf) => leaf.path === path && leaf.locale === locale)?.value);
  // What is live, and is not touched, holds nobody up.
  if (change.before && valueIn(after) === valueIn(change.before)) return [];
  const sentence = fault.rule === "color-contrast" && path !== GROUND ? undefined : SENTENCES[fault.rule];
  const message = (sentence ?? inAxesWords)(fault);
  return [{ severity: "warning", field: path, locale, message, subject: `${fault.rule} ${fault.text || fault.href}` }];
}
