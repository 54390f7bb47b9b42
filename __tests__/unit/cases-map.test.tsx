import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CasesMosaic } from "../../src/sections/cases-mosaic/cases-mosaic";
import { renderOnPage } from "../support/render-on-page";

const categories = [
  { alias: "finance", title: "Финансы" },
  { alias: "food", title: "Еда" },
];

const aCase = (alias: string, title: string, category: number) => ({
  entryId: alias,
  alias,
  title,
  year: 2025,
  client: { name: `Клиент ${alias}` },
  categories: categories.slice(category, category + 1),
  territory: { colors: ["ultra", "lime", "ice"], mark: "grid", seed: 4 },
  cover: null,
  cardArt: null,
  uploadedCover: null,
});

/** In the map's order: the second is to the right of the first, the third below the second, the fourth to its left. */
const cases = [
  aCase("north", "Север", 0),
  aCase("east", "Восток", 1),
  aCase("south", "Юг", 0),
  aCase("west", "Запад", 1),
];

const navigate = jest.fn();

beforeEach(() => {
  window.___navigate = navigate;
  navigate.mockClear();
  // Without movement one arrives at once.
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = jest.fn().mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
});

async function show(search = "") {
  window.history.replaceState({}, "", `/ru/cases${search}`);
  renderOnPage("/ru/cases", <CasesMosaic cases={cases} categories={categories} />);
  return userEvent.setup();
}

const findMap = () => screen.findByRole("list", { name: "Карта кейсов" });
const queryMap = () => screen.queryByRole("list", { name: "Карта кейсов" });
const linksOf = (map: HTMLElement) => within(map).getAllByRole("link");

describe("the cases as a map (N7)", () => {
  it("is asked for by a link, and the address says so", async () => {
    const user = await show();
    expect(queryMap()).not.toBeInTheDocument();
    const entrance = screen.getByRole("link", { name: "Карта" });
    expect(entrance).toHaveAttribute("href", "/ru/cases?view=map");
    await user.click(entrance);
    await findMap();
    expect(window.location.search).toBe("?view=map&at=north");
    expect(screen.getByRole("link", { name: "Карта" })).toHaveAttribute("aria-current", "true");
  });

  it("is a list of links in the list's order; the last one is the brief", async () => {
    await show("?view=map");
    const links = linksOf(await findMap());
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/ru/cases/north",
      "/ru/cases/east",
      "/ru/cases/south",
      "/ru/cases/west",
      "/ru/contacts/brief",
    ]);
    expect(links[0]).toHaveAccessibleName("Север");
    expect(links[4]).toHaveAttribute("data-popup-type", "1");
  });

  it("takes the place of the list, and gives it back", async () => {
    const user = await show("?view=map&at=south");
    await findMap();
    expect(screen.queryAllByRole("heading", { level: 2 })).toHaveLength(0);
    await user.click(screen.getByRole("link", { name: "Список" }));
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4));
    expect(window.location.search).toBe("");
  });

  it("is walked by arrows from neighbour to neighbour, and the address keeps the place", async () => {
    const user = await show("?view=map");
    const [north, east, south, west] = linksOf(await findMap());
    act(() => north?.focus());
    await user.keyboard("{ArrowRight}");
    expect(east).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(south).toHaveFocus();
    expect(window.location.search).toBe("?view=map&at=south");
    await user.keyboard("{ArrowLeft}");
    expect(west).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(west).toHaveFocus();
    expect(screen.getByText("Клиент west, 2025")).toBeInTheDocument();
  });

  it("goes on where the address says", async () => {
    await show("?view=map&at=east");
    await findMap();
    expect(screen.getByText("Клиент east, 2025")).toBeInTheDocument();
  });

  it("goes on at the map for whoever comes in by the keyboard, and back at the list with Escape", async () => {
    const user = await show();
    screen.getByRole("link", { name: "Карта" }).focus();
    await user.keyboard("{Enter}");
    const [north] = linksOf(await findMap());
    await waitFor(() => expect(north).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(queryMap()).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: "Список" })).toHaveFocus();
  });

  it("opens a case by Enter", async () => {
    const user = await show("?view=map");
    const [, east] = linksOf(await findMap());
    act(() => east?.focus());
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith("/ru/cases/east");
  });

  it("leaves those of other categories where they are, as outlines", async () => {
    const user = await show("?view=map");
    await findMap();
    await user.click(screen.getByRole("link", { name: "Еда 2" }));
    const states = () =>
      linksOf(screen.getByRole("list", { name: "Карта кейсов" })).map(({ dataset }) => dataset.state);
    await waitFor(() => expect(states()).toEqual(["faded", "claimed", "faded", "claimed", "unclaimed"]));
    expect(window.location.search).toContain("view=map");
  });
});
