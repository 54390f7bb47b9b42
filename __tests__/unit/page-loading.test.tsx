import { loadPagesByPipeline, pageShown } from "../../src/navigation/page-loading";
import type { LoadedPage } from "../../src/navigation/gatsby-loader";
import { pageError } from "../../src/errors/page-error";
import { Redirect } from "../../src/navigation/middleware/redirect";
import { MIDDLEWARE, type Middleware } from "../../src/navigation/middleware/table";
import { pagesFor } from "../../src/site/pages";

const ran: [name: string, to: string, from: string | undefined][] = [];
const note =
  (name: string): Middleware =>
  async ({ page, from }) => {
    await Promise.resolve();
    ran.push([name, page.name, from?.name]);
  };

for (const name of ["global", "layout", "page"]) MIDDLEWARE.set(name, note(name));
MIDDLEWARE.set("leads", () => {
  throw new Redirect("/contacts");
});
MIDDLEWARE.set("fails", () => {
  throw pageError(403, "Members only");
});

const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({ cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } });
const loaded = new Map<string, LoadedPage>();
const loadPage = jest.fn(async (path: string) => loaded.get(path));
const navigate = jest.fn();

function put(path: string, middleware?: string[]): void {
  const pageContext = pages.find((page) => page.path === (path === "/404.html" ? "/404" : path))?.context;
  if (!pageContext) throw new Error(`There is no page at ${path}.`);
  loaded.set(path, { page: { path }, json: { pageContext: { ...pageContext, ...(middleware && { middleware }) } } });
}

/** The path of the displayed page, or the error that its component throws. */
function shownAt(page: LoadedPage | undefined): unknown {
  if (typeof page?.component !== "function") return page?.page?.path;
  try {
    return page.component() as unknown;
  } catch (cause) {
    return cause;
  }
}

const go = async (path: string) => shownAt(await window.___loader.loadPage(path));
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

beforeEach(() => {
  ran.length = 0;
  loaded.clear();
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="___gatsby"><p>served</p></div>';
  window.history.replaceState({}, "", "/");
  Object.assign(window, { ___navigate: navigate });
  window.___loader = { ...window.___loader, loadPage, loadPageSync: (path) => loaded.get(path) };
  put("/");
  put("/404.html");
  loadPagesByPipeline();
});

describe("G4: validation", () => {
  it("shows the 404 without asking for what cannot be", async () => {
    expect(await go("/cases/No_Alias")).toBe("/404.html");
    expect(loadPage.mock.calls).toEqual([["/404.html"]]);
    expect(window.___loader.loadPageSync("/cases/No_Alias")?.page?.path).toBe("/404.html");
  });

  it("does so in the language of the address", async () => {
    put("/ru/404");
    expect(await go("/ru/career/a.b")).toBe("/404.html");
    expect(loadPage.mock.calls).toEqual([["/ru/404"]]);
  });
});

describe("N11: an address without a page", () => {
  it("is the 404 of its locale, also for a step through the history", async () => {
    put("/ru/404");
    const notFound = loaded.get("/404.html");
    loaded.set("/ru/nothing", notFound ?? {});
    await go("/");
    expect(await window.___loader.loadPage("/ru/nothing")).toMatchObject({
      page: { path: "/404.html" },
      json: { pageContext: { locale: "ru" } },
    });
    await go("/");
    expect(window.___loader.loadPageSync("/ru/nothing")?.json?.pageContext?.locale).toBe("ru");
  });
});

describe("G5: a page is loaded once", () => {
  it("whatever the query", async () => {
    put("/cases");
    await go("/");
    expect(await go("/cases?cat=finance&x=?")).toBe("/cases");
    expect(loadPage).toHaveBeenLastCalledWith("/cases");
    expect(window.___loader.loadPageSync("/cases?cat=retail")?.page?.path).toBe("/cases");
  });
});

describe("the order of the pipeline", () => {
  const slow = (path: string) => {
    let come: () => void = () => undefined;
    loadPage.mockImplementationOnce(() => new Promise((resolve) => (come = () => resolve(loaded.get(path)))));
    return () => come();
  };

  beforeEach(async () => {
    put("/about");
    put("/cases");
    await go("/");
  });

  it("forgets a page that comes when the visitor has gone on", async () => {
    const come = slow("/about");
    const overtaken = go("/about");
    expect(await go("/cases")).toBe("/cases");
    come();
    expect(await isSettled(overtaken)).toBe(false);
  });

  it("forgets it after a step through the history, too", async () => {
    const come = slow("/about");
    const overtaken = go("/about");
    window.dispatchEvent(new Event("popstate"));
    come();
    expect(await isSettled(overtaken)).toBe(false);
  });

  it("loads, then runs middleware, then begins the transition, which goes on when the page is shown", async () => {
    const order: string[] = [];
    put("/about", ["notes"]);
    MIDDLEWARE.set("notes", () => void order.push("middleware"));
    loadPage.mockImplementationOnce(async (path) => {
      order.push("load");
      return loaded.get(path);
    });
    window.matchMedia = jest.fn(() => ({ matches: false })) as never;
    let release: Promise<unknown> | undefined;
    document.startViewTransition = ((update: () => Promise<void>) => {
      order.push("transition");
      release = update().then(() => order.push("paint"));
      return { ready: release, finished: release };
    }) as never;
    const at = (pathname: string) => ({ ...window.location, pathname, hash: "" });
    pageShown({ location: at("/"), prevLocation: null });
    await go("/about");
    expect(order).toEqual(["load", "middleware", "transition"]);
    order.push("page");
    pageShown({ location: at("/about"), prevLocation: at("/") });
    await release;
    expect(order.slice(3)).toEqual(["page", "paint"]);
    delete (document as Partial<Document>).startViewTransition;
  });
});

