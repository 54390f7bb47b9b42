import { scrollTarget } from "../../src/runtime/scroll-target";

const arrival = { page: "other", saved: undefined, hash: "", isNewQuery: false } as const;

describe("where to scroll on arrival (N23)", () => {
  it.each([
    ["another page starts at its top", arrival, 0],
    ["a hash is scrolled to", { ...arrival, hash: "#jobs" }, "jobs"],
    ["a hash may be encoded", { ...arrival, hash: "#%D1%8F" }, "я"],
    ["a hash may be broken", { ...arrival, hash: "#100%" }, "100%"],
    ["where one was comes before the hash", { ...arrival, hash: "#jobs", saved: 640 }, 640],
    ["the top may be where one was", { ...arrival, hash: "#jobs", saved: 0 }, 0],
    ["a reload returns to where one was", { ...arrival, page: "first", saved: 640 }, 640],
    ["the hash of a first page is the browser's", { ...arrival, page: "first", hash: "#jobs" }, undefined],
    ["a filter keeps the place", { ...arrival, page: "same", isNewQuery: true }, undefined],
    ["a link to the page one is on leads to its top", { ...arrival, page: "same" }, 0],
  ] as const)("%s", (_, where, target) => {
    expect(scrollTarget(where)).toBe(target);
  });
});
