import { waitFor } from "@testing-library/react";
import type { ShouldUpdateScrollArgs } from "gatsby";
import { focusHash, keyTypedAnchors, scrollByHand, shouldUpdateScroll } from "../../src/navigation/scroll";

let offset = 0;
let visit: string;

beforeEach(() => {
  offset = 0;
  visit = "navigate";
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => offset });
  window.scrollTo = jest.fn((options: ScrollToOptions) => (offset = options.top ?? 0)) as never;
  performance.getEntriesByType = jest.fn(() => [{ type: visit }]) as never;
});

interface Change {
  from?: string;
  to: string;
  action?: "PUSH";
  state?: object;
  saved?: number;
}

/** Result of `shouldUpdateScroll` for a navigation. */
function scrolls({ from, to, action, state = {}, saved = 0 }: Change) {
  const locationOf = (path: string) => {
    const { pathname, search, hash } = new URL(path, window.location.origin);
    return { pathname, search, hash } as Location;
  };
  const location = Object.assign(locationOf(to), { state, ...(action && { action }) });
  const args: Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps" | "getSavedScrollPosition"> = {
    ...(from !== undefined && { prevRouterProps: { location: locationOf(from) } }),
    routerProps: { location: location as never },
    getSavedScrollPosition: () => [0, saved],
  };
  return shouldUpdateScroll(args as ShouldUpdateScrollArgs, { plugins: [] });
}

describe("N23: an anchor that is typed into the address bar", () => {
  it("has an entry of its own, which is not the first page's; steps leave the keys of others alone", () => {
    window.history.replaceState(null, "", "/about");
    keyTypedAnchors();
    expect(window.history.state).toEqual({ key: "initial" });
    const step = () => window.dispatchEvent(new PopStateEvent("popstate"));
    window.history.pushState(null, "", "/about#team");
    step();
    const key: unknown = Reflect.get(window.history.state, "key");
    expect(key).toMatch(/^\d+$/);
    step();
    expect(window.history.state).toEqual({ key });
  });
});

describe("N23: where a page is seen from", () => {
  it("is left to the browser on a first page, which has found the place", () => {
    expect(scrolls({ to: "/a", saved: 700 })).toBe(false);
    expect(scrolls({ to: "/a#b" })).toBe(false);
  });

  it("is where one was after a reload, unless the browser has been there or the visitor has scrolled", () => {
    visit = "reload";
    expect(scrolls({ to: "/a", saved: 700 })).toBe(true);
    offset = 300;
    expect(scrolls({ to: "/a", saved: 700 })).toBe(false);
  });

  it("is Gatsby's for another page and for a hash", () => {
    expect(scrolls({ from: "/a", to: "/b", action: "PUSH" })).toBe(true);
    expect(scrolls({ from: "/a", to: "/a#c", action: "PUSH" })).toBe(true);
    expect(scrolls({ from: "/b", to: "/a", saved: 700 })).toBe(true);
  });

  it("is kept by a filter, and by an entry that keeps its place", () => {
    expect(scrolls({ from: "/a", to: "/a?cat=x", action: "PUSH" })).toBe(false);
    expect(scrolls({ from: "/a", to: "/a#c", action: "PUSH", state: { keepsPlace: true } })).toBe(false);
  });

  it("is where one was, not what the hash names, after a step back", () => {
    expect(scrolls({ from: "/b", to: "/a#c", saved: 700, state: { keepsPlace: true } })).toBe(false);
    expect(offset).toBe(700);
    expect(scrolls({ from: "/b", to: "/a#c" })).toBe(true);
  });
});

test("N23: only a reload is left to the browser", () => {
  scrollByHand();
  expect(window.history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(window.history.scrollRestoration).toBe("manual");
});

test("X7: the keyboard goes on from where a hash has led", async () => {
  document.body.innerHTML = '<section id="jobs"></section>';
  focusHash({ hash: "#jobs" });
  await waitFor(() => expect(document.getElementById("jobs")).toHaveFocus());
});
