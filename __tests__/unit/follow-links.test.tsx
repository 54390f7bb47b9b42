import { fireEvent } from "@testing-library/react";
import { followLinks } from "../../src/navigation/links/follow-links";

const navigate = jest.fn();

/** Whether the browser is left to follow the link itself. */
function isLeft(html: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  // What would go on is noted, and then stopped: there is nothing to go to.
  let isForBrowser = false;
  const stop = (click: Event) => {
    isForBrowser = !click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  fireEvent.click(link?.firstElementChild ?? link ?? document.body, event);
  return isForBrowser;
}

beforeAll(() => {
  Object.assign(window, { ___navigate: navigate });
  followLinks();
});

beforeEach(() => {
  navigate.mockClear();
  window.history.replaceState({}, "", "/about");
});

describe("G5: links to pages of the site", () => {
  it.each([
    ["/cases", "/cases"],
    ["/ru/cases/north?x=1#y", "/ru/cases/north?x=1#y"],
    ["/cases/", "/cases"],
    ["/#jobs", "/#jobs"],
    ["/", "/"],
  ])("%s is followed without loading the document", (href, to) => {
    expect(isLeft(`<a href="${href}"><span>Go</span></a>`)).toBe(false);
    expect(navigate).toHaveBeenCalledWith(to, { replace: false });
  });

  it("adds no second entry for the page one is on", () => {
    expect(isLeft('<a href="/about">Here</a>')).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/about", { replace: true });
  });

  it.each([
    ["another site", "https://school.example/about"],
    ["mail", "mailto:a@b.example"],
    ["a file", "/rss.xml"],
    ["the CMS", "/admin"],
    ["a place on the page", "#content"],
  ])("%s is left to the browser", (_, href) => {
    expect(isLeft(`<a href="${href}">Go</a>`)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ["a new tab", '<a href="/cases" target="_blank">Go</a>', {}],
    ["a download", '<a href="/cases" download="cases.html">Go</a>', {}],
    ["a download by its own name", '<a href="/cases" download>Go</a>', {}],
    ["a click with Ctrl", '<a href="/cases">Go</a>', { ctrlKey: true }],
    ["a click with Cmd", '<a href="/cases">Go</a>', { metaKey: true }],
    ["a click with the middle button", '<a href="/cases">Go</a>', { button: 1 }],
  ])("%s is left to the browser", (_, html, event) => {
    expect(isLeft(html, event)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("what a component has made something else of is left to it", () => {
    const prevent = (event: Event) => event.preventDefault();
    document.body.addEventListener("click", prevent);
    isLeft('<a href="/contacts/brief">Brief</a>');
    document.body.removeEventListener("click", prevent);
    expect(navigate).not.toHaveBeenCalled();
  });
});
