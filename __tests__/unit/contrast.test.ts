import { contrast } from "../../src/templates/kitchen-sink/read-element";

describe("contrast by WCAG 2", () => {
  it.each([
    ["black on white", [0, 0, 0], [255, 255, 255], 21],
    ["a colour on itself", [255, 75, 31], [255, 75, 31], 1],
    ["grey #767676 on white, the palest that passes", [118, 118, 118], [255, 255, 255], 4.54],
  ] as const)("of %s", (_, one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});
