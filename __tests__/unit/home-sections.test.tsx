import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../src/sections/gallery/gallery";
import { Hero } from "../../src/sections/hero/hero";
import { Results } from "../../src/sections/results/results";
import { Services } from "../../src/sections/services/services";
import { renderOnPage } from "../support/render-on-page";

type Observe = (isIntersecting: boolean, top?: number) => void;

const observers = new Set<Observe>();

/** An IntersectionObserver that tests control. */
class SeenObserver {
  readonly #notify: Observe;
  constructor(callback: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void) {
    this.#notify = (isIntersecting, top = 0) => callback([{ isIntersecting, boundingClientRect: { top } }]);
  }
  observe(): void {
    observers.add(this.#notify);
  }
  unobserve(): void {}
  disconnect(): void {
    observers.delete(this.#notify);
  }
}

const see: Observe = (isIntersecting, top) =>
  act(() => [...observers].forEach((notify) => notify(isIntersecting, top)));

function wish(reduced: boolean): void {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: reduced, addEventListener: jest.fn(), removeEventListener: jest.fn() });
}

const { IntersectionObserver } = globalThis;

beforeEach(() => {
  wish(false);
  Object.assign(globalThis, { IntersectionObserver: SeenObserver });
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute("open", "");
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open");
      this.dispatchEvent(new Event("close"));
    },
  });
});

afterEach(() => {
  observers.clear();
  jest.useRealTimers();
  Object.assign(globalThis, { IntersectionObserver });
});

const settings = {
  productName: "Future Native",
  slogan: "Future native brands",
  brief: { word: "Brief?" },
  pages: { home: { lead: "We make brands.", words: ["brands", "banks", "shifts", "towns"] } },
};
const territory = (seed: number) => ({
  alias: `case-${seed}`,
  territory: { colors: ["moss", "lime", "ink"], mark: "wave", seed, drawing: `/${seed}.svg` },
});
const hero = <Hero settings={settings} cases={[territory(1), territory(2), territory(3)]} />;

describe("N24: the slogan", () => {
  const word = () => screen.getByRole("heading", { level: 1 }).textContent;

  it("ends in the first word, without a script too", () => {
    renderOnPage("/", hero);
    expect(word()).toBe("Future native brands");
  });

  it("changes its last word while it is in view, among three", () => {
    jest.useFakeTimers();
    renderOnPage("/", hero);
    see(true);
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.getByText("banks")).toBeVisible();
    see(false);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("banks")).toBeInTheDocument();
    see(true);
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.getByText("shifts")).toBeInTheDocument();
    see(true);
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.queryByText("towns")).not.toBeInTheDocument();
    expect(screen.getByText("brands")).toBeInTheDocument();
  });

  it("stays where one has chosen a word", () => {
    jest.useFakeTimers();
    renderOnPage("/", hero);
    see(true);
    const flag = screen.getByRole("button", { name: "shifts" });
    fireEvent.click(flag);
    expect(flag).toHaveAttribute("aria-pressed", "true");
    act(() => jest.advanceTimersByTime(60_000));
    expect(flag).toHaveAttribute("aria-pressed", "true");
  });

  it("N24: stops at a button of its own, and goes on at it", () => {
    jest.useFakeTimers();
    renderOnPage("/", hero);
    see(true);
    const flag = screen.getByRole("button", { name: "brands" });
    fireEvent.click(screen.getByRole("button", { name: "Stop the changing words" }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(flag).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(screen.getByRole("button", { name: "Let the words change" }));
    see(true);
    act(() => jest.advanceTimersByTime(4500));
    expect(flag).toHaveAttribute("aria-pressed", "false");
  });

  it("N27: stays the same for those who want no movement", () => {
    jest.useFakeTimers();
    wish(true);
    renderOnPage("/", hero);
    see(true);
    act(() => jest.advanceTimersByTime(60_000));
    expect(word()).toBe("Future native brands");
  });
});

