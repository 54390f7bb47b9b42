import { wayToMark } from "../src";

test("the half disc rises at the disc's side, on its horizon", () => {
  const disc = { left: 100, bottom: 300, width: 200 };
  expect(wayToMark(disc, { left: 100, bottom: 260, width: 200 })).toEqual({ x: 120, y: 40 });
});
