import { render, screen } from "@testing-library/react";
import { asksForSearch } from "../../src/search/shortcut";
import { wordsOfAddress } from "../../src/layouts/address-search";

const keys = {
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
};

describe("X8: keys that ask for the search", () => {
  it.each([
    ["Ctrl and K", { key: "k", code: "KeyK", ctrlKey: true }],
    ["⌘ and K", { key: "k", code: "KeyK", metaKey: true }],
    ["Ctrl and the key of K in a Cyrillic layout", { key: "л", code: "KeyK", ctrlKey: true }],
    ["a slash", { key: "/", code: "Slash" }],
  ])("%s", (_, pressed) => expect(asksForSearch({ ...keys, ...pressed })).toBe(true));

  it.each([
    ["K alone", { key: "k", code: "KeyK" }],
    ["Ctrl, Shift and K", { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }],
    ["Alt and a slash", { key: "/", code: "Slash", altKey: true }],
    ["Ctrl and a slash", { key: "/", code: "Slash", ctrlKey: true }],
  ])("not %s", (_, pressed) => expect(asksForSearch({ ...keys, ...pressed })).toBe(false));

  it("lets a slash be a slash in a field, and opens nothing over a dialog or the open menu", () => {
    const { unmount } = render(<input aria-label="Name" />);
    expect(asksForSearch({ ...keys, key: "/", target: screen.getByRole("textbox") })).toBe(false);
    unmount();
    for (const over of [<dialog key="dialog" open />, <header key="menu" data-menu="open" />]) {
      const { unmount: close } = render(over);
      expect(asksForSearch({ ...keys, key: "/" })).toBe(false);
      close();
    }
  });
});

describe("N11, X8: the words of an address", () => {
  it.each([
    ["/work/hired_by-bugs.html", "work hired by bugs"],
    ["/ru/%D0%BA%D0%B5%D0%B9%D1%81%D1%8B/2024", "кейсы 2024"],
    ["/br/busca", "busca"],
    ["/%E0%A4%A", ""],
    ["/", ""],
  ])("of %s are %j", (path, words) => expect(wordsOfAddress(path)).toBe(words));
});
