import { act, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { arrive } from "../../src/runtime/keep-scroll";
import { Later } from "../../src/runtime/later";

const page = (
  <Later>
    <footer>Below</footer>
  </Later>
);
const below = () => screen.queryByText("Below");

beforeAll(() => {
  window.scrollTo = jest.fn();
  // The first page of the visit.
  arrive(window.location);
});

beforeEach(() => window.history.replaceState({}, "", "/about"));

describe("G5: what is below the first view", () => {
  it("comes in the frame after the first of a page that is gone to by a link", async () => {
    render(page);
    expect(below()).toBeNull();
    await waitFor(() => expect(below()).toBeInTheDocument());
  });

  it("is there at once where one does not arrive at the top", () => {
    window.history.replaceState({}, "", "/about#offices");
    render(page);
    expect(below()).toBeInTheDocument();
  });

  it("is taken over as the server has sent it", async () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const sent = below();
    expect(sent).toBeInTheDocument();
    const errors: unknown[] = [];
    await act(async () => void hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }));
    expect(errors).toEqual([]);
    expect(below()).toBe(sent);
  });
});
