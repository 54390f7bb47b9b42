/** The widget of translations (X15). */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { TranslatedTile } from "../src/admin/translated-tile";

const told = { title: "Translations", language: "en", now: "" };
const tile = (name: string) => screen.getByRole("region", { name });
const link = (name: string) => screen.getByRole("link", { name });

describe("X15: translations", () => {
  const en = { code: "en", label: "English", complete: 12, missing: 0, older: 0 } as const;
  const ru = { code: "ru", label: "Русский", complete: 11, missing: 0, older: 1 } as const;
  const br = { code: "br", label: "Português", complete: 9, missing: 3, older: 0 } as const;

  it("leads to the language that lacks most", () => {
    render(<TranslatedTile figures={{ total: 12, locales: [en, ru, br] }} {...told} />);
    expect(screen.getByRole("meter", { name: /Português/ })).toHaveAttribute("value", "9");
    expect(tile("Translations")).toHaveTextContent("11 / 12, Older: 1");
    expect(link("Translate")).toHaveAttribute("href", "/admin/translations?language=br&state=missing");
  });

  it("are calm where nothing is missing or older", () => {
    render(<TranslatedTile figures={{ total: 12, locales: [en] }} {...told} />);
    expect(tile("Translations")).toHaveTextContent("Everything is translated.");
    expect(link("Open the board")).toHaveAttribute("href", "/admin/translations");
  });
});
