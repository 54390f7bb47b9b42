import type { SpringMoves } from "../../src/hooks/spring-moves";

const mockGlide = jest.fn();
const mockSettle = jest.fn();
const mockFetched = jest.fn();
jest.mock("../../src/hooks/spring-moves", () => {
  mockFetched();
  const SPRING_MOVES: SpringMoves = { glide: mockGlide, settle: mockSettle };
  return { SPRING_MOVES };
});

function wish(reduced: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
}

async function freshSprings() {
  jest.resetModules();
  return import("../../src/hooks/springs");
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

beforeEach(() => {
  mockFetched.mockClear();
  wish(false);
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  Object.assign(window, { requestIdleCallback: undefined });
});

afterEach(() => jest.useRealTimers());

test("springs are fetched when the loaded page is idle, once", async () => {
  const { prepareSprings, springMoves } = await freshSprings();
  prepareSprings();
  await settled();
  expect(mockFetched).not.toHaveBeenCalled();
  expect(springMoves()).toBeUndefined();
  jest.runAllTimers();
  await settled();
  expect(springMoves()).toEqual({ glide: mockGlide, settle: mockSettle });
  expect(prepareSprings()).toBeUndefined();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});

test("springs are fetched at the first user interaction", async () => {
  const { prepareSprings, springMoves } = await freshSprings();
  prepareSprings();
  window.dispatchEvent(new Event("pointerdown"));
  await settled();
  expect(springMoves()).toBeDefined();
});

test("a component that unmounts cancels its request", async () => {
  const { prepareSprings } = await freshSprings();
  prepareSprings()?.();
  window.dispatchEvent(new Event("pointerdown"));
  jest.runAllTimers();
  await settled();
  expect(mockFetched).not.toHaveBeenCalled();
});

test("N27: nobody who wants no movement fetches or gets them", async () => {
  const { prepareSprings, springMoves } = await freshSprings();
  wish(true);
  expect(prepareSprings()).toBeUndefined();
  window.dispatchEvent(new Event("keydown"));
  jest.runAllTimers();
  await settled();
  expect(mockFetched).not.toHaveBeenCalled();
  expect(springMoves()).toBeUndefined();
});
