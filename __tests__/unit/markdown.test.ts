import { Parser, type Node } from "commonmark";
import fc from "fast-check";
import { addressesOf, type Addresses } from "../../src/seo/documents/addresses";
import { htmlOf } from "../../src/seo/documents/html";
import { llms } from "../../src/seo/documents/llms";
import { escapeMarkdown, markdownLink, markdownOf } from "../../src/seo/documents/markdown";
import type { Block, Run } from "../../src/site/entry-blocks";

const siteUrl = "https://agency.example";
const addresses: Addresses = addressesOf(`${siteUrl}/ru/cases/north`, "ru", siteUrl);
const plain = (text: string): Run => ({ text, bold: null, italic: null, href: null });
const paragraph = (...runs: Run[]): Block => ({ __typename: "ParagraphBlock", runs });

/** Parses CommonMark into types of nodes, text and links. */
function read(markdown: string): { kinds: string[]; text: string; links: string[] } {
  const walker = new Parser().parse(markdown).walker();
  const kinds: string[] = [];
  const links: string[] = [];
  let text = "";
  for (let event = walker.next(); event; event = walker.next()) {
    const node: Node = event.node;
    if (!event.entering) continue;
    kinds.push(node.type);
    if (node.type === "softbreak") text += "\n";
    if (node.type === "link" || node.type === "image") links.push(node.destination ?? "");
    text += node.literal ?? "";
  }
  return { kinds, text, links };
}

