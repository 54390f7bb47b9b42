import type { GatsbyLoader } from "../../src/navigation/gatsby-loader";

interface Snapshot {
  /** Callback of the view transition that updates the DOM. */
  update: () => Promise<void>;
  finish: () => void;
}

let snapshots: Snapshot[];
let reduced: boolean;
/** Paths of the pages that are in memory. */
let loaded: Set<string>;
let transitions: typeof import("../../src/navigation/page-transition");

const root = document.documentElement;
const loadPageSync: GatsbyLoader["loadPageSync"] = (path) => (loaded.has(path) ? { page: { path } } : undefined);
const startViewTransition = (update: Snapshot["update"]) => {
  const finished = new Promise<void>((finish) => snapshots.push({ update, finish }));
  return { ready: finished, finished };
};

/** A fresh module, as in a document whose first page is /a. */
beforeEach(() => {
  snapshots = [];
  reduced = false;
  loaded = new Set(["/a", "/b"]);
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  document.startViewTransition = startViewTransition as never;
  root.removeAttribute("data-transition");
  jest.isolateModules(() => (transitions = jest.requireActual("../../src/navigation/page-transition")));
  transitions.pageArrived("/a");
});

/** Whether the browser may paint the new page. */
async function isReleased(index: number): Promise<boolean> {
  let isDone = false;
  void snapshots[index]?.update().then(() => (isDone = true));
  await Promise.resolve();
  return isDone;
}

describe("the transition between pages (N27)", () => {
  it("holds the old page until the new one is in the document, and cleans up after itself", async () => {
    transitions.beginTransition("/b");
    expect(snapshots).toHaveLength(1);
    expect(await isReleased(0)).toBe(false);
    expect(root).not.toHaveAttribute("data-transition");
    transitions.pageArrived("/b");
    expect(root).toHaveAttribute("data-transition", "in");
    expect(await isReleased(0)).toBe(true);
    snapshots[0]?.finish();
    await Promise.resolve();
    expect(root).not.toHaveAttribute("data-transition");
  });

  it("is none to the page that is shown, nor to the first of a visit", () => {
    transitions.beginTransition("/a");
    jest.isolateModules(() => (transitions = jest.requireActual("../../src/navigation/page-transition")));
    transitions.beginTransition("/a");
    expect(snapshots).toHaveLength(0);
  });

  it("leaves a page that does not come when another one is asked for, and ends on that", async () => {
    transitions.beginTransition("/b");
    transitions.beginTransition("/c");
    expect(await isReleased(0)).toBe(true);
    transitions.pageArrived("/b");
    expect(await isReleased(1)).toBe(false);
    transitions.pageArrived("/c");
    expect(await isReleased(1)).toBe(true);
    snapshots[0]?.finish();
    await Promise.resolve();
    expect(root).toHaveAttribute("data-transition", "in");
    snapshots[1]?.finish();
    await Promise.resolve();
    expect(root).not.toHaveAttribute("data-transition");
  });

  it("takes the mark from a page that is still coming in before its snapshot", () => {
    transitions.beginTransition("/b");
    transitions.pageArrived("/b");
    transitions.beginTransition("/c");
    expect(root).not.toHaveAttribute("data-transition");
    expect(snapshots).toHaveLength(2);
  });

  it("swaps plainly where no movement is wanted, and where no snapshots can be taken", () => {
    reduced = true;
    transitions.beginTransition("/b");
    expect(root).not.toHaveAttribute("data-transition");
    reduced = false;
    delete (document as Partial<Document>).startViewTransition;
    transitions.beginTransition("/c");
    expect(root).toHaveAttribute("data-transition", "plain");
    expect(snapshots).toHaveLength(0);
  });
});

describe("a step through the history (N27)", () => {
  function stepTo(path: string, hasUAVisualTransition = false): void {
    window.history.replaceState({}, "", path);
    window.dispatchEvent(Object.assign(new Event("popstate"), { hasUAVisualTransition }));
  }

  beforeEach(() => {
    window.___loader = { ...window.___loader, loadPage: jest.fn(), loadPageSync };
    transitions.transitionSteps();
  });

  it("moves to a page that is in memory", () => {
    stepTo("/b");
    expect(snapshots).toHaveLength(1);
  });

  it("moves nothing where the browser has shown it itself, or where the page has to be loaded", () => {
    stepTo("/b", true);
    stepTo("/not-in-memory");
    expect(snapshots).toHaveLength(0);
  });
});
