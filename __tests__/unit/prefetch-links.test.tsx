import { prefetchInTime } from "../../src/navigation/links/prefetch-in-time";

let idle: { run: () => void; timeout: number | undefined }[];
const loadPage = jest.fn(() => Promise.resolve(undefined));
const connection: { effectiveType?: string; saveData?: boolean } = {};

const rest = async () => {
  // What has changed on the page is told first.
  await Promise.resolve();
  const due = idle;
  idle = [];
  for (const { run } of due) run();
  await Promise.resolve();
  await Promise.resolve();
};

function offline(isOffline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
}

/** Tells that elements have come into view, or have left it. */
let report: (areas: readonly Element[], isIntersecting: boolean) => void;
/** What is watched. */
const watched = new Set<Element>();

function watchViews(): void {
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    const observer = {
      observe: (area: Element) => void watched.add(area),
      unobserve: () => undefined,
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    report = (areas, isIntersecting) =>
      callback(
        areas.map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry),
        observer,
      );
    return observer;
  });
}

let shown: readonly Element[] = [];

/** Puts links into the page, which are watched from the next rest on, and into view. */
async function see(...paths: string[]): Promise<void> {
  report(shown, false);
  document.body.innerHTML = paths.map((path) => `<a href="${path}">Go</a>`).join("");
  await rest();
  shown = [...document.links];
  expect(shown.every((link) => watched.has(link))).toBe(true);
  report(shown, true);
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
  watchViews();
  document.body.innerHTML = '<a href="/blog">There from the beginning</a>';
  prefetchInTime(loadPage);
  build.restore();
  await rest();
  await import("../../src/navigation/links/prefetch-links");
  while (idle.length > 0) await rest();
  report([...document.links], true);
  while (idle.length > 0) await rest();
  expect(loadPage.mock.calls).toEqual([["/blog"]]);
  report([...document.links], false);
});

let pages = 0;

beforeEach(async () => {
  // A page of its own for each test: it gives the links a new budget.
  window.history.replaceState({}, "", `/page-${(pages += 1)}`);
  document.body.innerHTML = "";
  report(shown, false);
  shown = [];
  while (idle.length > 0) await rest();
  loadPage.mockClear();
  Object.assign(connection, { effectiveType: "4g", saveData: false });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("G5: prefetch", () => {
  it("fetches what is in view in idle time, within 2000 ms, three at a time", async () => {
    await see("/about", "/cases", "/contacts", "/privacy");
    expect(loadPage).not.toHaveBeenCalled();
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000, 2000, 2000]);
    await rest();
    expect(loadPage.mock.calls).toEqual([["/about"], ["/cases"], ["/contacts"]]);
    await rest();
    expect(loadPage).toHaveBeenLastCalledWith("/privacy");
    while (idle.length > 0) await rest();
    expect(loadPage).toHaveBeenCalledTimes(4);
  });

  it("fetches a page once, and no more than twelve because of one page's links", async () => {
    await see(...Array.from({ length: 20 }, (_, index) => `/cases/c${index + 1}`));
    while (idle.length > 0) await rest();
    expect(loadPage.mock.calls).toHaveLength(12);
    const [pointedAt] = [...document.links].slice(-1);
    pointedAt?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(loadPage).toHaveBeenLastCalledWith("/cases/c20");
    window.history.replaceState({}, "", "/next");
    report(shown, true);
    while (idle.length > 0) await rest();
    expect(loadPage.mock.calls).toHaveLength(20);
  });

  it("fetches a page once for all of its filters", async () => {
    await see("/ru/cases?cat=finance", "/ru/cases?cat=retail", "/ru/contacts");
    while (idle.length > 0) await rest();
    expect(loadPage.mock.calls).toEqual([["/ru/cases"], ["/ru/contacts"]]);
  });

  it("forgets what has left the view", async () => {
    await see("/ru/about");
    report(shown, false);
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("counts a stretched link as in view while its area is, whether its words are or not", async () => {
    document.body.innerHTML = '<ul><li><a href="/ru/cases/north" data-stretched="true">North</a></li></ul>';
    await rest();
    const area = document.querySelector("li");
    expect(watched).toContain(area);
    if (area) report([area], true);
    await rest();
    expect(loadPage.mock.calls).toEqual([["/ru/cases/north"]]);
    if (area) report([area], false);
  });

  it.each([
    ["on 2g", { effectiveType: "2g" }],
    ["on slow-2g", { effectiveType: "slow-2g" }],
    ["with data saver", { saveData: true }],
  ])("does nothing %s", async (_, state) => {
    Object.assign(connection, state);
    await see("/br/about");
    document.links[0]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await rest();
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("waits while offline and goes on when the connection is back", async () => {
    offline(true);
    await see("/br/privacy");
    document.links[0]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await rest();
    expect(loadPage).not.toHaveBeenCalled();
    offline(false);
    window.dispatchEvent(new Event("online"));
    await rest();
    expect(loadPage.mock.calls).toEqual([["/br/privacy"]]);
    await rest();
  });

  it("fetches at once what is pointed at, focused or pressed, links of pages only", () => {
    document.body.innerHTML =
      '<a href="/contacts?x=1">Page</a><a id="pressed" href="/blog"><span>Page</span></a><a href="mailto:a@b.example">Mail</a><a href="tel:+1">Phone</a>' +
      '<a href="https://social.example/about">Social</a><a href="/rss.xml">File</a>';
    for (const link of document.querySelectorAll<HTMLElement>("a:not(#pressed)")) link.focus();
    document.querySelector("#pressed span")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(loadPage.mock.calls).toEqual([["/contacts"], ["/blog"]]);
  });
});
