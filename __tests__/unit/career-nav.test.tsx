import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entryPushed } from "../../src/hooks/push-entry";
import { CareerBand, CareerFrame } from "../../src/sections/career-nav/career-frame";
import { CAREER_SECTIONS, presentSections, type CareerSectionId } from "../../src/sections/career-nav/career-sections";
import { renderOnPage } from "../support/render-on-page";
import { scrollPage } from "../support/scroll-page";

const WINDOW_HEIGHT = 1000;
const tops = new Map<string, number>();
/** Gatsby's router, which has the entry at once. */
const navigate = jest.fn(entryPushed);

function show(present: CareerSectionId[], path = "/career") {
  renderOnPage(
    path,
    <CareerFrame present={present}>
      {present.map((id) => (
        <section key={id} id={id} aria-label={id} />
      ))}
    </CareerFrame>,
  );
  for (const id of present) {
    const element = document.getElementById(id);
    if (element) element.getBoundingClientRect = () => new DOMRect(0, tops.get(id) ?? 5000, 800, 600);
  }
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Positions are measured again with every tenth scroll event. */
function scroll(times = 10) {
  act(() => {
    for (let time = 0; time < times; time++) {
      scrollPage(0);
      // All is done after the frame.
      jest.advanceTimersByTime(0);
    }
  });
}

const current = () => screen.queryAllByRole("link", { current: "location" }).map((link) => link.textContent);
/** Of what floats over the page. */
const mode = () => document.documentElement.dataset["over"];

beforeEach(() => {
  jest.useFakeTimers();
  tops.clear();
  window.innerHeight = WINDOW_HEIGHT;
  window.scrollY = 0;
  window.___navigate = navigate;
  window.history.replaceState({}, "", "/career");
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

afterEach(() => jest.useRealTimers());

describe("the table of career sections (N23)", () => {
  it("has the twelve of the document in its order, each with its hash", () => {
    expect(CAREER_SECTIONS.map(({ id }) => id)).toEqual([
      "career-about",
      "career-cases",
      "career-awards",
      "career-advantage",
      "career-index-gallery",
      "career-vacancy",
      "career-ducks",
      "career-id-top",
      "career-id-offer",
      "career-id-team",
      "career-id-gallery",
      "career-id-steps",
    ]);
    expect(CAREER_SECTIONS.filter(({ id, hash }) => hash !== `#${id}`)).toEqual([]);
  });

  it("numbers those of a page from 1, in the order of the table", () => {
    const present = presentSections(["career-id-steps", "career-id-offer"]);
    expect(present.map(({ id, number }) => [number, id])).toEqual([
      [1, "career-id-offer"],
      [2, "career-id-steps"],
    ]);
  });
});

describe("the career navigation (N23)", () => {
  it("lists the sections that are there as plain links, in the language of the page", () => {
    show(["career-about", "career-vacancy"], "/ru/career");
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["1О\u00a0нас", "#career-about"],
      ["2Вакансии", "#career-vacancy"],
    ]);
  });

  it("marks the last section whose top is above 35 % of the window", () => {
    show(["career-about", "career-cases", "career-awards"]);
    tops.set("career-about", -900).set("career-cases", 349).set("career-awards", 350);
    scroll();
    expect(current()).toEqual(["2Cases"]);
    tops.set("career-awards", 349);
    scroll();
    expect(current()).toEqual(["3Awards"]);
  });

  it("scrolls to a section, writes its hash and moves the focus there", async () => {
    tops.set("career-vacancy", 700);
    const user = show(["career-about", "career-vacancy"]);
    await user.click(screen.getByRole("link", { name: /Vacancies/ }));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
    expect(window.location.hash).toBe("#career-vacancy");
    // Gatsby's router hears of it, and leaves the scrolling to the navigation.
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/career#/), {
      replace: true,
      state: { keepsPlace: true },
    });
    expect(screen.getByRole("region", { name: "career-vacancy" })).toHaveFocus();
  });

  it("takes 300 ms for it where movement is welcome", async () => {
    jest.mocked(window.matchMedia).mockReturnValue({ ...window.matchMedia(""), matches: false });
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    const now = jest.spyOn(performance, "now").mockReturnValue(1000);
    tops.set("career-vacancy", 700);
    const user = show(["career-about", "career-vacancy"]);
    await user.click(screen.getByRole("link", { name: /Vacancies/ }));
    frames.shift()?.(1299);
    expect(frames).toHaveLength(1);
    frames.shift()?.(1300);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
    expect(frames).toHaveLength(0);
    request.mockRestore();
    now.mockRestore();
  });

  it("leaves a click that opens a new tab to the browser", async () => {
    const user = show(["career-about", "career-vacancy"]);
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: /Vacancies/ }));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe("measuring (N23)", () => {
  it("is done at every tenth scroll event, and none before", () => {
    show(["career-about", "career-cases"]);
    scroll();
    tops.set("career-about", -900).set("career-cases", 100);
    scroll(9);
    expect(current()).toEqual([]);
    scroll(1);
    expect(current()).toEqual(["2Cases"]);
  });

  it("is done again 1 s after the page has opened", () => {
    show(["career-about"]);
    scroll();
    tops.set("career-about", 0);
    act(() => jest.advanceTimersByTime(950));
    expect(current()).toEqual([]);
    act(() => {
      jest.advanceTimersByTime(50);
      jest.advanceTimersToNextFrame();
      jest.advanceTimersByTime(1);
    });
    expect(current()).toEqual(["1About us"]);
  });

  it.each([
    ["the window changes", () => window.dispatchEvent(new Event("resize"))],
    ["a picture arrives", () => screen.getByRole("region").dispatchEvent(new Event("load"))],
  ])("is done again when %s", (_name, happen) => {
    show(["career-about"]);
    scroll();
    tops.set("career-about", 0);
    act(() => {
      happen();
      jest.advanceTimersByTime(50);
    });
    expect(current()).toEqual(["1About us"]);
  });
});

describe("black mode (N23)", () => {
  it("gives a band of sections the mode of its first, ground and text", () => {
    const ofBand = (from: CareerSectionId) => {
      const { container } = renderOnPage("/career", <CareerBand from={from} />);
      return container.querySelector("[data-mode]")?.getAttribute("data-mode");
    };
    expect(ofBand("career-id-top")).toBe("night");
    expect(ofBand("career-id-team")).toBe("paper");
  });

  it("is night before the first section, and turns what floats where the reached one is 60 px below the window's edge", () => {
    show(["career-about", "career-index-gallery", "career-vacancy"]);
    tops.set("career-about", 0).set("career-index-gallery", 60).set("career-vacancy", 900);
    scroll();
    expect(mode()).toBe("night");
    tops.set("career-index-gallery", 59);
    scroll();
    expect(mode()).toBe("paper");
    tops.set("career-vacancy", 59);
    scroll();
    expect(mode()).toBe("night");
  });

  it("is written when it changes only, however often one scrolls", async () => {
    show(["career-about"]);
    const written = jest.fn();
    const observer = new MutationObserver(written);
    observer.observe(document.documentElement, { attributes: true });
    scroll(25);
    scroll(25);
    await Promise.resolve();
    expect(written).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it("ends with the page", () => {
    show(["career-about"]);
    expect(mode()).toBe("night");
    cleanup();
    expect(mode()).toBeUndefined();
  });
});
