/** Lists that are pasted from Word become lists, nested as they were. */
import { hasWordLists, withLists } from "../src/rich-text/admin/word-lists";

/** A paragraph of a list as Word puts it on the clipboard. */
const item = (level: number, marker: string, text: string, family = "Symbol") =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:${family};mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

const pasted = (...paragraphs: string[]) => `<html><body><!--StartFragment-->${paragraphs.join("\n")}</body></html>`;

/** The lists without comments and space between. */
const listsOf = (html: string) =>
  withLists(html)
    .replace(/<!--.*?-->/g, "")
    .replace(/\n/g, "")
    .replace(/ class="\w+"/g, "");

test("a list with a list in it", () => {
  const html = pasted(
    "<p class=MsoNormal>Before</p>",
    item(1, "·", "One <b>bold</b>"),
    item(2, "o", "Inner", "Courier New"),
    item(3, "§", "Innermost", "Wingdings"),
    item(1, "·", "Two"),
    "<p class=MsoNormal>After</p>",
  );
  expect(hasWordLists(html)).toBe(true);
  expect(listsOf(html)).toBe(
    "<p>Before</p><ul><li>One <b>bold</b><ul><li>Inner<ul><li>Innermost</li></ul></li></ul></li><li>Two</li></ul><p>After</p>",
  );
});

test("numbers are of numbered lists, letters of fonts of signs are bullets", () => {
  expect(listsOf(pasted(item(1, "1.", "One"), item(2, "a)", "A"), item(2, "б.", "B"), item(1, "2.", "Two")))).toBe(
    "<ol><li>One<ol><li>A</li><li>B</li></ol></li><li>Two</li></ol>",
  );
  expect(listsOf(pasted(item(1, "v", "Sign", "Wingdings"), item(1, "1.", "Number")))).toBe(
    "<ul><li>Sign</li></ul><ol><li>Number</li></ol>",
  );
});

test("a paragraph between two lists parts them, and one that is out of its list stays a paragraph", () => {
  const out = "<p style='mso-list:none'>Between</p>";
  expect(listsOf(pasted(item(1, "·", "One"), out, item(2, "o", "Two")))).toBe(
    '<ul><li>One</li></ul><p style="mso-list:none">Between</p><ul><li>Two</li></ul>',
  );
  expect(hasWordLists(pasted(out))).toBe(false);
});
