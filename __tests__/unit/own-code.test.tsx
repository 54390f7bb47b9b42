import type { LoadedPage } from "../../src/navigation/gatsby-loader";
import { moveToNewerCode, pagesOfOwnCode } from "../../src/navigation/own-code";

const OWN = "0123456789abcdef0123";
const NEWER = "fedcba98765432100000";

/** The name of the code that is live. */
let live: string;
const data = new Map<string, { path: string } | Error>();
const memory = new Map<string, LoadedPage>();

/** As Gatsby's loader: a page without data is the 404 page, and each has the name of the live code. */
const loadPage = jest.fn(async (path: string): Promise<LoadedPage> => {
  const found = data.get(path) ?? { path: "/404.html" };
  if (found instanceof Error) throw found;
  const page = { page: { ...found, webpackCompilationHash: live } };
  memory.set(path, page);
  return page;
});

const open = () => pagesOfOwnCode({ loadPage, loadPageSync: (path) => memory.get(path) });

beforeEach(() => {
  jest.clearAllMocks();
  data.clear();
  memory.clear();
  live = OWN;
  window.___webpackCompilationHash = OWN;
  document.body.replaceChildren();
});
afterEach(() => delete window.___webpackCompilationHash);

describe("X14: a tab", () => {
  it("asks for the data that were made for its code, once, and Gatsby takes them for its own", async () => {
    data.set(`/${OWN}/about`, { path: "/about" });
    live = NEWER;
    const { load, read, isOther, isOutdated } = open();
    const page = await load("/about");
    expect(loadPage.mock.calls).toEqual([[`/${OWN}/about`]]);
    expect(page?.page).toEqual({ path: "/about", webpackCompilationHash: OWN });
    expect(read("/about")).toBe(page);
    expect(isOther(page)).toBe(false);
    expect(isOutdated()).toBe(true);
  });

  it("has the home page below the name itself", async () => {
    data.set(`/${OWN}`, { path: "/" });
    const { load, isOutdated } = open();
    expect((await load("/"))?.page?.path).toBe("/");
    expect(isOutdated()).toBe(false);
  });

  it("shows the 404 page of its own code", async () => {
    data.set(`/${OWN}/404.html`, { path: "/404.html" });
    const { load, isOther } = open();
    expect(isOther(await load("/nowhere"))).toBe(false);
    loadPage.mockClear();
    await load("/404.html");
    expect(loadPage.mock.calls).toEqual([[`/${OWN}/404.html`]]);
  });

  it("shows no page of newer code when its own time is over", async () => {
    data.set("/about", { path: "/about" });
    live = NEWER;
    const { load, read, isOther, isOutdated } = open();
    expect(isOther(await load("/about"))).toBe(true);
    expect(isOutdated()).toBe(true);
    expect(read("/about")?.page?.path).not.toBe("/about");
  });

  it("takes a template that it does not have for newer code", async () => {
    data.set(`/${OWN}/about`, new Error("We couldn't find the correct component chunk"));
    data.set("/about", new Error("We couldn't find the correct component chunk"));
    const { load, isOther } = open();
    expect(isOther(await load("/about"))).toBe(true);
  });

  it("takes what the host has where it keeps one release only", async () => {
    data.set("/about", { path: "/about" });
    const { load, read, isOther } = open();
    const page = await load("/about");
    expect([page?.page?.path, isOther(page)]).toEqual(["/about", false]);
    memory.delete(`/${OWN}/about`);
    expect(read("/about")).toBe(page);
  });
});

describe("X14: a navigation", () => {
  const navigate = jest.fn();
  const assign = jest.fn();
  let isOutdated: boolean;

  beforeEach(() => {
    isOutdated = true;
    window.___navigate = navigate;
    moveToNewerCode(() => isOutdated, assign);
  });

  it("is the browser's when there is newer code, and Gatsby's while there is none", () => {
    isOutdated = false;
    window.___navigate("/about#team");
    expect(navigate).toHaveBeenCalledWith("/about#team", undefined);
    isOutdated = true;
    window.___navigate("/about#team");
    expect(assign).toHaveBeenCalledWith("/about#team", false);
    window.___navigate("/about", { replace: true });
    expect(assign).toHaveBeenLastCalledWith("/about", true);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("is left to Gatsby where that sets its own later, as while the site is developed", () => {
    Reflect.deleteProperty(window, "___navigate");
    moveToNewerCode(() => true, assign);
    expect(window.___navigate).toBeUndefined();
  });

  it.each([
    ["another entry of the same page", "?form=brief", ""],
    ["one while a dialog is open", "/about", "<dialog open></dialog>"],
    ["one while something sounds", "/about", "<audio></audio>"],
  ])("stays Gatsby's: %s", (_, to, html) => {
    document.body.innerHTML = html;
    jest.spyOn(HTMLMediaElement.prototype, "paused", "get").mockReturnValue(false);
    window.___navigate(to);
    expect(assign).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("is the browser's when a film runs without a sound", () => {
    document.body.innerHTML = "<video></video>";
    jest.spyOn(HTMLMediaElement.prototype, "paused", "get").mockReturnValue(false);
    for (const video of document.querySelectorAll("video")) video.muted = true;
    window.___navigate("/about");
    expect(assign).toHaveBeenCalledTimes(1);
  });
});
