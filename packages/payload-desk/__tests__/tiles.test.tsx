/** Widgets of drafts and of what others have open (X15). */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { DraftsTile, EditingTile } from "../src/admin/tiles";

const NOW = "2026-11-25T09:00:00.000Z";
const told = { language: "en", now: NOW };
const tile = (name: string) => screen.getByRole("region", { name });
const link = (name: string) => screen.getByRole("link", { name });

describe("X15: drafts", () => {
  const draft = { list: "cases", id: "7", title: "Trains", note: "Case", at: "2026-11-25T08:00:00.000Z" };

  it("go on with the newest", () => {
    render(
      <DraftsTile
        title="My drafts"
        figures={{ total: 9, newest: [draft, { ...draft, id: "8", title: "Ships" }] }}
        {...told}
      />,
    );
    expect(tile("My drafts")).toHaveTextContent("9");
    expect(within(tile("My drafts")).getAllByRole("listitem")[0]).toHaveTextContent("Trains Case, 1 hour ago");
    expect(link("Go on")).toHaveAttribute("href", "/admin/collections/cases/7");
  });

  it("of a screen lead to its form", () => {
    render(
      <DraftsTile
        title="My drafts"
        figures={{ total: 1, newest: [{ ...draft, list: "page-about", id: "", title: "About" }] }}
        {...told}
      />,
    );
    expect(link("About")).toHaveAttribute("href", "/admin/globals/page-about");
  });
});

describe("X15: what others have open", () => {
  it("names the entry and the person", () => {
    const entry = { list: "cases", id: "7", title: "Trains", by: "Ana", at: "2026-11-25T08:58:00.000Z" };
    render(<EditingTile title="Open elsewhere" figures={[entry]} {...told} />);
    expect(screen.getByRole("listitem")).toHaveTextContent("Trains Ana, 2 minutes ago");
    expect(link("Trains")).toHaveAttribute("href", "/admin/collections/cases/7");
  });
});
