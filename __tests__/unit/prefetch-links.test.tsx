import { fireEvent, render, screen } from "@testing-library/react";
import { Link } from "gatsby";
import { afterFirstView } from "../../src/hooks/after-first-view";
import { prefetchLinks } from "../../src/navigation/links/prefetch-links";
import { StretchedLink } from "../../src/ui/stretched-link";
import { renderOnPage } from "../support/render-on-page";

jest.mock("../../src/hooks/after-first-view");

let idle: { run: () => void; timeout: number | undefined }[] = [];
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

/** Callbacks of the IntersectionObserver by Gatsby link. */
const observers = new Map<Element, (isIntersecting: boolean) => void>();

class Observer {
  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    observers.set(target, (isIntersecting) => {
      const entry = { target, isIntersecting, intersectionRatio: 0 } as unknown as IntersectionObserverEntry;
      this.callback([entry], this as unknown as IntersectionObserver);
    });
  }

  unobserve(target: Element): void {
    observers.delete(target);
  }

  disconnect(): void {}
}

function scroll(isIntersecting: boolean): void {
  for (const report of observers.values()) report(isIntersecting);
}

/** Draws links and brings them into view. */
function see(...paths: string[]): void {
  render(
    paths.map((path) => (
      <Link key={path} to={path}>
        {path}
      </Link>
    )),
  );
  scroll(true);
}

const link = (name: string) => screen.getByRole("link", { name });

async function restToTheEnd(): Promise<void> {
  while (idle.length > 0) await rest();
}

let endFirstView: () => void;
let pages = 0;

beforeAll(() => {
  // One clock for all tests: the page would seem to scroll when the time went back after a test with a clock of its
  // own.
  jest.useFakeTimers({ doNotFake: ["requestIdleCallback"] });
  jest.mocked(afterFirstView).mockImplementation((run) => {
    endFirstView = run;
    return () => undefined;
  });
  Object.defineProperty(navigator, "connection", { value: connection });
  Object.assign(window, {
    IntersectionObserver: Observer,
    ___loader: {},
    requestIdleCallback: (run: () => void, options?: { timeout?: number }) =>
      idle.push({ run, timeout: options?.timeout }),
  });
  const build = jest.replaceProperty(process.env, "NODE_ENV", "production");
  prefetchLinks(window.___loader, loadPage);
  build.restore();
});

beforeEach(() => {
  // A page of its own for each test: it gives the links a new budget.
  window.history.replaceState({}, "", `/page-${(pages += 1)}`);
  Object.assign(connection, { effectiveType: "4g", saveData: false });
});

afterAll(() => jest.useRealTimers());

afterEach(async () => {
  jest.restoreAllMocks();
  await restToTheEnd();
  loadPage.mockClear();
});

describe("G5: prefetch", () => {
  it("waits for the end of the first view", async () => {
    see("/blog");
    fireEvent.mouseEnter(link("/blog"));
    expect(idle).toEqual([]);
    expect(loadPage).not.toHaveBeenCalled();
    endFirstView();
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/blog"]]);
  });

  it("fetches what is in view in idle time, within 2000 ms, three at a time", async () => {
    see("/about", "/cases", "/contacts", "/privacy");
    expect(loadPage).not.toHaveBeenCalled();
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000, 2000, 2000]);
    await rest();
    expect(loadPage.mock.calls).toEqual([["/about"], ["/cases"], ["/contacts"]]);
    await rest();
    expect(loadPage).toHaveBeenLastCalledWith("/privacy");
    await restToTheEnd();
    expect(loadPage).toHaveBeenCalledTimes(4);
  });

  it("waits while the page scrolls, and goes on when it stands still", async () => {
    fireEvent.scroll(window);
    see("/still");
    await restToTheEnd();
    jest.advanceTimersByTime(150);
    fireEvent.scroll(window);
    jest.advanceTimersByTime(150);
    await restToTheEnd();
    expect(loadPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(400);
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/still"]]);
  });

  it("fetches a page once, and no more than twelve because of one page's links", async () => {
    see(...Array.from({ length: 20 }, (_, index) => `/cases/c${index + 1}`));
    await restToTheEnd();
    expect(loadPage.mock.calls).toHaveLength(12);
    fireEvent.mouseEnter(link("/cases/c20"));
    expect(loadPage).toHaveBeenLastCalledWith("/cases/c20");
    window.history.replaceState({}, "", "/next");
    scroll(true);
    await restToTheEnd();
    expect(loadPage.mock.calls).toHaveLength(20);
  });

  it("fetches a page once for all of its filters", async () => {
    see("/ru/cases?cat=finance", "/ru/cases?cat=retail", "/ru/contacts");
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/ru/cases"], ["/ru/contacts"]]);
  });

  it("forgets what has left the view, and what has left the page", async () => {
    see("/ru/about");
    scroll(false);
    const { unmount } = render(<Link to="/ru/privacy">Gone</Link>);
    scroll(true);
    scroll(false);
    unmount();
    await restToTheEnd();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("a page stays wanted while another link to it is in view", async () => {
    render(
      <>
        <Link to="/br/cases">First</Link>
        <Link to="/br/cases">Second</Link>
      </>,
    );
    scroll(true);
    observers.get(link("First"))?.(false);
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/br/cases"]]);
  });

  it("counts a stretched link as in view while its area is, whether its words are or not", async () => {
    renderOnPage(
      "/ru/about",
      <ul>
        <li>
          <StretchedLink to="/cases/north">North</StretchedLink>
        </li>
      </ul>,
    );
    const card = screen.getByRole("listitem");
    observers.get(card)?.(true);
    observers.get(card)?.(false);
    await restToTheEnd();
    expect(loadPage).not.toHaveBeenCalled();
    observers.get(card)?.(true);
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/ru/cases/north"]]);
  });

  it.each([
    ["on 2g", { effectiveType: "2g" }],
    ["on slow-2g", { effectiveType: "slow-2g" }],
    ["with data saver", { saveData: true }],
  ])("does nothing %s", async (_, state) => {
    Object.assign(connection, state);
    see("/br/about");
    fireEvent.mouseEnter(link("/br/about"));
    fireEvent.focusIn(link("/br/about"));
    await restToTheEnd();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("waits while offline and goes on when the connection is back", async () => {
    offline(true);
    see("/br/privacy");
    fireEvent.mouseEnter(link("/br/privacy"));
    await restToTheEnd();
    expect(loadPage).not.toHaveBeenCalled();
    offline(false);
    fireEvent(window, new Event("online"));
    await restToTheEnd();
    expect(loadPage.mock.calls).toEqual([["/br/privacy"]]);
  });

  it("fetches at once what is pointed at, focused or touched, links of pages only", () => {
    render(
      <>
        <Link to="/contacts?x=1">Page</Link>
        <Link to="/blog">
          <span>Touched</span>
        </Link>
        <a href="mailto:a@b.example">Mail</a>
        <a href="https://social.example/about">Social</a>
        <a href="/rss.xml">File</a>
      </>,
    );
    for (const name of ["Page", "Mail", "Social", "File"]) link(name).focus();
    fireEvent.pointerDown(screen.getByText("Touched"));
    fireEvent.pointerDown(document.body);
    expect(loadPage.mock.calls).toEqual([["/contacts"], ["/blog"]]);
  });
});
