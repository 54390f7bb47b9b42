import { createPageMode, type PageMode, type Part } from "../../src/sections/career-nav/page-mode";

const root = document.documentElement;
let parts: readonly Part[] = [];
let mode: PageMode;

const viewFrom = (top: number) => ({ top, bottom: top + 1000 });

const movement = (isWelcome: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: !isWelcome });
};
const shown = () => [root, ...parts.map(({ element }) => element)].map(({ dataset }) => dataset["over"]);
const untouched = [undefined, undefined, undefined, undefined, undefined];

beforeEach(() => {
  jest.useFakeTimers();
  movement(true);
  parts = [0, 900, 1900, 2100].map((top) => ({ element: document.createElement("section"), top }));
  mode = createPageMode();
});

afterEach(() => {
  mode.end();
  delete root.dataset["transition"];
  jest.useRealTimers();
});

describe("what lies on the ground that crosses over (N23)", () => {
  it("turns half-way: what is in view and the frame of the page first, then the others, the nearest first", () => {
    mode.turn("paper", parts, viewFrom(1000));
    expect(root.dataset["mode"]).toBe("paper");
    jest.advanceTimersByTime(199);
    expect(shown()).toEqual(untouched);
    jest.advanceTimersByTime(1);
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", undefined, "paper", "paper", undefined]);
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", "paper", "paper", "paper", undefined]);
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", "paper", "paper", "paper", "paper"]);
  });

  it("turns what comes into view meanwhile before all else", () => {
    mode.turn("paper", parts, viewFrom(200));
    jest.advanceTimersByTime(200);
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", "paper", "paper", undefined, undefined]);
    mode.turn("paper", parts, viewFrom(2200));
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", "paper", "paper", undefined, "paper"]);
  });

  it.each([
    ["for those who want no movement", () => movement(false)],
    ["while the page itself comes in", () => (root.dataset["transition"] = "in")],
  ])("turns at once %s", (_who, prepare) => {
    prepare();
    mode.turn("paper", parts, viewFrom(1000));
    jest.advanceTimersByTime(0);
    jest.advanceTimersToNextFrame();
    jest.advanceTimersToNextFrame();
    expect(shown()).toEqual(["paper", "paper", "paper", "paper", undefined]);
  });

  it("stays as it is when one turns back before that", () => {
    mode.turn("paper", parts, viewFrom(1000));
    jest.advanceTimersByTime(199);
    mode.turn("night", parts, viewFrom(1000));
    expect(root.dataset["mode"]).toBe("night");
    jest.advanceTimersByTime(1000);
    expect(shown()).toEqual(untouched);
  });

  it("ends with the page", () => {
    mode.turn("paper", parts, viewFrom(1000));
    jest.advanceTimersByTime(200);
    for (let frames = 0; frames < 4; frames += 1) jest.advanceTimersToNextFrame();
    mode.end();
    expect(root.dataset["mode"]).toBeUndefined();
    expect(shown()).toEqual(untouched);
  });
});
