import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { redirectFrom, redirectTo } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import type { ArrayField, ArrayFieldValidation, PayloadRequest, TextFieldSingleValidation } from "payload";
import { readEnv } from "../env";
import { words, wordsFor } from "../words";
import { WITH_PAGES } from "./with-pages";
import { plainPath } from "./plain-path";
import { addressesInCircles, inACircle } from "./redirect-circle";

const MESSAGES = {
  from: words(
    "Write a path of this site in letters, digits and hyphens, without a question mark: /old-page. A percent sign needs two digits behind it: /sale-50%25.",
    "Укажите путь на этом сайте из букв, цифр и дефисов, без вопросительного знака: /old-page. После знака процента нужны две цифры: /sale-50%25.",
    "Escreva um caminho deste site com letras, algarismos e hífens, sem ponto de interrogação: /old-page. O sinal de porcentagem pede dois algarismos depois dele: /sale-50%25.",
  ),
  to: words(
    "Write a path of this site, /new-page, or a whole web address, https://example.com.",
    "Укажите путь на этом сайте, /new-page, или адрес целиком, https://example.com.",
    "Escreva um caminho deste site, /new-page, ou um endereço inteiro, https://example.com.",
  ),
};

const validateFrom: TextFieldSingleValidation = (value, { req }) =>
  redirectFrom.safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.from);

const validateTo: TextFieldSingleValidation = (value, { req }) =>
  redirectTo.safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.to);

interface Row {
  from?: string | null;
  to?: string | null;
}

/**
 * Refuses an address that is redirected twice, redirects that lead in a circle, and those of an address that the site has
 * use for itself: a page, or an earlier address of an entry (X1).
 */
const validateRedirects: ArrayFieldValidation = async (value, { req }) => {
  const { language } = req.i18n;
  const targets = new Map<string, string>();
  for (const { from, to } of (value ?? []) as Row[]) {
    if (!from || !to) continue;
    const path = plainPath(from);
    if (targets.has(path)) return twice(path, language);
    targets.set(path, plainPath(to));
  }
  const [looping] = addressesInCircles(targets);
  if (looping !== undefined) return wordsFor(language, inACircle(looping));
  const pages = await livePages();
  for (const from of targets.keys()) {
    if (pages.has(from)) return hidesPage(from, language);
    if (await isEarlierAddress(from, req)) return hidesEarlier(from, language);
  }
  return true;
};

/** Addresses of the live release's pages. What is not built yet, the build refuses. */
async function livePages(): Promise<ReadonlySet<string>> {
  const current = path.join(/* turbopackIgnore: true */ readEnv().releases.folder, "current");
  const text = await realpath(current)
    .then((files) => readFile(path.join(/* turbopackIgnore: true */ path.dirname(files), "manifest.json"), "utf8"))
    .catch(() => "{}");
  const { pages = [] } = JSON.parse(text) as { pages?: { path: string }[] };
  return new Set(pages.map((page) => page.path));
}

async function isEarlierAddress(from: string, req: PayloadRequest): Promise<boolean> {
  const prefix = LOCALES.find((locale) => locale.prefix && from.startsWith(`${locale.prefix}/`))?.prefix ?? "";
  const address = from.slice(prefix.length);
  for (const [collection, before] of Object.entries(WITH_PAGES) as [keyof typeof WITH_PAGES, string][]) {
    if (!address.startsWith(before)) continue;
    const where = { formerAliases: { equals: address.slice(before.length) } };
    if ((await req.payload.count({ collection, where, req })).totalDocs > 0) return true;
  }
  return false;
}

const twice = (from: string, language: string) =>
  wordsFor(
    language,
    words(
      `${from} is redirected twice. Keep one of the two.`,
      `${from} перенаправлен дважды. Оставьте один.`,
      `${from} é redirecionado duas vezes. Deixe um.`,
    ),
  );

const hidesPage = (from: string, language: string) =>
  wordsFor(
    language,
    words(
      `${from} is a page of this site, which a redirect would hide. Take the redirect out, or unpublish the page first.`,
      `${from} — это страница сайта, перенаправление её скроет. Уберите его или сначала снимите страницу с публикации.`,
      `${from} é uma página do site, que o redirecionamento esconderia. Tire-o ou retire antes a página do ar.`,
    ),
  );

const hidesEarlier = (from: string, language: string) =>
  wordsFor(
    language,
    words(
      `${from} is an earlier address of a case or an article and leads to it already. Take it out there first.`,
      `${from} — прежний адрес кейса или статьи и уже ведёт на неё. Сначала уберите его там.`,
      `${from} é um endereço anterior de um case ou artigo e já leva a ele. Tire-o de lá primeiro.`,
    ),
  );

const REDIRECTS = words("Redirects", "Перенаправления", "Redirecionamentos");

/** Addresses without a page that lead elsewhere: those of the site, and those that a set brings. */
export function redirectsField(): ArrayField {
  return {
    name: "redirects",
    type: "array",
    label: REDIRECTS,
    labels: { singular: words("Redirect", "Перенаправление", "Redirecionamento"), plural: REDIRECTS },
    validate: validateRedirects,
    fields: [
      {
        type: "row",
        fields: [
          { name: "from", type: "text", label: words("From", "Откуда", "De"), required: true, validate: validateFrom },
          { name: "to", type: "text", label: words("To", "Куда", "Para"), required: true, validate: validateTo },
        ],
      },
    ],
  };
}
