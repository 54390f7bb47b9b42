import { screen, within } from "@testing-library/react";
import { ContentBlocks } from "../../src/sections/content-blocks/content-blocks";
import { renderOnPage } from "../support/render-on-page";

type Block = Queries.ContentBlocksFragment;

const run = (text: string, marks: Partial<Queries.TextRunsFragment> = {}): Queries.TextRunsFragment => ({
  text,
  bold: null,
  italic: null,
  href: null,
  ...marks,
});

const picture = (alt: string) => ({
  alt,
  width: 800,
  height: 600,
  focal: { x: 0.25, y: 0.5 },
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth" as const,
        width: 1,
        height: 0.75,
        images: { fallback: { src: "/static/p.webp", srcSet: "/static/p.webp 480w" }, sources: [] },
      },
    },
  },
});

const blocks: Block[] = [
  { __typename: "HeadingBlock", level: 2, text: "Nobody solos" },
  {
    __typename: "ParagraphBlock",
    runs: [
      run("They said "),
      run("the others", { bold: true }),
      run(" in ", { italic: true }),
      run("a film", { href: "/cases" }),
    ],
  },
  { __typename: "ListBlock", ordered: true, items: [{ runs: [run("first")] }, { runs: [run("second")] }] },
  { __typename: "QuoteBlock", text: "I stayed for the drummer.", author: "Analyst", loud: false },
  { __typename: "PictureBlock", picture: picture("A stage"), caption: "The stage" },
  { __typename: "PairBlock", pictures: [picture("Left"), picture("Right")] },
  { __typename: "FiguresBlock", figures: [{ value: "−31%", label: "people leaving" }], source: null },
  { __typename: "VideoBlock", url: "https://video.example/1", title: "The rehearsal", poster: null },
];

describe("a note in the margin of an article (N4)", () => {
  const inItalics: Block[] = [
    {
      __typename: "ParagraphBlock",
      runs: [run("Walls know ", { italic: true }), run("themselves.", { italic: true })],
    },
    { __typename: "ParagraphBlock", runs: [run("We have seen "), run("three hundred", { italic: true })] },
  ];

  it("is a paragraph in italics from end to end, and no other", () => {
    renderOnPage("/cases/north", <ContentBlocks blocks={inItalics} arrangement="article" />);
    expect(screen.getAllByRole("note").map((note) => note.textContent)).toEqual(["Walls know themselves."]);
  });

  it("stands in articles only", () => {
    renderOnPage("/cases/north", <ContentBlocks blocks={inItalics} />);
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
  });
});

describe("rich text", () => {
  beforeEach(() => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    const art = { bleed: "/bleed.svg", wide: "/wide.svg" };
    renderOnPage("/cases/north", <ContentBlocks blocks={blocks} art={art} aside={<p>Notes</p>} />);
  });

  it("draws every kind of block", () => {
    expect(screen.getByRole("heading", { level: 2, name: "Nobody solos" })).toBeInTheDocument();
    expect(
      within(screen.getByRole("list"))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["first", "second"]);
    expect(screen.getByText("I stayed for the drummer.").closest("blockquote")).toBeInTheDocument();
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["A stage", "Left", "Right"]);
    expect(screen.getByText("−31%")).toBeInTheDocument();
  });

  it("says where the link to a video leads, and draws the territory where it has no poster", () => {
    const video = screen.getByRole("link", { name: "The rehearsal video.example" });
    expect(video).toHaveAttribute("href", "https://video.example/1");
    expect(video.querySelector("img")).toHaveAttribute("src", "/bleed.svg");
  });

  it("lets pictures and videos run from edge to edge, and keeps texts at their measure", () => {
    const roomOf = (element: Element | null) => element?.closest("[data-room]")?.getAttribute("data-room");
    expect(roomOf(screen.getByRole("img", { name: "A stage" }))).toBe("bleed");
    expect(roomOf(screen.getByRole("img", { name: "Left" }))).toBe("wide");
    expect(roomOf(screen.getByText("−31%"))).toBe("wide");
    expect(roomOf(screen.getByText("I stayed for the drummer."))).toBe("text");
  });

  it("keeps the marks of a text", () => {
    expect(screen.getByText("the others").tagName).toBe("STRONG");
    expect(screen.getByText("in").tagName).toBe("EM");
    expect(screen.getByRole("link", { name: "a film" })).toHaveAttribute("href", "/cases");
  });

  it("gives pictures their size and lets them load late (N30)", () => {
    const image = screen.getByRole("img", { name: "A stage" });
    expect(image).toHaveAttribute("width");
    expect(image).toHaveAttribute("height");
    expect(image).toHaveAttribute("loading", "lazy");
  });

  it("shows the notes once", () => {
    expect(screen.getAllByText("Notes")).toHaveLength(1);
  });
});
