import { suggestionFor } from "../../src/i18n/locale-suggestion";
import { pagesInLocales as pages } from "../support/pages-in-locales";

function suggested(path: string, languages: readonly string[]) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return suggestionFor(page.context, languages)?.path;
}

describe("L3: the page in the visitor's language is suggested (locale rule 3)", () => {
  it.each([
    ["/about", ["pt-BR", "pt", "en"], "/br/about"],
    ["/ru/about", ["en-GB"], "/about"],
    ["/br", ["uk", "ru-RU", "en"], "/ru"],
    ["/ru", ["en"], "/"],
    ["/", ["ru"], "/ru"],
    ["/cases/north", ["ru"], "/ru/cases/sever"],
    ["/blog/brief", ["ru"], "/ru/blog/brief"],
  ])("on %s to %j: %s", (path, languages, expected) => {
    expect(suggested(path, languages)).toBe(expected);
  });

  it.each([
    ["whose locale is the best", "/br/about", ["pt-BR"]],
    ["that the visitor's languages do not name", "/about", ["de", "fr"]],
    ["without that translation", "/cases/north", ["pt"]],
    ["whose content is in another language", "/ru/blog/brief", ["en"]],
    ["that is a 404", "/ru/404", ["en"]],
    ["in a browser that names no language", "/ru/about", []],
  ])("not on a page %s", (_, path, languages) => {
    expect(suggested(path, languages)).toBeUndefined();
  });
});
