import { stylesOf } from "../../src/styles/page-styles";

const of = (css: string, ...classes: string[]) =>
  stylesOf(css, `<body><p class="${classes.join(" ")}">Text</p></body>`);

const A = "box-module--a--1";
const B = "box-module--b--2";

test("what the page has the classes for stays, in its order", () => {
  expect(of(`.${A}{color:red}.${B}{color:blue}`, B)).toBe(`.${B}{color:blue}`);
  expect(of(`.${B}{top:0}.${A}{top:1px;left:0!important}`, A, B)).toBe(`.${B}{top:0}.${A}{top:1px;left:0!important}`);
});

test("one of a rule's selectors is enough, but all of its classes are needed", () => {
  expect(of(`.${A},.${B}{color:red}`, B)).toBe(`.${A},.${B}{color:red}`);
  expect(of(`.${A} .${B}{color:red}`, B)).toBe("");
  expect(of(`.${A}.${B}{color:red}`, A, B)).not.toBe("");
});

test("states, elements and classes that scripts set stay", () => {
  const css = `html{color:red}.touch-device a{top:0}.${A}[data-state=open]:hover{top:1px}.${A}:is(.${B},:focus):not(.${B}){top:2px}`;
  expect(of(css, A)).toBe(css);
});

test("so do the rules inside others, without what is left empty", () => {
  const css = `@layer ui{.${A}{top:0;&:hover{top:1px}@media (hover:hover){.${B}:hover &{top:2px}}}.${B}{top:3px}}@layer sections{.${B}{top:4px}}`;
  expect(of(css, A)).toBe(`@layer ui{.${A}{top:0;&:hover{top:1px}}}`);
});

test("the order of the layers and the faces of the fonts stay", () => {
  const css = "@layer reset,ui;@font-face{font-family:Onest;src:url(/o.woff2)}";
  expect(of(css)).toBe(css);
});

test("an animation stays with the rule that plays it", () => {
  const css = `.${A}{animation:box-module--spin--3 1s}@keyframes box-module--spin--3{to{rotate:1turn}}`;
  expect(of(css, A)).toBe(css);
  expect(of(css, B)).toBe("");
});
