/** Renders search results as HTML for the release's search page. */
import type { SearchEntry, SearchKind, SearchManifest } from "@future-native/contract";
import { markWords, sentenceWith, type SearchResult, type Stretch } from "static-search";
import { escapeHtml } from "../src/html";

/** The empty element for results: src/search/server-answer.tsx. */
const SLOT = 'data-search-answer="">';
const FIELD = /(<input\b[^>]*\bid="search-field"[^>]*?)\svalue=""/;

const marked = (stretches: readonly Stretch[]) =>
  stretches
    .map(({ text, marked: isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join("");

type Results = SearchResult<SearchEntry, SearchKind>;

/** One list per kind of entry, ordered by the best hit of each kind. */
export function answerHtml({ hits, counts, isFound }: Results, words: SearchManifest<unknown>["words"]): string {
  if (hits.length === 0) return `<p>${escapeHtml(words.nothing)}</p>`;
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const items = hits.filter((hit) => hit.kind === kind).map(({ stored }) => itemHtml(stored, isFound));
      return `<h2>${escapeHtml(words.kinds[kind])} ${counts[kind] ?? ""}</h2><ul>${items.join("")}</ul>`;
    })
    .join("");
}

function itemHtml({ url, title, facts, texts }: SearchEntry, isFound: Results["isFound"]): string {
  const sentence = markWords(sentenceWith(texts, isFound), isFound);
  const lines = [facts && `<small>${escapeHtml(facts)}</small>`, marked(sentence)].filter(Boolean);
  return `<li><a href="${escapeHtml(url)}">${marked(markWords(title, isFound))}</a><br>${lines.join("<br>")}</li>`;
}

/** Inserts the query and its results into the search page. */
export function withQuestion(html: string, question: string, answer: string): string {
  return html
    .replace(FIELD, (_, before: string) => `${before} value="${escapeHtml(question)}"`)
    .replace(SLOT, () => SLOT + answer);
}
