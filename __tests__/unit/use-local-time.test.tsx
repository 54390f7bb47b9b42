import { act, render, screen } from "@testing-library/react";
import { useLocalTime } from "../../src/hooks/use-local-time";
import { observeAtOnce } from "../support/observe-at-once";

observeAtOnce();

function Clock() {
  const { time, ref } = useLocalTime("America/Sao_Paulo");
  return (
    <time ref={ref} data-testid="clock">
      {time}
    </time>
  );
}

const shown = () => screen.getByTestId("clock").textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-01-15T12:00:30Z") });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "Temporal");
});

describe("the time of day somewhere", () => {
  it("is formatted by Intl, and updated every minute", () => {
    render(<Clock />);
    expect(shown()).toBe("09:00");
    act(() => jest.advanceTimersByTime(29_999));
    expect(shown()).toBe("09:00");
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBe("09:01");
  });

  it("is asked of Temporal where the browser has that", () => {
    const toString = jest.fn(() => "09:00");
    const plainTimeISO = jest.fn(() => ({ toString }));
    Object.assign(globalThis, { Temporal: { Now: { plainTimeISO } } });
    render(<Clock />);
    expect(shown()).toBe("09:00");
    expect(plainTimeISO).toHaveBeenCalledWith("America/Sao_Paulo");
    expect(toString).toHaveBeenCalledWith({ smallestUnit: "minute" });
  });
});
