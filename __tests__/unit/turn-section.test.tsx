import {
  hasTurned as hasAllTurned,
  turningFrame,
  turningSection,
  turnSome as turn,
  type Mode,
} from "../../src/sections/career-nav/turn-section";

const hasTurned = (section: HTMLElement, mode: Mode) => hasAllTurned(turningSection(section), mode);
const turnSome = (section: HTMLElement, mode: Mode) => turn(turningSection(section), mode);

/** A section with lists of as many lines each. */
function sectionOf(...lists: number[]): HTMLElement {
  const section = document.createElement("section");
  section.innerHTML = lists.map((lines) => `<ul>${"<li>line</li>".repeat(lines)}</ul>`).join("");
  return section;
}

const marks = (section: HTMLElement) =>
  [section, ...section.querySelectorAll<HTMLElement>("*")].flatMap(({ tagName, dataset }) =>
    dataset["over"] ? [`${tagName} ${dataset["over"]}`] : [],
  );

/** @returns how many frames it took */
function turnWhole(section: HTMLElement): number {
  let frames = 0;
  for (; !hasTurned(section, "paper"); frames += 1) turnSome(section, "paper");
  return frames;
}

describe("a section turns as much as a frame has room for (N23)", () => {
  it("turns a small one at once", () => {
    const section = sectionOf(10);
    turnSome(section, "paper");
    expect(marks(section)).toEqual(["SECTION paper"]);
    expect(hasTurned(section, "paper")).toBe(true);
  });

  it("turns a large one from the inside, and leaves one mark in the end", () => {
    const section = sectionOf(10, 10, 5);
    turnSome(section, "paper");
    expect(marks(section)).toEqual(["UL paper"]);
    turnSome(section, "paper");
    expect(marks(section)).toEqual(["UL paper", "UL paper"]);
    turnWhole(section);
    expect(marks(section)).toEqual(["SECTION paper"]);
  });

  it("needs a frame for about a dozen elements, and one to tidy up", () => {
    expect(turnWhole(sectionOf(10, 10, 10, 10))).toBe(6);
    expect(turnWhole(sectionOf(24))).toBe(5);
  });

  it("comes back from half-way with no mark left", () => {
    const section = sectionOf(10, 10);
    turnSome(section, "paper");
    expect(hasTurned(section, "night")).toBe(false);
    while (!hasTurned(section, "night")) turnSome(section, "night");
    expect(marks(section)).toEqual([]);
  });

  it("leaves what has a ground of its own", () => {
    const section = sectionOf(10, 10);
    section.children[0]?.setAttribute("data-ground", "hot");
    turnSome(section, "paper");
    expect([...section.children].map((list) => list.getAttribute("data-over"))).toEqual([null, "paper"]);
  });

  it("turns what floats over the page before the root says so, and nothing that has a ground of its own", () => {
    const items = "<i>item</i>".repeat(11);
    document.body.innerHTML = `<header data-over="page"><p>${items}</p><p>${items}</p></header>
      <nav data-over="page" data-ground="hot"><p>${items}</p></nav>`;
    const root = document.documentElement;
    turn(turningFrame(), "paper");
    expect(marks(root)).toEqual(["HEADER page", "P paper", "NAV page"]);
    while (!hasAllTurned(turningFrame(), "paper")) turn(turningFrame(), "paper");
    expect(marks(root)).toEqual(["HTML paper", "HEADER page", "NAV page"]);
    delete root.dataset["over"];
  });
});
