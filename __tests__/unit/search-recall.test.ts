import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocaleCode } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import { documentsFor, SEARCH_KINDS } from "../../src/search/build/documents";
import { demoSearchContent } from "../support/demo-search";
import type { Query } from "../support/search-query";
import { ownSearch, recallOf } from "../support/search-recall";

const file = join(__dirname, "..", "fixtures", "search-queries.json");
const queries = JSON.parse(readFileSync(file, "utf8")) as Record<LocaleCode, Query[]>;

describe("X8: the search finds what inflected, misspelt and wrong-layout words were taken from", () => {
  it.each(LOCALES.map(({ code, tag }) => ({ code, tag })))(
    "in $code, 19 of 20 among the first five",
    async ({ code, tag }) => {
      expect(queries[code]).toHaveLength(200);
      const search = await ownSearch(tag, SEARCH_KINDS, documentsFor(code, demoSearchContent(), []));
      const { all, missed } = await recallOf(queries[code], search);
      // Shown where it fails.
      expect({ missed: all >= 0.95 ? [] : missed }).toEqual({ missed: [] });
    },
  );
});

test("an entry that was renamed is found by its former name", async () => {
  const redirects = [{ from: "/cases/the-old-quokka", to: "/cases/hired-by-a-bug" }];
  const search = await ownSearch("en", SEARCH_KINDS, documentsFor("en", demoSearchContent(), redirects));
  expect((await search("quokkas"))[0]).toBe("case hired-by-bug");
});
