import { collectLinks } from "../../src/runtime/prefetch/collect-links";

let idle: { run: () => void; timeout: number | undefined }[];
const loadPage = jest.fn(() => Promise.resolve(undefined));
const connection: { effectiveType?: string; saveData?: boolean } = {};

const rest = async () => {
  const due = idle;
  idle = [];
  for (const { run } of due) run();
  await Promise.resolve();
  await Promise.resolve();
};

function offline(isOffline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
}

beforeAll(async () => {
  const build = jest.replaceProperty(process.env, "NODE_ENV", "production");
  Object.defineProperty(navigator, "connection", { value: connection });
  Object.assign(window, {
    requestIdleCallback: (run: () => void, options?: { timeout?: number }) =>
      idle.push({ run, timeout: options?.timeout }),
    cancelIdleCallback: () => undefined,
  });
  idle = [];
  window.___loader = {
    loadPage,
    loadPageSync: () => undefined,
    enqueue: () => ({ abort: () => undefined }),
    hovering: () => undefined,
  };
  collectLinks();
  window.___loader.enqueue("/early");
  build.restore();
  await rest();
  await import("../../src/runtime/prefetch/prefetch-links");
  while (idle.length > 0) await rest();
  expect(loadPage.mock.calls).toEqual([["/early"]]);
});

let pages = 0;

beforeEach(() => {
  // A page of its own for each test: it gives the links a new budget.
  window.history.replaceState({}, "", `/page-${(pages += 1)}`);
  loadPage.mockClear();
  idle = [];
  Object.assign(connection, { effectiveType: "4g", saveData: false });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("G5: prefetch", () => {
  it("fetches what is in view in idle time, within 2000 ms, three at a time", async () => {
    for (const path of ["/about", "/cases", "/contacts", "/blog"]) window.___loader.enqueue(path);
    expect(loadPage).not.toHaveBeenCalled();
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000, 2000, 2000]);
    await rest();
    expect(loadPage.mock.calls).toEqual([["/about"], ["/cases"], ["/contacts"]]);
    await rest();
    expect(loadPage).toHaveBeenLastCalledWith("/blog");
    while (idle.length > 0) await rest();
    expect(loadPage).toHaveBeenCalledTimes(4);
  });

  it("fetches a page once, and no more than twelve because of one page's links", async () => {
    for (let count = 1; count <= 20; count += 1) window.___loader.enqueue(`/cases/c${count}`);
    while (idle.length > 0) await rest();
    expect(loadPage.mock.calls).toHaveLength(12);
    window.___loader.hovering("/cases/c20");
    expect(loadPage).toHaveBeenLastCalledWith("/cases/c20");
    window.history.replaceState({}, "", "/next");
    window.___loader.enqueue("/cases/c1");
    while (idle.length > 0) await rest();
    expect(loadPage.mock.calls).toHaveLength(20);
  });

  it("forgets what has left the view", async () => {
    const { abort } = window.___loader.enqueue("/about");
    abort();
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it.each([
    ["on 2g", { effectiveType: "2g" }],
    ["on slow-2g", { effectiveType: "slow-2g" }],
    ["with data saver", { saveData: true }],
  ])("does nothing %s", async (_, state) => {
    Object.assign(connection, state);
    const { abort } = window.___loader.enqueue("/about");
    window.___loader.hovering("/cases");
    await rest();
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
    abort();
  });

  it("waits while offline and goes on when the connection is back", async () => {
    offline(true);
    window.___loader.enqueue("/privacy");
    window.___loader.hovering("/cases");
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
    offline(false);
    window.dispatchEvent(new Event("online"));
    await rest();
    expect(loadPage.mock.calls).toEqual([["/privacy"]]);
    await rest();
  });

  it("fetches at once what is pointed at, focused or pressed, links of pages only", () => {
    document.body.innerHTML =
      '<a href="/contacts?x=1">Page</a><a id="pressed" href="/blog"><span>Page</span></a><a href="mailto:a@b.example">Mail</a><a href="tel:+1">Phone</a>' +
      '<a href="https://social.example/about">Social</a><a href="/rss.xml">File</a>';
    window.___loader.hovering("/about");
    for (const link of document.querySelectorAll<HTMLElement>("a:not(#pressed)")) link.focus();
    document.querySelector("#pressed span")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(loadPage.mock.calls).toEqual([["/about"], ["/contacts?x=1"], ["/blog"]]);
  });
});
