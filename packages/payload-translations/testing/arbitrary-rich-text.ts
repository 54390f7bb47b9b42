/** Generates rich texts as editors, pastes and imports produce them. */
import fc from "fast-check";

const odd = fc.constantFrom(
  "\u0001",
  "\r",
  "\r\n",
  "\t",
  "\u2028",
  "\ud83d",
  "\udc00",
  "\ufffe",
  "]]>",
  "<b>&amp;",
  '"',
  "👩‍🚀",
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  fc.string({ unit: "binary" }),
  fc.array(fc.oneof(odd, fc.string({ maxLength: 4 }))).map((parts) => parts.join("")),
);
const words = text.map((value) => `${value}w`);

const textNode = fc
  .record({ text, format: fc.constantFrom(0, 0, 0, 1, 2, 3, 8), style: fc.constantFrom("", "", "color: red") })
  .chain(({ text, format, style }) =>
    fc.constantFrom<object>(
      { detail: 0, format, mode: "normal", style, text, type: "text", version: 1 },
      { type: "text", version: 1, text, format, detail: 0, mode: "normal", style },
    ),
  );
const plainInline = fc.oneof(
  { weight: 4, arbitrary: textNode },
  fc.constantFrom<object>(
    { type: "linebreak", version: 1 },
    { type: "tab", version: 1, text: "\t", format: 0, detail: 2, mode: "normal", style: "" },
  ),
);
const link = fc
  .record({ url: fc.webUrl(), children: fc.array(plainInline, { maxLength: 3 }) })
  .map(({ url, children }): object => ({
    children,
    direction: "ltr",
    format: "",
    indent: 0,
    type: "link",
    version: 3,
    fields: { linkType: "custom", newTab: false, url },
    id: "65f0",
  }));
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: plainInline }, link), { maxLength: 6 });

const element = (type: string, rest: object) =>
  inline.map((children): object => ({ children, direction: "ltr", format: "", indent: 0, type, version: 1, ...rest }));

const list = fc.letrec<{ list: object; item: object }>((tie) => ({
  list: fc
    .array(tie("item"), { minLength: 1, maxLength: 3 })
    .map((children) => ({ children, listType: "bullet", start: 1, tag: "ul", type: "list", version: 1 })),
  item: fc.oneof(
    { depthSize: "small" },
    element("listitem", { value: 1 }),
    tie("list").map((nested) => ({ type: "listitem", value: 2, version: 1, children: [nested] })),
  ),
})).list;

const id = fc.stringMatching(/^[0-9a-f]{24}$/);
const block = fc.record({ id, text: words, empty: text, at: fc.nat(600) }).chain(({ id, text, empty, at }) =>
  fc.constantFrom<object>(
    { id, blockName: "", blockType: "quote", text, author: empty, loud: true },
    { id, blockName: "", blockType: "picture", picture: 3, caption: text },
    {
      id,
      blockType: "figures",
      figures: [
        { id: "a1", value: "4–6", label: text },
        { value: "", label: empty },
      ],
    },
    { id, blockType: "video", url: "https://example.com/1", title: text, poster: null },
    { id, blockType: "radio", title: text, seconds: at, lines: [{ id: "b2", at, text }], note: null },
    { blockType: "beat", beat: "was", title: text, remark: empty },
  ),
);
const blockNode = block.map((fields): object => ({ fields, format: "", type: "block", version: 2 }));

/** The value of a rich text field. */
export const anyRichText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: element("paragraph", { textFormat: 0, textStyle: "" }) },
      element("heading", { tag: "h2" }),
      list,
      blockNode,
    ),
    { maxLength: 8 },
  )
  .map((children): object => ({
    root: { children, direction: "ltr", format: "", indent: 0, type: "root", version: 1 },
  }));
