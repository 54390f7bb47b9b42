/** Texts of the service worker's offline page (X14). */
import { LOCALES } from "@future-native/contract/locales";
import { words } from "../../src/app/offline/words";

const SINCE = Date.UTC(2026, 10, 24, 12);
const NONE = { pages: [], files: [], style: "" };

test.each([
  ["/about", "en", "24 November 2026."],
  ["/ru/about", "ru", "24 ноября 2026 г."],
  ["/br", "pt", "24 de novembro de 2026."],
  ["/brasil", "en", "24 November 2026."],
])("X14: %s says in its language from when it is", (path, tag, end) => {
  const notice = words.kept(path, SINCE);
  expect(notice).toContain(`lang="${tag}"`);
  expect(notice).toContain(`${end.replaceAll(" ", "\u00a0")}</div>`);
});

test.each(LOCALES)("X14: in $name the page in place of a missing one lists what can be opened", ({ prefix, tag }) => {
  const pages = [{ path: `${prefix}/about`, title: "Tom &amp; Jerry", style: "" }];
  const page = words.missing(`${prefix}/cases`, { ...NONE, pages });
  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`<li lang="${tag}"><a href="${prefix}/about">Tom &amp; Jerry</a></li>`);
  expect(words.missing(`${prefix}/cases`, NONE)).not.toContain("<ul>");
});

test("X14: it has the site's own colours, as the page that was seen last has them", () => {
  const seen = (style: string) => ({ path: "/", title: "North", style });
  const page = words.missing("/about", {
    ...NONE,
    style: ":root{--paper:#f4f3ee}",
    pages: [seen(":root{--paper:#ffffff;}"), seen(":root{--paper:#eeeeee;}")],
  });
  expect(page).toContain("<style>:root{--paper:#f4f3ee}:root{--paper:#ffffff;}</style>");
});

test("X14: it has the site's letters as far as pages have brought them", () => {
  const files = ["/static/unbounded-latin-39287af842e8.woff2", "/app-39287af842e8a305.js"];
  expect(words.missing("/", { ...NONE, files })).toContain(
    "@font-face{font-family:Unbounded;font-weight:400 600;src:url(/static/unbounded-latin-39287af842e8.woff2)",
  );
  expect(words.missing("/", NONE)).not.toContain("@font-face");
});
