/** The search of the dashboard (X15). */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchBox } from "../src/admin/search-box";
import type { SearchHit } from "../src/search/endpoint";

const plain = (text: string) => ({ text, marked: false });
const HIT: SearchHit = {
  ...{ list: "cases", id: "7", locale: "br", kind: "Case" },
  title: [{ text: "Direção", marked: true }, plain(" de arte")],
  sentence: [],
};

/** The CMS as it answers. */
function answering(status: number, hits: readonly SearchHit[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return { ok: status === 200, status, json: async () => ({ hits, isReading: false }) } as Response;
  };
  return asked;
}

async function type(text: string): Promise<void> {
  render(<SearchBox />);
  await userEvent.type(screen.getByRole("searchbox", { name: "Search everything" }), text);
}

describe("X15: the search", () => {
  it("leads to the form, in the language in which the words were found", async () => {
    const asked = answering(200, [HIT]);
    await type("direcao");
    const found = await screen.findByRole("link", { name: "Direção de arte Case" });
    expect(found).toHaveAttribute("href", "/admin/collections/cases/7?locale=br");
    expect(screen.getByText("Direção").tagName).toBe("MARK");
    expect(screen.getByRole("status")).toHaveTextContent("found: 1");
    expect(asked.at(-1)).toBe("/cms-api/search?q=direcao");
  });

  it("says that there is nothing, and that it could not be asked", async () => {
    answering(200, []);
    await type("zzz");
    expect(await screen.findByText(/^Nothing has these words/)).toBeInTheDocument();
    answering(500, []);
    await userEvent.type(screen.getByRole("searchbox"), "z");
    expect(await screen.findByText(/^The search did not answer/)).toBeInTheDocument();
  });

  it("is empty again when the question is", async () => {
    answering(200, [HIT]);
    await type("direcao");
    await screen.findByRole("link");
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
