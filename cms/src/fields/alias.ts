import { alias as aliasRule, LONGEST_ALIAS, reservedAliases, type EndpointName } from "@future-native/contract";
import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import slugify from "@sindresorhus/slugify";
import type { CollectionSlug, FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from "payload";
import { words, wordsFor } from "../words";
import { isFormer, isTaken, type Owner } from "./alias-owners";
import { hasPages, WITH_PAGES } from "./with-pages";
import { plainPath } from "./plain-path";

const MESSAGES = {
  missing: words(
    "Write an alias: the last part of the page's address, for instance night-market.",
    "Укажите адрес: последнюю часть ссылки на страницу, например night-market.",
    "Escreva um alias: a última parte do endereço da página, por exemplo night-market.",
  ),
  malformed: words(
    "Use lower-case Latin letters and digits, with single hyphens between them, for instance night-market.",
    "Только строчные латинские буквы и цифры, между ними по одному дефису, например night-market.",
    "Use letras latinas minúsculas e algarismos, com um só hífen entre eles, por exemplo night-market.",
  ),
  long: words(
    `Use at most ${LONGEST_ALIAS} characters; some four words are read and remembered.`,
    `Не больше ${LONGEST_ALIAS} знаков; читают и помнят слова четыре.`,
    `Use no máximo ${LONGEST_ALIAS} caracteres; umas quatro palavras se leem e se lembram.`,
  ),
  taken: words(
    "Another entry has this alias. Choose a different one: two pages cannot share an address.",
    "Этот адрес уже занят другой записью. Выберите другой: у двух страниц не бывает одного адреса.",
    "Outro registro já tem este alias. Escolha outro: duas páginas não podem ter o mesmo endereço.",
  ),
  former: words(
    "Another entry had this alias before, and visitors who come to it are led there. Choose a different one, or take it out of that entry's earlier addresses.",
    "Раньше этот адрес был у другой записи, и посетители по нему попадают на неё. Выберите другой или уберите его из прежних адресов той записи.",
    "Outro registro já teve este alias, e quem chega por ele é levado até lá. Escolha outro, ou tire-o dos endereços anteriores daquele registro.",
  ),
  reserved: words(
    "This word is an address of the site's own data. Choose a different alias, for instance about-tags.",
    "Это слово — адрес данных самого сайта. Выберите другой, например about-tags.",
    "Esta palavra é um endereço dos dados do próprio site. Escolha outro alias, por exemplo about-tags.",
  ),
  redirected: words(
    "The site redirects this address elsewhere (Settings → Site → Redirects). Choose a different alias, or take that redirect out.",
    "Этот адрес сайт перенаправляет в другое место (Настройки → Сайт → Перенаправления). Выберите другой или уберите перенаправление.",
    "O site redireciona este endereço (Configurações → Site → Redirecionamentos). Escolha outro alias ou tire o redirecionamento.",
  ),
};

/** The call of the API that gives out one entry by its alias. */
const CALLS: Partial<Record<CollectionSlug, EndpointName>> = {
  cases: "case",
  "blog-posts": "blogPost",
  "team-categories": "teamCategory",
};

function isReserved(alias: string, slug: CollectionSlug): boolean {
  const call = CALLS[slug];
  return call !== undefined && reservedAliases(call).includes(alias);
}

async function isRedirected(alias: string, { slug }: Owner, req: PayloadRequest): Promise<boolean> {
  if (!hasPages(slug)) return false;
  const { redirects } = await req.payload.findGlobal({ slug: "settings", depth: 0, req });
  const taken = new Set(LOCALES.map(({ prefix }) => `${prefix}${WITH_PAGES[slug]}${alias}`));
  return (redirects ?? []).some(({ from }) => taken.has(plainPath(from)));
}

/** Letters behind the alias of a copy: `-copy-12`. */
const ROOM_FOR_COPY = 20;
/** Letters of an alias that is made from a title. */
const LONGEST_MADE = 60;

/** Cuts an alias between two of its words, a word that is longer than all of it anywhere. */
export function cutAtWord(alias: string, longest: number): string {
  if (alias.length <= longest) return alias;
  const end = alias.lastIndexOf("-", longest);
  return alias.slice(0, end > 0 ? end : longest);
}

/** The alias, with a number behind it while another entry has it or had it. */
async function freeAlias(base: string, owner: Owner, req: PayloadRequest): Promise<string> {
  const isFree = async (alias: string) =>
    !isReserved(alias, owner.slug) && !(await isTaken(alias, owner, req)) && !(await isFormer(alias, owner, req));
  let candidate = base;
  for (let number = 2; candidate !== "" && !(await isFree(candidate)); number += 1) candidate = `${base}-${number}`;
  return candidate;
}

/** Fills an empty alias from the title, in the language in which the entry's address is made. */
const fromTitle: FieldHook = ({ collection, data, originalDoc, req, value }) =>
  collection
    ? aliasOf({ alias: value, title: data?.title }, { slug: collection.slug, id: originalDoc?.id }, req)
    : value;

interface Titled {
  readonly alias?: unknown;
  readonly title?: unknown;
}

/** The alias that a save would give an entry: its own, or one made of its title. */
export async function aliasOf({ alias, title }: Titled, owner: Owner, req: PayloadRequest): Promise<unknown> {
  if (typeof alias === "string" && alias.trim() !== "") return alias.trim();
  const locale = req.locale ?? DEFAULT_LOCALE;
  if (typeof title !== "string" || (locale !== DEFAULT_LOCALE && locale !== BLOG_LOCALE)) return alias;
  const made = cutAtWord(slugify(title, { decamelize: false }), LONGEST_MADE);
  return (await freeAlias(made, owner, req)) || alias;
}

/** A copy has an address of its own. */
const ofCopy: FieldHook = ({ collection, req, value }) =>
  collection && typeof value === "string"
    ? freeAlias(
        `${cutAtWord(value.replace(/-copy(?:-\d+)?$/, ""), LONGEST_ALIAS - ROOM_FOR_COPY)}-copy`,
        { slug: collection.slug, id: undefined },
        req,
      )
    : value;

function validateFor(slug: CollectionSlug): TextFieldSingleValidation {
  return async (value, { id, req }) => {
    const say = (message: keyof typeof MESSAGES) => wordsFor(req.i18n.language, MESSAGES[message]);
    if (!value) return say("missing");
    if (value.length > LONGEST_ALIAS) return say("long");
    if (!aliasRule.safeParse(value).success) return say("malformed");
    if (isReserved(value, slug)) return say("reserved");
    if (await isTaken(value, { slug, id }, req)) return say("taken");
    if (await isFormer(value, { slug, id }, req)) return say("former");
    return (await isRedirected(value, { slug, id }, req)) ? say("redirected") : true;
  };
}

/** Last part of the entry's address, the same in all locales. */
export function aliasField(slug: CollectionSlug): TextField {
  return {
    name: "alias",
    type: "text",
    label: words("Alias", "Адрес", "Alias"),
    hasMany: false,
    unique: true,
    index: true,
    validate: validateFor(slug),
    hooks: { beforeValidate: [fromTitle], beforeDuplicate: [ofCopy] },
    admin: {
      position: "sidebar",
      description: words(
        "Last part of the page's address. Left empty, it is made from the title.",
        "Последняя часть адреса страницы. Если не заполнить, получится из заголовка.",
        "Última parte do endereço da página. Se vazio, vem do título.",
      ),
    },
  };
}