describe("N24: figures", () => {
  const figures = [{ entryId: "1", value: "100+", label: "clients" }];
  const counting = () => screen.getByText("100+").dataset.counting;

  it("count up once, and are their final value to those who listen", () => {
    jest.useFakeTimers({ now: 0 });
    renderOnPage("/", <Results settings={{ foundedIn: 2012, figures }} />);
    see(false, 2000);
    expect(counting()).toBe("0+");
    see(true);
    act(() => jest.advanceTimersByTime(300));
    expect(Number.parseInt(counting() ?? "", 10)).toBeGreaterThan(10);
    act(() => jest.advanceTimersByTime(3000));
    expect(counting()).toBeUndefined();
    see(false, 2000);
    expect(counting()).toBeUndefined();
  });

  it("do not count where they were in view from the beginning", () => {
    renderOnPage("/", <Results settings={{ foundedIn: 2012, figures }} />);
    see(true);
    expect(counting()).toBeUndefined();
  });
});

test("N24: services open one at a time", () => {
  const service = (id: string) => ({ entryId: id, title: `Service ${id}`, lead: "Lead", points: ["One", "Two"] });
  renderOnPage("/", <Services services={[service("1"), service("2")]} />);
  const names = screen.getAllByRole("group").map((line) => line.getAttribute("name"));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

describe("N25: the gallery", () => {
  const picture = (name: string) => ({
    alt: `Picture of ${name}`,
    width: 1600,
    height: 1200,
    focal: { x: 0.5, y: 0.5 },
    file: { publicURL: `/${name}.webp`, childImageSharp: null },
  });
  const pictures = ["Tbilisi", "London", "Moscow", "Johannesburg"].map((name) => ({
    entryId: name,
    caption: name,
    picture: picture(name),
  }));

  async function open() {
    renderOnPage("/", <Gallery pictures={pictures} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Click to start" }));
    return { user, dialog: within(await screen.findByRole("dialog", { name: "Agency life" })) };
  }

  it("is a row of links to the files, without a script too", () => {
    renderOnPage("/", <Gallery pictures={pictures} />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/Tbilisi.webp",
      "/London.webp",
      "/Moscow.webp",
      "/Johannesburg.webp",
    ]);
  });

  it("is walked by its four areas, along its row and round", async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 1 of 4. Tbilisi");
    await user.click(dialog.getByRole("button", { name: "Next picture" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 2 of 4. London");
    await user.click(dialog.getByRole("button", { name: "Previous picture" }));
    await user.click(dialog.getByRole("button", { name: "Previous picture" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 4 of 4. Johannesburg");
    await user.click(dialog.getByRole("button", { name: "Down: next picture" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 1 of 4. Tbilisi");
    await user.click(dialog.getByRole("button", { name: "Up: previous picture" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 4 of 4. Johannesburg");
  });

  it("is walked by arrow keys and swipes, and closes", async () => {
    const { user, dialog } = await open();
    await user.keyboard("{ArrowRight}");
    const image = dialog.getByRole("img", { name: "Picture of London" });
    fireEvent.touchStart(image, { touches: [{ clientX: 50, clientY: 200 }] });
    fireEvent.touchEnd(image, { changedTouches: [{ clientX: 55, clientY: 60 }] });
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 3 of 4");
    await user.keyboard("{ArrowUp}");
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 2 of 4");
    fireEvent.touchStart(image, { touches: [{ clientX: 250, clientY: 200 }] });
    fireEvent.touchEnd(image, { changedTouches: [{ clientX: 55, clientY: 190 }] });
    expect(dialog.getByRole("status")).toHaveTextContent("Picture 3 of 4");
    await user.click(dialog.getByRole("button", { name: "Close the gallery" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("opens at the picture that was clicked", async () => {
    renderOnPage("/", <Gallery pictures={pictures} />);
    await userEvent.click(screen.getByRole("link", { name: "Picture of Moscow" }));
    expect(await screen.findByRole("status")).toHaveTextContent("Picture 3 of 4. Moscow");
  });
});
