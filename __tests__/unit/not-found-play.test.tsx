import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FIGURES } from "../../src/layouts/not-found-figures";
import { NotFoundPlay } from "../../src/layouts/not-found-play";
import { renderOnPage } from "../support/render-on-page";

const SIDE = 200;

/** jsdom lays nothing out: each figure is a square of 200 px, and a piece stands where its box says. */
function layOut(): void {
  const boxes = new Map(FIGURES.flat().map(({ id, box }) => [id, box]));
  const measure = (pick: (box: readonly number[]) => number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return (pick(boxes.get(this.dataset["piece"] ?? "") ?? [0, 0, 0, 0]) / 100) * SIDE;
    },
  });
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: measure(([left = 0]) => left),
    offsetTop: measure(([, top = 0]) => top),
    offsetWidth: measure(([, , width = 0]) => width),
    offsetHeight: measure(([, , , height = 0]) => height),
  });
}

const half = () => screen.getByRole("button", { name: "Piece 5 of 8" });
const said = () => screen.getByRole("status").textContent;

beforeEach(() => {
  layOut();
  Element.prototype.setPointerCapture = jest.fn();
});

describe("N11: the pieces of the 404", () => {
  it("are eight buttons, each named by its number", () => {
    renderOnPage("/404", <NotFoundPlay />);
    expect(screen.getAllByRole("button").map((piece) => piece.getAttribute("aria-label"))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Piece ${number} of 8`),
    );
    expect(said()).toMatch(/^Drag the pieces together/);
  });

  it("are the mark when arrow keys have brought the half disc beside the disc", async () => {
    renderOnPage("/404", <NotFoundPlay />);
    half().focus();
    for (let step = 0; step < 3; step++) await userEvent.keyboard("{ArrowRight}");
    expect(said()).toMatch(/^Drag the pieces together/);
    await userEvent.keyboard("{ArrowRight}");
    expect(said()).toBe("There. Now it is a place.");
    expect(screen.getByRole("group")).toHaveAttribute("data-state", "whole");
    // 0.6 of the disc beside it, and upright.
    expect(half().style.getPropertyValue("--x")).toBe("120px");
    expect(half().style.getPropertyValue("--turn")).toBe("180deg");
    expect(half()).toHaveFocus();
  });

  it("are the mark when the disc is dragged to the half disc", () => {
    renderOnPage("/404", <NotFoundPlay />);
    const disc = screen.getByRole("button", { name: "Piece 4 of 8" });
    // jsdom's pointer events have no place.
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(disc, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    point("pointerdown", 300, 300);
    point("pointermove", 190, 310);
    point("pointerup", 190, 310);
    expect(said()).toBe("There. Now it is a place.");
  });

  it("turn by a click, and stay apart where they are wrong", async () => {
    renderOnPage("/404", <NotFoundPlay />);
    const bar = screen.getByRole("button", { name: "Piece 3 of 8" });
    await userEvent.click(bar);
    expect(bar.style.getPropertyValue("--turn")).toBe("90deg");
    for (let step = 0; step < 6; step++) await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("group")).toHaveAttribute("data-state", "played");
  });
});
