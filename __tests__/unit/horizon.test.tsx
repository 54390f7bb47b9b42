import { groundsOfPage, riseHorizon } from "../../src/navigation/horizon";

let reduced = false;
const updates: (() => void)[] = [];

beforeEach(() => {
  reduced = false;
  updates.length = 0;
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  document.startViewTransition = ((update: () => void) => {
    updates.push(update);
    return { ready: Promise.resolve() };
  }) as never;
});

describe("N27: a horizon over one page", () => {
  it("rises over the page as it was, and uncovers the update", () => {
    const update = jest.fn();
    riseHorizon(update);
    expect(update).not.toHaveBeenCalled();
    updates[0]?.();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it("is none for those who prefer reduced motion, and where there are no view transitions", () => {
    const update = jest.fn();
    reduced = true;
    riseHorizon(update);
    reduced = false;
    delete (document as Partial<Document>).startViewTransition;
    riseHorizon(update);
    expect(update).toHaveBeenCalledTimes(2);
    expect(updates).toEqual([]);
  });
});

it("N27: between pages it uncovers the grounds of sections that are as wide as the window, the inner before the outer", () => {
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
  document.body.innerHTML = `<main>
    <div data-mode="night" data-box="0 1000 900" style="background-color: rgb(11, 11, 13)">
      <section data-ground="lime" data-box="200 1000 300" style="background-color: rgb(198, 241, 53)"></section>
      <p data-ground="sky" data-box="250 400 50" style="background-color: rgb(124, 196, 255)"></p>
    </div>
  </main>`;
  for (const element of document.querySelectorAll<HTMLElement>("[data-box]")) {
    const [top = 0, width = 0, height = 0] = (element.dataset["box"] ?? "").split(" ").map(Number);
    element.getBoundingClientRect = () => ({ top, width, height }) as DOMRect;
  }
  const layer = (color: string, top: number, height: number) =>
    `linear-gradient(${color}, ${color}) 0 ${top}px / 100% ${height}px no-repeat`;
  expect(groundsOfPage()).toBe(`${layer("rgb(198, 241, 53)", 200, 300)},${layer("rgb(11, 11, 13)", 0, 900)}`);
});
