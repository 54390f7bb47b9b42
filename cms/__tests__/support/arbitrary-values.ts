/** Generates valid and invalid values for fields of the CMS. */
import fc from "fast-check";

export type Arbitrary = fc.Arbitrary<unknown>;

export const text = fc.oneof(
  fc.constantFrom("Words", "", " ", "\u00a0\n", "\u200b", "два слова", "one\ntwo\nthree\nfour", "<b>&amp;", null),
  fc.string({ unit: "grapheme" }),
);

export const address = fc.oneof(
  fc.constantFrom(
    "https://example.com/a",
    "/cases",
    "#place",
    "mailto:a@b.co",
    "tel:+1",
    "",
    null,
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "//example.com",
    "/\\example.com",
    "ftp://example.com",
    "https://",
    "http://[",
    "cases",
  ),
  fc.webUrl(),
  fc.string(),
);

export const number = fc.oneof(
  fc.constantFrom(2026, 0, -1, 2020.5, 2 ** 60, 1e300, null, "2020"),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const day = fc.oneof(
  fc.constantFrom(
    "2026-02-03T12:00:00.000Z",
    "2026-13-45",
    "+275760-09-12T00:00:00.000Z",
    "-000400-01-01T00:00:00.000Z",
    "0001-01-01",
    "",
    null,
    5,
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

export const email = fc.oneof(
  fc.constantFrom("a@b.co", "a@b", "'a'@b.co", "a..b@c.de", "!#$@b.co", "ü@b.co", "a@b-.co", null),
  fc.emailAddress(),
);

export const slug = fc.oneof(
  fc.constantFrom("Bad Alias!", "a--b", "tags", null, "a".repeat(200), "b".repeat(201), `c${"-d".repeat(136)}`),
  fc.stringMatching(/^[a-z0-9]{1,12}$/),
);
export const slugs = fc.array(slug, { maxLength: 3 });

const run = fc.record({
  type: fc.constant("text"),
  text: fc.oneof(fc.constantFrom("Words", "", " "), fc.string()),
  format: fc.constantFrom(0, 1, 2, 3, 64),
  version: fc.constant(1),
});
const link = fc.record({
  type: fc.constantFrom("link", "autolink"),
  id: fc.constant("0".repeat(24)),
  version: fc.constant(3),
  fields: fc.record({
    linkType: fc.constantFrom("custom", "internal"),
    url: address,
    newTab: fc.boolean(),
  }),
  children: fc.array(run, { maxLength: 2 }),
});
const inline = fc.oneof(
  { weight: 3, arbitrary: run },
  { weight: 2, arbitrary: link },
  { weight: 1, arbitrary: fc.constantFrom({ type: "linebreak" }, { type: "tab", text: "\t" }, { type: "mystery" }) },
);
const inlines = fc.array(inline, { minLength: 1, maxLength: 3 });
export const picture = fc.constantFrom(1, 2, 99999, null);
const blockFields = fc.oneof(
  fc.record({ blockType: fc.constant("quote"), text, author: text }),
  fc.record({ blockType: fc.constant("picture"), picture, caption: text }),
  fc.record({ blockType: fc.constant("pair"), left: picture, right: picture }),
  fc.record({
    blockType: fc.constant("figures"),
    figures: fc.array(fc.record({ value: text, label: text }), { maxLength: 2 }),
  }),
  fc.record({ blockType: fc.constant("video"), url: address, title: text, poster: picture }),
  fc.record({
    blockType: fc.constant("beat"),
    beat: fc.constantFrom("was", "came", "then", null),
    title: text,
    figure: text,
    remark: text,
  }),
  fc.record({ blockType: fc.constant("artefact"), picture, caption: text, second: picture, medium: text }),
  fc.record({
    blockType: fc.constant("radio"),
    title: text,
    note: text,
    seconds: number,
    lines: fc.array(fc.record({ at: number, text }), { maxLength: 2 }),
  }),
  fc.record({ blockType: fc.constant("loop"), caption: text }),
  fc.record({
    blockType: fc.constant("play"),
    kind: fc.constantFrom("bug", "bell", "organ"),
    ...{ title: text, instructions: text, action: text, done: text },
    steps: fc.array(fc.record({ label: text, said: text }), { maxLength: 2 }),
  }),
  fc.record({
    blockType: fc.constant("credits"),
    credits: fc.array(fc.record({ role: text, name: text }), { maxLength: 2 }),
  }),
);
const top = fc.oneof(
  fc.record({ type: fc.constant("paragraph"), children: inlines }),
  fc.record({ type: fc.constant("heading"), tag: fc.constantFrom("h2", "h3", "h4"), children: inlines }),
  fc.record({
    type: fc.constant("list"),
    listType: fc.constantFrom("bullet", "number", "check"),
    children: fc.array(fc.record({ type: fc.constant("listitem"), children: inlines }), { maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant("block"),
    version: fc.constant(2),
    fields: blockFields.map((fields) => ({ id: "1".repeat(24), blockName: "", ...fields })),
  }),
);
export const richText = fc
  .array(top, { minLength: 1, maxLength: 3 })
  .map((children) => ({ root: { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children } }));

export const seo = fc.record({ title: text, description: text, picture }, { requiredKeys: [] });
export const titled = fc.record({ title: text, text });
export const salary = fc.record({
  min: number,
  max: number,
  currency: fc.constantFrom("EUR", "eur", "", "EURO", null),
  unit: fc.constantFrom("month", "year", null),
});
export const territory = fc.record({
  ground: fc.constantFrom("sand", "teal"),
  figure: fc.constant("ink"),
  accent: fc.constantFrom("hot", null),
  mark: fc.constantFrom("blob", "star"),
  seed: number,
});
export const rows = fc.array(
  fc.record({ id: fc.constantFrom("0".repeat(24), "a b", "Ä", "1/2"), value: text, label: text }, { requiredKeys: [] }),
  { maxLength: 2 },
);

/** Rows of the site's redirects. */
export const redirects = fc.array(
  fc.record({
    from: fc.oneof(
      fc.webPath().map((path) => `/${path}`),
      fc.constantFrom("/a%", "/b%zz", "/c%20d", "/", "//e", "/f?g"),
    ),
    to: fc.oneof(address, fc.webUrl(), fc.constantFrom("/cases%", "https://a b", "http://")),
  }),
  { maxLength: 2 },
);
