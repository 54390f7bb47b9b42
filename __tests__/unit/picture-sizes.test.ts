import { sizesOf } from "../../src/ui/picture-sizes";

test("a picture of the box's shape is as wide as the box", () => {
  expect(sizesOf([{ width: "100vw" }], 1.6)).toBe("100vw");
  expect(sizesOf([{ width: "min(54vw, 955px)", ratio: 1.6 }], 1.6)).toBe("min(54vw, 955px)");
});

test("one that is cropped at its sides is drawn wider", () => {
  expect(sizesOf([{ width: "40vw", ratio: 4 / 5 }], 1.6)).toBe("calc(2 * 40vw)");
});

test("one that is cropped above and below is not", () => {
  expect(sizesOf([{ width: "100vw", ratio: 21 / 9 }], 1.6)).toBe("100vw");
});

test("where the height goes its own way, the larger of the two counts; the smaller, where all is shown", () => {
  expect(sizesOf([{ width: "42vw", height: "460px" }], 1.6)).toBe("max(42vw, 1.6 * 460px)");
  expect(sizesOf([{ width: "100vw", height: "(100vh - 96px)", fit: "contain" }], 0.75)).toBe(
    "min(100vw, 0.75 * (100vh - 96px))",
  );
});

test("each window has its box, the narrowest first", () => {
  const boxes = [{ media: "(width <= 768px)", width: "91vw", ratio: 1 }, { width: "38vw" }];
  expect(sizesOf(boxes, 1.6)).toBe("(width <= 768px) calc(1.6 * 91vw), 38vw");
});
