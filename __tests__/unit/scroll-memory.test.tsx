import { readScrollMemory, rememberScroll, writeScrollMemory } from "../../src/runtime/scroll-memory";

beforeEach(() => sessionStorage.clear());

describe("memory of where one was (N23)", () => {
  it("outlives a reload", () => {
    const memory = readScrollMemory();
    rememberScroll(memory, "a", 120.4);
    rememberScroll(memory, "b", 0);
    writeScrollMemory(memory);
    expect([...readScrollMemory()]).toEqual([
      ["a", 120],
      ["b", 0],
    ]);
  });

  it("keeps the latest hundred", () => {
    const memory = readScrollMemory();
    rememberScroll(memory, "first", 1);
    for (let entry = 0; entry < 99; entry += 1) rememberScroll(memory, String(entry), entry);
    rememberScroll(memory, "first", 2);
    rememberScroll(memory, "last", 3);
    expect(memory.size).toBe(100);
    expect(memory.has("0")).toBe(false);
    expect(memory.get("first")).toBe(2);
  });

  it.each(["not json", '{"a":1}', '[["a"],["b","2"],3]'])("forgets what it did not write: %s", (text) => {
    sessionStorage.setItem("scroll", text);
    expect(readScrollMemory().size).toBe(0);
  });
});
