import { render, screen } from "@testing-library/react";
import { isAdminMode } from "../../src/ui/admin-mode";
import { Reveal } from "../../src/ui/reveal";

const visit = (address: string) => window.history.replaceState(null, "", address);

beforeEach(() => {
  sessionStorage.clear();
  visit("/");
});

describe("admin mode (N27)", () => {
  it("is entered by the address, kept for the tab, and left by the address", () => {
    expect(isAdminMode()).toBe(false);
    visit("/cases?admin=1");
    expect(isAdminMode()).toBe(true);
    visit("/about");
    expect(isAdminMode()).toBe(true);
    visit("/about?admin=0");
    expect(isAdminMode()).toBe(false);
    visit("/");
    expect(isAdminMode()).toBe(false);
  });

  it("watches nothing that could wait to be revealed", () => {
    const observe = jest.fn();
    window.IntersectionObserver = jest.fn(() => ({ observe, unobserve: jest.fn() })) as never;
    visit("/?admin=1");
    const { unmount } = render(<Reveal>Cases</Reveal>);
    expect(screen.getByText("Cases")).toBeVisible();
    expect(observe).not.toHaveBeenCalled();
    unmount();
    visit("/?admin=0");
    render(<Reveal>Cases</Reveal>);
    expect(observe).toHaveBeenCalledWith(screen.getByText("Cases"));
  });
});