/** Texts of Markdown's special characters. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...["*", "_", "`", "#", "-", "+", "=", ">", "<", "[", "]", "(", ")", "!", "&amp;", "&", "\\", "~", "|", ":"],
      ...["1.", "2)", " ", "a", "б", "<b>", "http://x.y", "---", "\n", "\u00a0"],
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(""));
const line = (text: string) => text.replace(/[\t\n\r ]+/g, " ").trim();

describe("X2: Markdown", () => {
  it("shows every text as it stands", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { kinds, text: shown } = read(escapeMarkdown(text));
        expect(shown).toBe(line(text));
        expect(kinds.filter((kind) => !["document", "paragraph", "text"].includes(kind))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it("shows every text as it stands in a heading and in a list", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(line(text) !== "");
        for (const prefix of ["# ", "- "]) {
          const { text: shown, kinds } = read(prefix + escapeMarkdown(text));
          expect(shown).toBe(line(text));
          expect(kinds).toContain(prefix === "# " ? "heading" : "item");
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the text of stretches in any style, side by side", () => {
    const style = fc.record({
      text: hostile,
      bold: fc.constantFrom(true, null),
      italic: fc.constantFrom(true, null),
      href: fc.constantFrom(null, "/about", "https://x.y/a(b)_c?d=*"),
    });
    fc.assert(
      fc.property(fc.array(style, { minLength: 1, maxLength: 4 }), (runs) => {
        const [text = ""] = markdownOf([paragraph(...runs)], addresses);
        const joined = runs.map((run) => run.text.replace(/[\t\n\r ]+/g, " ")).join("");
        expect(read(text).text.replace(/ +/g, " ")).toBe(line(joined).replace(/ +/g, " "));
      }),
      { numRuns: 3000 },
    );
  });

  it("sets in bold and italic what the page does", () => {
    const bold = { ...plain("Ice, "), bold: true };
    const [text] = markdownOf([paragraph(plain("North "), bold, { ...plain("cold"), italic: true })], addresses);
    expect(text).toBe("North **Ice**, *cold*");
  });

  it("leads to absolute addresses in the locale of the page", () => {
    const links = ["/about", "/br/cases", "#top", "mailto:a@b.c", "https://x.y/a (b)"].map((href) => ({
      ...plain("a"),
      href,
    }));
    const [text = ""] = markdownOf([paragraph(...links)], addresses);
    expect(read(text).links).toEqual([
      `${siteUrl}/ru/about`,
      `${siteUrl}/br/cases`,
      `${siteUrl}/ru/cases/north#top`,
      "mailto:a@b.c",
      "https://x.y/a%20%28b%29",
    ]);
  });

  it("has a text for each kind of block, and a picture where it has a file", () => {
    const picture = (file: string | null) => ({ alt: "A [b]", file });
    const blocks: Block[] = [
      { __typename: "HeadingBlock", level: 2, text: "Why #" },
      { __typename: "ListBlock", ordered: true, items: [{ runs: [plain("one")] }, { runs: [plain("2. two")] }] },
      { __typename: "QuoteBlock", text: "Well", author: "Vera" },
      { __typename: "PictureBlock", picture: picture("/static/a b.webp"), caption: "Under" },
      { __typename: "PairBlock", pictures: [picture("/c.webp"), picture(null)] },
      { __typename: "FiguresBlock", figures: [{ value: "4–6", label: "weeks" }], source: "Source: the diary" },
      { __typename: "VideoBlock", url: "https://v.example/1", title: "Film", poster: null },
      { __typename: "BeatBlock", title: "A # is found", figure: "11", remark: "in a quarter" },
      { __typename: "ArtefactBlock", pieces: [{ picture: picture("/d.webp"), caption: "The box" }] },
      { __typename: "RadioBlock", title: "Spot", note: "24 s", lines: [{ text: "It *rings*." }], sound: null },
      {
        ...{ __typename: "RadioBlock", title: "Heard", note: null, lines: [] },
        sound: { file: "/static/1/spot.mp3" },
      },
      { __typename: "LoopBlock", caption: "Moves", film: null },
      { __typename: "LoopBlock", caption: "The screen", film: { poster: picture("/e.webp") } },
      {
        ...{ __typename: "PlayBlock", title: "Ring *it*", lead: "It closes.", done: null },
        steps: [
          { label: "17.30", said: "Closed." },
          { label: "8.00", said: null },
        ],
      },
      { __typename: "CreditsBlock", credits: [{ role: "Text", name: "Zlata" }] },
    ];
    expect(markdownOf(blocks, addresses)).toEqual([
      "## Why \\#",
      "1. one\n2. 2\\. two",
      "> Well\n>\n> — Vera",
      `![A \\[b\\]](${siteUrl}/static/a%20b.webp)`,
      "Under",
      `![A \\[b\\]](${siteUrl}/c.webp)`,
      "- 4–6: weeks",
      "Source: the diary",
      "[Film](https://v.example/1)",
      "## A \\# is found",
      "11 in a quarter",
      `![A \\[b\\]](${siteUrl}/d.webp)`,
      "The box",
      "### Spot",
      "24 s",
      "It \\*rings\\*.",
      `### [Heard](${siteUrl}/static/1/spot.mp3)`,
      `![A \\[b\\]](${siteUrl}/e.webp)`,
      "The screen",
      "### Ring \\*it\\*",
      "It closes.",
      "- 17\\.30: Closed.\n- 8\\.00",
      "- Text: Zlata",
    ]);
    const html = htmlOf(blocks, addresses);
    expect(html).toContain(
      `<figure><img src="${siteUrl}/static/a%20b.webp" alt="A [b]"><figcaption>Under</figcaption></figure>`,
    );
    expect(html).toContain("<h2>A # is found</h2><p>11 in a quarter</p>");
    expect(html).toContain("<h3>Ring *it*</h3><p>It closes.</p><ul><li>17.30: Closed.</li><li>8.00</li></ul>");
    expect(html).toContain("<h3>Spot</h3><p>24 s</p><p>It *rings*.</p>");
    expect(html).toContain(`<h3><a href="${siteUrl}/static/1/spot.mp3">Heard</a></h3>`);
    expect(html).not.toMatch(/(?:src|href)="(?!https:)/);
  });

  it("writes a link whose text and address hold anything", () => {
    expect(read(markdownLink("a](b) <c>", "https://x.y/(a)<b> c")).links).toEqual(["https://x.y/%28a%29%3Cb%3E%20c"]);
    expect(read(markdownLink("a](b) <c>", "https://x.y")).text).toBe("a](b) <c>");
  });
});

describe("X2: llms.txt", () => {
  it("has a name, a sentence and lists of links; no list is empty", () => {
    const links = [{ title: "North", url: `${siteUrl}/cases/north.md`, lead: "Ice" }];
    expect(
      llms("Agency", "Brands", [
        { title: "Cases", links },
        { title: "Blog", links: [] },
      ]),
    ).toBe(`# Agency\n\n> Brands\n\n## Cases\n\n- [North](${siteUrl}/cases/north.md): Ice\n`);
  });
});

describe("X2: the text of a feed", () => {
  it("shows every text as it stands", () => {
    const text = `<script>"&amp;</script>`;
    expect(htmlOf([paragraph({ ...plain(text), href: `/cases/a"b` })], addresses)).toBe(
      `<p><a href="https://agency.example/ru/cases/a%22b">&lt;script&gt;&quot;&amp;amp;&lt;/script&gt;</a></p>`,
    );
  });
});
