import {
  BLOG_LOCALE,
  endpointPath,
  type Endpoint,
  type EndpointName,
  type LocaleCode,
  type MarkedAnswers,
  type PreviewDraft,
} from "@future-native/contract";
import { z } from "zod";
import { readContent, type Ask, type Content, type PerLocale } from "../../../gatsby-source-custom-api/src/content";

/** @throws Error where the API refuses */
const ask: Ask = async (name, endpoint, lang) => {
  const response = await fetch(endpointPath(name, lang ? { lang } : {}));
  if (!response.ok) throw new Error(`The API answered ${response.status} to "${name}".`);
  return endpoint.answer.parse(await response.json());
};

/** Content that a page of a locale needs; the blog's screen takes its texts from the blog's locale. */
const readFor = (locale: LocaleCode, from: Ask): Promise<Content> =>
  readContent(from, [locale], [...new Set([locale, BLOG_LOCALE])]);

/** The published content that a page of a locale needs. */
export const publishedContent = (locale: LocaleCode): Promise<Content> => readFor(locale, ask);

/**
 * The same with marks, from answers that have them; not validated, because marks break some of the contract's patterns.
 */
export const markedContent = (locale: LocaleCode, { answers }: MarkedAnswers): Promise<Content> => {
  const find: Ask = async <Schema extends z.ZodType>(name: EndpointName, _: Endpoint<Schema>, lang?: LocaleCode) =>
    z.custom<z.output<Schema>>().parse(answers[endpointPath(name, lang ? { lang } : {})]);
  return readFor(locale, find);
};

interface Entry {
  readonly id: string;
}

/** The entries with the drafted ones in their places; new ones at the end. */
function put(entries: readonly Entry[], drafted: readonly Entry[]): Entry[] {
  const drafts = new Map(drafted.map((entry) => [entry.id, entry]));
  const known = new Set(entries.map(({ id }) => id));
  return [...entries.map((entry) => drafts.get(entry.id) ?? entry), ...drafted.filter(({ id }) => !known.has(id))];
}

function mergeDrafts<Answered>(
  lists: PerLocale<Answered>,
  locale: LocaleCode,
  change: (answer: Answered) => Answered,
): PerLocale<Answered> {
  return lists.map((list) => (list.locale === locale ? { locale, answer: change(list.answer) } : list));
}

/** The published content with the draft in it, as if it were published. */
export function withDraft(content: Content, locale: LocaleCode, draft: PreviewDraft): Content {
  switch (draft.list) {
    case "site":
      return { ...content, site: mergeDrafts(content.site, locale, () => draft.answer) };
    case "cases":
    case "services":
    case "news":
      return {
        ...content,
        [draft.list]: mergeDrafts<readonly Entry[]>(content[draft.list], locale, (entries) =>
          put(entries, draft.answer),
        ),
      };
    default:
      return { ...content, [draft.list]: put(content[draft.list], draft.answer) };
  }
}
