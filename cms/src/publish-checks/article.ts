import { textOf } from "payload-kit";
import type { Fault } from "payload-publish-gate";
import { localized } from "../i18n";
import type { SiteCheck } from "./check";

const NOT_ONE_NAME = /^(?:by|posted by|автор|текст|por)[\s:]|[@/;]|https?:|\s(?:and|и|e)\s/iu;
const LONGEST = 110;
/** Clocks differ a little. */
const MINUTE = 60_000;

/**
 * Errors for which Google rejects the structured data of an article.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const article: SiteCheck = ({ after, list, now }) => {
  if (list !== "blog-posts" || !after) return [];
  const { author, publishedAt, title } = after.doc;
  const found: [boolean, string, Fault["message"]][] = [
    [Date.parse(textOf(publishedAt)) > now.getTime() + MINUTE, "publishedAt", localized("checks:article.inTheFuture")],
    [NOT_ONE_NAME.test(textOf(author)), "author", localized("checks:article.noName")],
    [[...textOf(title)].length > LONGEST, "title", localized("checks:article.headline")],
  ];
  return found.flatMap(([isFault, field, message]): Fault[] =>
    isFault ? [{ severity: "error", field, locale: null, message, subject: field }] : [],
  );
};
