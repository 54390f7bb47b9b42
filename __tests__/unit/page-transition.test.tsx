import { act, render, screen } from "@testing-library/react";
import { PageTransition } from "../../src/runtime/page-transition";

interface Photograph {
  update: () => void;
  finish: () => void;
}

let photographs: Photograph[];
let reduced: boolean;

function page(path: string, text = path) {
  return (
    <PageTransition path={path}>
      <h1>{text}</h1>
    </PageTransition>
  );
}

beforeEach(() => {
  photographs = [];
  reduced = false;
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  document.startViewTransition = ((update: () => void) => {
    const finished = new Promise<void>((finish) => photographs.push({ update, finish }));
    return { ready: finished, finished };
  }) as never;
  document.documentElement.removeAttribute("data-transition");
});

describe("the transition between pages (N27)", () => {
  it("holds the old page until it is photographed, and cleans up after itself", async () => {
    const { rerender } = render(page("/a"));
    rerender(page("/b"));
    expect(screen.getByRole("heading")).toHaveTextContent("/a");
    expect(document.documentElement).toHaveAttribute("data-transition", "out");
    act(() => photographs[0]?.update());
    expect(screen.getByRole("heading")).toHaveTextContent("/b");
    expect(document.documentElement).toHaveAttribute("data-transition", "in");
    await act(async () => photographs[0]?.finish());
    expect(document.documentElement).not.toHaveAttribute("data-transition");
  });

  it("shows what is new on the page that is shown at once", () => {
    const { rerender } = render(page("/a", "all"));
    rerender(page("/a", "filtered"));
    expect(screen.getByRole("heading")).toHaveTextContent("filtered");
    expect(photographs).toHaveLength(0);
  });

  it("ends on the last page when two are asked for at once", async () => {
    const { rerender } = render(page("/a"));
    rerender(page("/b"));
    rerender(page("/c"));
    act(() => photographs[0]?.update());
    await act(async () => photographs[0]?.finish());
    act(() => photographs[1]?.update());
    expect(screen.getByRole("heading")).toHaveTextContent("/c");
    expect(document.documentElement).toHaveAttribute("data-transition", "in");
    await act(async () => photographs[1]?.finish());
    expect(document.documentElement).not.toHaveAttribute("data-transition");
  });

  it("swaps plainly where no movement is wanted, and where no photographs can be taken", () => {
    const { rerender } = render(page("/a"));
    reduced = true;
    rerender(page("/b"));
    expect(screen.getByRole("heading")).toHaveTextContent("/b");
    expect(document.documentElement).not.toHaveAttribute("data-transition");
    reduced = false;
    delete (document as Partial<Document>).startViewTransition;
    rerender(page("/c"));
    expect(screen.getByRole("heading")).toHaveTextContent("/c");
    expect(document.documentElement).toHaveAttribute("data-transition", "plain");
    expect(photographs).toHaveLength(0);
  });
});
