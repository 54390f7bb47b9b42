import { LOCALES } from "@future-native/contract/locales";
import { suggestionFor } from "../../src/i18n/locale-suggestion";
import { declineSuggestions } from "../../src/i18n/suggestion-memory";
import { expectSuggestion, keepSuggestionRoom } from "../../src/i18n/suggestion-room";
import { pagesInLocales as pages } from "../support/pages-in-locales";
import { isUnlisted } from "../../src/site/unlisted";

/** Decides on a page as it is served to such a browser. @returns whether room is kept */
function keepsRoom({ path, context }: (typeof pages)[number], languages: readonly string[]): boolean {
  window.history.replaceState({}, "", path);
  document.documentElement.lang = context.language;
  document.head.innerHTML = isUnlisted(context)
    ? ""
    : LOCALES.filter(({ code }) => context.paths[code])
        .map(({ tag, code }) => `<link rel="alternate" hreflang="${tag}" href="${context.paths[code]}">`)
        .join("");
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expectSuggestion();
  return document.documentElement.dataset["suggestion"] === "expected";
}

afterEach(() => {
  keepSuggestionRoom(false);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe("L3: room for the offer of another language", () => {
  it.each([[["ru-RU", "en"]], [["pt-BR"]], [["en-GB"]], [["uk", "ru-RU", "en"]], [["de"]], [[]]])(
    "is kept for a browser of %j where the page is offered, and nowhere else",
    (languages) => {
      for (const page of pages) {
        expect([page.path, keepsRoom(page, languages)]).toEqual([
          page.path,
          suggestionFor(page.context, languages) !== undefined,
        ]);
        keepSuggestionRoom(false);
      }
    },
  );

  it("is not kept for those who have declined", () => {
    const about = pages.find(({ path }) => path === "/about");
    if (!about) throw new Error("There is no page about the agency.");
    expect(keepsRoom(about, ["ru"])).toBe(true);
    keepSuggestionRoom(false);
    declineSuggestions();
    expect(keepsRoom(about, ["ru"])).toBe(false);
  });
});
