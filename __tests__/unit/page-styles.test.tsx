import { pageStyles, stylesFor } from "../../src/runtime/first-load/page-styles";

const ORDER = "@layer sections,templates;";
const HERO = "@layer sections{.hero{color:red}.hero .open{color:blue}@media print{.hero{display:none}}}";
const TEAM = "@layer sections{@keyframes Wave1{to{opacity:.5s}}.team{animation:Wave1 1s}}";
const PRIVACY = "@layer templates{._privacy{width:5.5rem}}";
const SHEET = ORDER + HERO + TEAM + PRIVACY;

const sheetOf = (text: string) => (
  <style data-href="/sections.1234.css" dangerouslySetInnerHTML={{ __html: text }} key="sections" />
);

test("G5: a page has the modules of which it has a class, whole and in their order, and what belongs to no class", () => {
  expect(stylesFor('<p class="lead team">', SHEET)).toBe(ORDER + TEAM);
  expect(stylesFor('<p class="_privacy"><i class="hero">', SHEET)).toBe(ORDER + HERO + PRIVACY);
  expect(stylesFor('<p data-class="hero">hero team', SHEET)).toBe(ORDER);
});

test("another sheet is read anew", () => {
  expect(stylesFor('<p class="hero">', ORDER + TEAM)).toBe(ORDER);
  expect(stylesFor('<p class="hero">', SHEET)).toBe(ORDER + HERO);
});

test("of a page's head only that sheet is changed", () => {
  const title = <title key="title">About</title>;
  const common = <style data-href="/styles.1234.css" dangerouslySetInnerHTML={{ __html: SHEET }} key="styles" />;
  const head = pageStyles([title, common, sheetOf(SHEET)], '<p class="team">');
  expect(head).toEqual([title, common, sheetOf(ORDER + TEAM)]);
});

test("a head without that sheet stops the build, and says where to look", () => {
  expect(() => pageStyles([<title key="title">About</title>], "<p>")).toThrow(/"sections".+gatsby-node\.ts/);
});
