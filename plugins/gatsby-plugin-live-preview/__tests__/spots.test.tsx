import { withMark } from "@future-native/contract";
import { spotsOf } from "../src/client/touch/spots";

function page(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

/** Names by which each text and picture of a page is known. */
const known = (seen: string, marked: string) =>
  spotsOf(page(seen), page(marked)).map(({ node, mark }) => [
    node instanceof Text ? node.data : node.getAttribute("src"),
    mark,
  ]);

test("X11: texts and pictures have the marks of the same ones in the second drawing", () => {
  const marked = `<h1>${withMark("Hired by a bug", 1)}</h1><img src="/media/a.png#${encodeURIComponent(withMark("x", 2).slice(1))}"><p>Next case</p>`;
  expect(known(`<h1>Hired by a bug</h1><img src="/media/a.png"><p>Next case</p>`, marked)).toEqual([
    ["Hired by a bug", 1],
    ["/media/a.png", 2],
  ]);
});

test("X11: texts that say the same are told apart by what is around them, and by their order", () => {
  const both = (one: string, other: string, third: string) =>
    `<ul class="team"><li>${one}</li><li>${other}</li></ul><footer><p class="name">${third}</p></footer>`;
  const name = "Ada";
  // The page that is seen has the second list first.
  const seen = `<footer><p class="name">Ada</p></footer><ul class="team"><li>Ada</li><li>Ada</li></ul>`;
  const marked = both(withMark(name, 1), withMark(name, 2), withMark(name, 3));
  expect(known(seen, marked)).toEqual([
    [name, 3],
    [name, 1],
    [name, 2],
  ]);
});

test("X11: a text in parts is known in each part, and a row that is repeated in each of its rows", () => {
  const [first, second] = withMark("Everyone plays", 4).split(" ");
  expect(known("<b>Everyone</b> <b>plays</b>", `<b>${first}</b> <b>${second}</b>`)).toEqual([
    ["Everyone", 4],
    ["plays", 4],
  ]);
  expect(known("<p>Tertsia</p><p>Tertsia</p>", `<p>${withMark("Tertsia", 5)}</p>`)).toEqual([
    ["Tertsia", 5],
    ["Tertsia", 5],
  ]);
});

test("X11: spaces that a template binds make no other text", () => {
  expect(known("<p>a\u00a0bug</p>", `<p>${withMark("a bug", 6)}</p>`)).toEqual([["a\u00a0bug", 6]]);
});

test("X11: an address that is drawn in parts is known in all of them", () => {
  const address = withMark("hello@agency.example", 8).replace("@", "<wbr>@");
  expect(known("<a>hello<wbr>@agency.example</a>", `<a>${address}</a>`)).toEqual([
    ["hello", 8],
    ["@agency.example", 8],
  ]);
});

test("X11: what the second drawing does not have, or has without a mark, belongs to no field", () => {
  expect(known("<p>Only here</p><p>Next case</p>", `<p>Next case</p><p>${withMark("Only there", 9)}</p>`)).toEqual([]);
});

test("X11: what Gatsby says of a page to those who listen to it is no text of it", () => {
  const said = `<div id="gatsby-announcer">Navigated to Hired by a bug</div><div id="gatsby-announcer">Hired by a bug</div>`;
  const heading = `<h1>${withMark("Hired by a bug", 9)}</h1>`;
  expect(known(`${said}<h1>Hired by a bug</h1>`, heading)).toEqual([["Hired by a bug", 9]]);
});
