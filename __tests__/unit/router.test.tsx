import { useLayoutEffect } from "react";
import { act, render, screen, waitFor } from "@testing-library/react";
import type { GatsbyLoader } from "../../src/runtime/gatsby-loader";
import { globalHistory, Location, navigate, Router } from "../../src/runtime/router/router";

interface Photograph {
  update: () => void;
  finish: () => void;
}

let photographs: Photograph[];
let reduced: boolean;
/** Pages that are in memory. */
let loaded: Set<string>;
const loadPage = jest.fn((path: string) => {
  loaded.add(path);
  return Promise.resolve({ page: { path } });
});
const loadPageSync: GatsbyLoader["loadPageSync"] = (path) => (loaded.has(path) ? { page: { path } } : undefined);

const heading = () => screen.getByRole("heading").textContent;
const root = document.documentElement;

function show() {
  return render(<Location>{({ location: { pathname, search } }) => <h1>{pathname + search}</h1>}</Location>);
}

beforeEach(() => {
  photographs = [];
  reduced = false;
  loaded = new Set(["/a", "/b", "/c", "/a?x=1"]);
  loadPage.mockClear();
  window.___loader = { loadPage, loadPageSync };
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  document.startViewTransition = ((update: () => void) => {
    const finished = new Promise<void>((finish) => photographs.push({ update, finish }));
    return { ready: finished, finished };
  }) as never;
  root.removeAttribute("data-transition");
  navigate("/a", { replace: true });
});

describe("the transition between pages (N27)", () => {
  it("holds the old page until it is photographed, and cleans up after itself", async () => {
    show();
    act(() => navigate("/b"));
    expect(window.location.pathname).toBe("/b");
    expect(heading()).toBe("/a");
    expect(photographs).toHaveLength(1);
    act(() => photographs[0]?.update());
    expect(heading()).toBe("/b");
    expect(root).toHaveAttribute("data-transition", "in");
    await act(async () => photographs[0]?.finish());
    expect(root).not.toHaveAttribute("data-transition");
  });

  it("shows what is new on the page that is shown at once", () => {
    show();
    act(() => navigate("/a?x=1"));
    expect(heading()).toBe("/a?x=1");
    expect(photographs).toHaveLength(0);
  });

  it("ends on the last page when two are asked for at once", async () => {
    show();
    act(() => {
      navigate("/b");
      navigate("/c");
    });
    act(() => photographs[0]?.update());
    await act(async () => photographs[0]?.finish());
    act(() => photographs[1]?.update());
    expect(heading()).toBe("/c");
    expect(root).toHaveAttribute("data-transition", "in");
    await act(async () => photographs[1]?.finish());
    expect(root).not.toHaveAttribute("data-transition");
  });

  it("gives a page that is still coming in its name back before that is photographed", () => {
    show();
    act(() => navigate("/b"));
    act(() => photographs[0]?.update());
    expect(root).toHaveAttribute("data-transition", "in");
    act(() => navigate("/c"));
    expect(root).not.toHaveAttribute("data-transition");
    expect(photographs).toHaveLength(2);
  });

  it("swaps plainly where no movement is wanted, and where no photographs can be taken", () => {
    show();
    reduced = true;
    act(() => navigate("/b"));
    expect(heading()).toBe("/b");
    expect(root).not.toHaveAttribute("data-transition");
    reduced = false;
    delete (document as Partial<Document>).startViewTransition;
    act(() => navigate("/c"));
    expect(heading()).toBe("/c");
    expect(root).toHaveAttribute("data-transition", "plain");
    expect(photographs).toHaveLength(0);
  });
});

describe("the router", () => {
  it("steps back to a page that is no longer in memory when that has come", async () => {
    show();
    reduced = true;
    act(() => navigate("/b"));
    loaded.delete("/a");
    const stepped = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    navigate(-1);
    await act(async () => void (await stepped));
    expect(loadPage).toHaveBeenCalledWith("/a");
    expect(heading()).toBe("/a");
  });

  it("follows where one has gone while the page was hydrated", async () => {
    reduced = true;
    function Impatient() {
      useLayoutEffect(() => navigate("/b"), []);
      return null;
    }
    render(
      <Location>
        {({ location }) => (
          <>
            <h1>{location.pathname}</h1>
            <Impatient />
          </>
        )}
      </Location>,
    );
    await waitFor(() => expect(heading()).toBe("/b"));
  });

  it("forgets a page that comes when the visitor has gone on", async () => {
    show();
    reduced = true;
    let come: () => void = () => undefined;
    loadPage.mockImplementationOnce(
      () => new Promise((resolve) => (come = () => resolve({ page: { path: "/late" } }))),
    );
    act(() => navigate("/late"));
    act(() => navigate("/c"));
    await act(async () => come());
    expect(heading()).toBe("/c");
  });

  it("replaces the entry of the history, or adds one with a key and a state of its own", () => {
    const before = window.history.length;
    navigate("/b", { replace: true });
    expect(window.history.length).toBe(before);
    navigate("/c#d", { state: { from: "menu" } });
    expect(window.history.length).toBe(before + 1);
    const { pathname, hash, key, state } = globalHistory.location;
    expect({ pathname, hash, state }).toEqual({ pathname: "/c", hash: "#d", state: { from: "menu", key } });
  });

  it("tells who listens, until they do not", () => {
    const listener = jest.fn();
    const end = globalHistory.listen(listener);
    navigate("/b");
    end();
    navigate("/c");
    expect(listener.mock.calls).toEqual([[{ location: expect.objectContaining({ pathname: "/b" }), action: "PUSH" }]]);
  });

  it("gives the page the place, in the element that the server has sent", () => {
    const Page = ({ location }: { location?: { pathname: string } }) => <h1>{location?.pathname}</h1>;
    render(
      <Router location={globalHistory.location} basepath="" id="gatsby-focus-wrapper">
        <Page />
      </Router>,
    );
    expect(heading()).toBe("/a");
    const around = screen.getByRole("heading").parentElement;
    expect(around).toHaveAttribute("id", "gatsby-focus-wrapper");
    expect(around).toHaveAttribute("tabindex", "-1");
    expect(around).toHaveStyle({ outline: "none" });
  });
});
