import { act, render, screen, waitFor } from "@testing-library/react";
import { watchScroll } from "../../src/hooks/watch-scroll";
import { Location, navigate } from "../../src/runtime/router/router";
import { ScrollKeeper } from "../../src/runtime/scroll-keeper";

let offset = 0;
let transitions = 0;
let reduced = false;

/** jsdom has neither layout nor transitions: the window keeps the offset that it is given. */
beforeEach(() => {
  offset = 0;
  transitions = 0;
  reduced = false;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => offset });
  window.scrollTo = jest.fn((options: ScrollToOptions) => (offset = options.top ?? 0)) as never;
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  const page = (path: string) => ({ page: { path } });
  window.___loader = { loadPage: async (path) => page(path), loadPageSync: page };
  document.startViewTransition = ((update: () => void) => {
    transitions += 1;
    const updated = Promise.resolve().then(() => act(update));
    return { ready: updated, finished: updated };
  }) as never;
  navigate("/a", { replace: true });
});

const heading = () => screen.getByRole("heading").textContent;

async function scrollTo(top: number): Promise<void> {
  offset = top;
  let stop: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    stop = watchScroll((reported) => reported === top && resolve());
  });
  window.dispatchEvent(new Event("scroll"));
  await told;
  stop();
}

async function goOnAndBack(): Promise<void> {
  render(
    <Location>
      {({ location }) => (
        <>
          <h1>{location.pathname}</h1>
          <ScrollKeeper location={location} />
        </>
      )}
    </Location>,
  );
  await scrollTo(900);
  act(() => navigate("/b"));
  await waitFor(() => expect([heading(), offset]).toEqual(["/b", 0]));
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toBe("/a"));
}

describe("N23: a step back returns to where one was", () => {
  it("with the transition of pages", async () => {
    await goOnAndBack();
    expect(offset).toBe(900);
  });

  it("where no movement is wanted", async () => {
    reduced = true;
    await goOnAndBack();
    expect(offset).toBe(900);
    expect(transitions).toBe(0);
  });

  it("in a browser without view transitions", async () => {
    delete (document as Partial<Document>).startViewTransition;
    await goOnAndBack();
    expect(offset).toBe(900);
  });

  it("N27: moves nothing where the browser has shown the step itself", async () => {
    const mark = (event: Event) => Object.defineProperty(event, "hasUAVisualTransition", { value: true });
    window.addEventListener("popstate", mark, { capture: true, once: true });
    await goOnAndBack();
    expect(offset).toBe(900);
    expect(transitions).toBe(1);
  });
});
