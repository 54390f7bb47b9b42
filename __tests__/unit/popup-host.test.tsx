import { useState } from "react";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PopupHost } from "../../src/popups/popup-host";
import { renderOnPage } from "../support/render-on-page";

const opening = (detail?: unknown) => new CustomEvent("popup::open", { detail });

function Visit({ asked }: { asked: Event }) {
  const [pathname, setPathname] = useState("/about");
  return (
    <>
      <button onClick={() => setPathname("/cases")}>Go on</button>
      <PopupHost pathname={pathname} asked={asked} />
    </>
  );
}

beforeAll(() => {
  // Not implemented by jsdom.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe("F1: the popup", () => {
  it("opens by an event that came before it was there, and is closed by another", async () => {
    renderOnPage("/about", <PopupHost pathname="/about" asked={opening({ type: 3 })} />);
    expect(await screen.findByRole("dialog", { name: "Tell us about the event" })).toBeInTheDocument();
    expect(screen.getByLabelText("Speaker")).toHaveFocus();
    act(() => void window.dispatchEvent(new Event("popup::close")));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("does not open again when the page changes", async () => {
    renderOnPage("/about", <Visit asked={opening()} />);
    await screen.findByRole("dialog");
    fireEvent.click(screen.getByRole("button", { name: "Go on", hidden: true }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leaves a click with a key to the browser", async () => {
    renderOnPage(
      "/about",
      <>
        <a href="#form" data-popup-type="2" data-popup-source="here">
          Apply
        </a>
        <PopupHost pathname="/about" asked={undefined} />
      </>,
    );
    const link = screen.getByRole("link", { name: "Apply" });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(link);
    expect(await screen.findByRole("dialog", { name: "Tell us about yourself" })).toBeInTheDocument();
  });
});
