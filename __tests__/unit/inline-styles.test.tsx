import { renderToStaticMarkup } from "react-dom/server";
import { inlineStyles } from "../../src/styles/inline-styles";

const CSS = ".box-module--a--1{color:red}.box-module--b--2{color:blue}";
const HTML = '<p class="box-module--a--1">Text</p>';

const sheet = (
  <style data-href="/styles.123.css" data-identity="gatsby-global-css" dangerouslySetInnerHTML={{ __html: CSS }} />
);

test("what a page cannot use leaves its head, and so does the name of the sheet's file", () => {
  const head = renderToStaticMarkup(inlineStyles([<title key="title">Title</title>, sheet], HTML));
  expect(head).toBe('<title>Title</title><style data-styles="page">.box-module--a--1{color:red}</style>');
});

test("without the sheet of Gatsby the build stops", () => {
  expect(() => inlineStyles([<title key="title">Title</title>], HTML)).toThrow(/no longer writes the style sheet/);
});
