import { pagesFor } from "../../src/site/pages";

const day = "2025-03-01T10:00:00.000Z";

/** The pages of a small site: a case in two languages, an article in one. */
export const pagesInLocales = pagesFor({
  cases: [
    { entryId: "1", locale: "en", alias: "north", updatedAt: day },
    { entryId: "1", locale: "ru", alias: "sever", updatedAt: day },
  ],
  vacancies: [],
  posts: [{ entryId: "3", locale: "ru", alias: "brief", updatedAt: day }],
  screens: { en: day, ru: day, br: day },
});
