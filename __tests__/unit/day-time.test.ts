import { dayTime } from "../../src/sections/offices/day-time";

describe("the place of a local time on the line of its day", () => {
  it("is the share of the day that has passed", () => {
    expect(dayTime("00:00").share).toBe(0);
    expect(dayTime("18:00").share).toBe(0.75);
  });

  it("distinguishes working hours, 9 to 19, from the others", () => {
    expect(["08:59", "09:00", "18:59", "19:00"].map((time) => dayTime(time).atWork)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