describe("G4: middleware", () => {
  it("runs in its order on every navigation, the first one included", async () => {
    put("/", ["global", "layout", "page"]);
    put("/about", ["global"]);
    expect(await go("/")).toBe("/");
    expect(await go("/about")).toBe("/about");
    expect(ran).toEqual([
      ["global", "index___en", undefined],
      ["layout", "index___en", undefined],
      ["page", "index___en", undefined],
      ["global", "about___en", "index___en"],
    ]);
  });

  it("runs on a step through the history too, where Gatsby has the page already", async () => {
    put("/about", ["global"]);
    await go("/about");
    await go("/");
    expect(window.___loader.loadPageSync("/")?.page?.path).toBe("/");
    expect(window.___loader.loadPageSync("/about")).toBeUndefined();
    await go("/about");
    expect(window.___loader.loadPageSync("/about")?.page?.path).toBe("/about");
    expect(ran).toHaveLength(2);
  });

  it("fails for a name that is not registered", async () => {
    put("/about", ["global", "nobody", "page"]);
    await go("/");
    expect(await go("/about")).toMatchObject({ status: 500, message: "Unknown middleware nobody" });
    expect(ran.map(([name]) => name)).toEqual(["global"]);
  });

  it("fails with the status of what it throws, in the layout of an error", async () => {
    put("/about", ["fails", "page"]);
    await go("/");
    expect(await go("/about")).toMatchObject({ status: 403, message: "Members only" });
    const page = window.___loader.loadPageSync("/about");
    expect(page?.page?.path).toBe("/404.html");
    expect(page?.json?.pageContext).toMatchObject({ route: "404", locale: "en", alternates: [] });
    expect(document.getElementById("___gatsby")).toHaveTextContent("served");
    expect(ran).toEqual([]);
  });

  it("takes away what was served when the first page fails", async () => {
    put("/about", ["fails"]);
    await go("/about");
    expect(document.getElementById("___gatsby")).toBeEmptyDOMElement();
  });

  it("ends a navigation silently when it leads elsewhere", async () => {
    put("/about", ["leads"]);
    await go("/");
    expect(await isSettled(go("/about"))).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/contacts", { replace: false });
    window.history.replaceState({}, "", "/about");
    expect(await isSettled(go("/about"))).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith("/contacts", { replace: true });
  });
});

describe("G4: a page that cannot be loaded", () => {
  const answer = (init: ResponseInit | undefined) => {
    window.fetch = jest.fn(() =>
      init ? Promise.resolve({ ...init, ok: init.status === 200 } as Response) : Promise.reject(new Error("offline")),
    );
  };

  it.each([
    ["the status of its address", { status: 503 }, 503],
    ["500 where there is no answer", undefined, 500],
  ])("is an error with %s", async (_, init, status) => {
    answer(init);
    await go("/");
    expect(await go("/about")).toMatchObject({ status, message: "Cannot load /about" });
  });

  it("is left to the browser where the address answers", async () => {
    answer({ status: 200 });
    await go("/");
    loaded.set("/rss.xml", { error: undefined });
    expect(await window.___loader.loadPage("/rss.xml")).toBe(loaded.get("/rss.xml"));
  });

  it("is an error when its code has not come and the minute is not over", async () => {
    sessionStorage.setItem("chunk-reload", String(Date.now()));
    const error = new Error("Loading chunk 42 failed.");
    await go("/");
    loaded.set("/about", { error });
    expect(await go("/about")).toBe(error);
    expect(window.___loader.loadPageSync("/about")?.page?.path).toBe("/404.html");
  });

  it("leaves what was served where it is the first page", async () => {
    sessionStorage.setItem("chunk-reload", String(Date.now()));
    loaded.set("/about", { error: new Error("Loading chunk 42 failed.") });
    expect(await window.___loader.loadPage("/about")).toBe(loaded.get("/about"));
    expect(document.getElementById("___gatsby")).toHaveTextContent("served");
  });
});
