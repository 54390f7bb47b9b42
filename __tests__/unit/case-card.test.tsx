import { screen } from "@testing-library/react";
import { CaseCard } from "../../src/sections/cases-mosaic/case-card";
import { renderOnPage } from "../support/render-on-page";

const CASE: Queries.CaseCardFragment = {
  ...{ entryId: "7", alias: "north", title: "The bank that says no", year: 2025 },
  client: { name: "Bank North" },
  categories: [
    { alias: "brand", title: "Brand" },
    { alias: "film", title: "Film" },
  ],
  ...{ territory: { colors: ["ultra", "paper", "ice"], mark: "stack", seed: 34 }, cardArt: null },
  ...{ uploadedCover: null, cover: null },
};

test.each(["wide", "narrow", "bleed"] as const)(
  "N7: a card of the list (%s) is headed by the case's title, which leads to it, and says whose it is",
  (span) => {
    renderOnPage("/cases", <CaseCard item={CASE} span={span} priority={false} />);
    const heading = screen.getByRole("heading", { level: 2, name: /The bank that says\sno/ });
    const link = screen.getByRole("link", { name: /The bank that says\sno/ });
    expect(heading).toContainElement(link);
    expect(link).toHaveAttribute("href", "/cases/north");
    expect(screen.getByRole("listitem")).toHaveTextContent(/Bank North, Brand, Film.*2025/);
  },
);
