import { words } from "../../words";
import type { Check, Fault } from "../change";
import { textOf } from "../facts/leaves";

const IN_THE_FUTURE = words(
  "The article would say that it appeared in the future, which Google refuses. Give today or a day before.",
  "По этой дате статья вышла в будущем, Google такое не примет. Укажите сегодня или день раньше.",
  "O artigo diria que saiu no futuro, o que o Google recusa. Indique hoje ou um dia anterior.",
);

const NO_NAME = words(
  "Google wants the name of one person here, without “by”, a title or an address.",
  "Google ждёт здесь имя одного человека: без «автор», должности и адреса.",
  "O Google quer aqui o nome de uma pessoa, sem “por”, cargo ou endereço.",
);

const HEADLINE = words(
  "A headline of more than 110 characters is refused as the data of an article. Shorten the title.",
  "Заголовок длиннее 110 знаков не годится в данные статьи. Сократите его.",
  "Um título com mais de 110 caracteres é recusado nos dados de um artigo. Encurte-o.",
);

const NOT_ONE_NAME = /^(?:by|posted by|автор|текст|por)[\s:]|[@/;]|https?:|\s(?:and|и|e)\s/iu;
const LONGEST = 110;
/** Clocks differ a little. */
const MINUTE = 60_000;

/**
 * What Google refuses in the data of an article.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const article: Check = ({ after, list, now }) => {
  if (list !== "blog-posts" || !after) return [];
  const { author, publishedAt, title } = after.doc;
  const found: [boolean, string, Fault["message"]][] = [
    [Date.parse(textOf(publishedAt)) > now.getTime() + MINUTE, "publishedAt", IN_THE_FUTURE],
    [NOT_ONE_NAME.test(textOf(author)), "author", NO_NAME],
    [[...textOf(title)].length > LONGEST, "title", HEADLINE],
  ];
  return found.flatMap(([isFault, field, message]): Fault[] =>
    isFault ? [{ severity: "error", field, locale: null, message, subject: field }] : [],
  );
};
