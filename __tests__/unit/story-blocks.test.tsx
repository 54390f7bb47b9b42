import { act, fireEvent, screen, within } from "@testing-library/react";
import { ContentBlocks } from "../../src/sections/content-blocks/content-blocks";
import { STORY_VIEWS } from "../../src/sections/content-blocks/story-views";
import { renderOnPage, serveOnPage } from "../support/render-on-page";

type Block = Queries.ContentBlocksFragment;

const observers = new Set<(isIntersecting: boolean) => void>();

class SeenObserver {
  constructor(callback: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void) {
    observers.add((isIntersecting) => callback([{ isIntersecting, boundingClientRect: { top: 900 } }]));
  }
  observe(): void {}
  disconnect(): void {}
}

const see = (isIntersecting: boolean) => act(() => [...observers].forEach((notify) => notify(isIntersecting)));

function wish(reduced: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
}

const { IntersectionObserver } = globalThis;

beforeEach(() => {
  wish(false);
  Object.assign(globalThis, { IntersectionObserver: SeenObserver });
});

afterEach(() => {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver });
});

const picture = (alt: string) => ({
  ...{ alt, width: 800, height: 600, focal: { x: 0.5, y: 0.5 } },
  file: { publicURL: "/static/p.webp", childImageSharp: null },
});

const paragraph = (text: string): Block => ({
  __typename: "ParagraphBlock",
  runs: [{ text, bold: null, italic: null, href: null }],
});

const beat = (name: string, title: string): Block => ({
  ...{ __typename: "BeatBlock", beat: name, title, figure: null, remark: null },
});

const territory = { colors: ["ultra", "paper", "ice"], mark: "stack", seed: 34 };

function draw(...blocks: Block[]) {
  return renderOnPage("/cases/north", <ContentBlocks story={STORY_VIEWS} blocks={blocks} territory={territory} />);
}

const roomOf = (element: Element) => element.closest("[data-room]")?.getAttribute("data-room");

describe("N8: the beats of a story", () => {
  it("have their names and places, and hold the texts that follow", () => {
    draw(
      beat("was", "A vacancy"),
      paragraph("Eleven came."),
      { __typename: "BeatBlock", beat: "came", title: "Hired", figure: "11", remark: "in a quarter" },
      paragraph("Forty-one came."),
    );
    const [first, last] = [...document.querySelectorAll<HTMLElement>('[data-room="beat"]')];
    expect(first).toHaveTextContent("Before 1 of 4A vacancyEleven came.");
    expect(last).toHaveTextContent("What came of it 4 of 4HiredForty-one came.11 in a quarter");
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id)).toEqual(["a-vacancy", "hired"]);
  });

  it("raise the disc from beat to beat", () => {
    draw(...["was", "found", "made", "came"].map((name) => beat(name, name)));
    const heights = [...document.querySelectorAll("circle")].map((disc) => Number(disc.getAttribute("cy")));
    expect(heights).toHaveLength(4);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(4);
  });
});

describe("N8: what was made", () => {
  it("runs from edge to edge alone, and stands in the columns as a pair, each with its caption", () => {
    const piece = (alt: string, caption: string | null) => ({ picture: picture(alt), caption });
    draw(
      { __typename: "ArtefactBlock", medium: "Outdoor", pieces: [piece("A wall", "Three posters")] },
      { __typename: "ArtefactBlock", medium: null, pieces: [piece("A hand", "A page"), piece("A box", null)] },
    );
    expect(roomOf(screen.getByRole("img", { name: "A wall" }))).toBe("bleed");
    expect(roomOf(screen.getByRole("img", { name: "A box" }))).toBe("wide");
    expect(screen.getAllByRole("figure")).toHaveLength(3);
    expect(screen.getByText("Three posters").closest("figcaption")).toHaveTextContent("Three postersOutdoor");
  });

  it("is read where it is heard: the transcript is open", () => {
    draw({
      ...{ __typename: "RadioBlock", title: "The lorry of tomorrow", note: "Georgian", seconds: 74, sound: null },
      lines: [
        { at: 0, text: "A phone rings." },
        { at: 66, text: "It leaves tomorrow." },
      ],
    });
    const spot = screen.getByRole("region", { name: "The lorry of tomorrow" });
    expect(within(spot).getByText("Radio, Georgian, 1:14")).toBeVisible();
    const lines = within(within(spot).getByRole("list", { name: "Transcript" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(["0:00 A phone rings.", "1:06 It leaves tomorrow."]);
    // A shape that plays nothing would be a player that is broken.
    expect(spot.querySelector("svg")).toBeNull();
  });
});

describe("N8: the loud moment, the figure and the end", () => {
  it("sets the quote from edge to edge in a colour that is seen on paper", () => {
    draw({ __typename: "QuoteBlock", text: "My summer.", author: "Engineer", loud: true });
    const quote = screen.getByRole("figure");
    expect(roomOf(quote)).toBe("bleed");
    expect(quote).toHaveAttribute("data-ground", "ultra");
  });

  it("has the final number and its source in the text", () => {
    draw({
      __typename: "FiguresBlock",
      figures: [{ value: "1,870", label: "paragraphs" }],
      source: "Source: a mailbox",
    });
    see(false);
    expect(screen.getByText("1,870")).toHaveAttribute("data-counting", "0");
    expect(screen.getByText("Source: a mailbox")).toBeVisible();
  });

  it("does not count for those who want no movement", () => {
    wish(true);
    draw({ __typename: "FiguresBlock", figures: [{ value: "1,870", label: "paragraphs" }], source: null });
    see(false);
    expect(screen.getByText("1,870")).not.toHaveAttribute("data-counting");
  });

  it("names who made it, and what the case won", () => {
    const awards = [{ category: "gold", festival: "Turnstile", nomination: "Best idea", year: 2026 }];
    const blocks: Block[] = [{ __typename: "CreditsBlock", credits: [{ role: "Text", name: "Zlata" }] }];
    renderOnPage("/cases/north", <ContentBlocks story={STORY_VIEWS} blocks={blocks} awards={awards} />);
    expect(screen.getByRole("heading", { name: "Credits" })).toBeInTheDocument();
    expect(screen.getByText("Text").nextSibling).toHaveTextContent("Zlata");
    expect(screen.getByText("Gold").closest("li")).toHaveTextContent("GoldTurnstile 2026Best idea");
  });
});

describe("N27: the loop", () => {
  const loop: Block = { __typename: "LoopBlock", caption: "Two walk off every hour", film: null };
  const stateOf = () => document.querySelector("[data-state]")?.getAttribute("data-state");

  it("plays while it is seen, and stops when told so", () => {
    draw(loop);
    expect(stateOf()).toBe("waiting");
    see(true);
    expect(stateOf()).toBe("playing");
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(stateOf()).toBe("paused");
    see(false);
    see(true);
    expect(stateOf()).toBe("paused");
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(stateOf()).toBe("playing");
    see(false);
    expect(stateOf()).toBe("waiting");
  });

  it("stands still for those who want no movement, until they want it", () => {
    wish(true);
    draw(loop);
    see(true);
    expect(stateOf()).toBe("paused");
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(stateOf()).toBe("playing");
  });

  it("is a still without scripts: nothing that only scripts can pause", () => {
    const served = serveOnPage(
      "/cases/north",
      <ContentBlocks story={STORY_VIEWS} blocks={[loop]} territory={territory} />,
    );
    expect(served).toContain('data-state="still"');
    expect(served).not.toContain("<button");
  });
});
