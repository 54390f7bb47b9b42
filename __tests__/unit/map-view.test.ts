/** The view of the map, and gestures that change it (N7). */
import fc from "fast-check";
import {
  beginAt,
  CELL,
  cellAt,
  centreOn,
  clampView,
  fillingScale,
  nearArea,
  openingScale,
  overlaps,
  scaleBounds,
  showArea,
  shownOf,
  wheelFactor,
  zoomAt,
} from "../../src/ui/territory-map/map-view";

const plane = { width: 19 * CELL, height: 15 * CELL };
const frame = { width: 1440, height: 800 };

const aView = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.double({ min: 0.3, max: 6, noNaN: true }),
});

test("no more than a cell of the coast is seen, or the whole plane stands in the middle", () => {
  fc.assert(
    fc.property(aView, (view) => {
      const { x, scale } = clampView(view, plane, frame);
      const margin = CELL * scale;
      const end = x + plane.width * scale;
      const isInMiddle = Math.abs(x - (frame.width - end)) < 0.01;
      expect(isInMiddle || (x <= margin + 0.01 && end >= frame.width - margin - 0.01)).toBe(true);
    }),
  );
});

test("zooming keeps what is under the finger", () => {
  fc.assert(
    fc.property(aView, fc.double({ min: 0.3, max: 6, noNaN: true }), (view, scale) => {
      const point = { x: 500, y: 300 };
      const next = zoomAt(view, scale, point);
      expect((point.x - next.x) / next.scale).toBeCloseTo((point.x - view.x) / view.scale, 4);
    }),
  );
});

test("a territory that is whole in view moves nothing; another one comes as far as it must", () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(showArea(view, { x: 120, y: 120, width: 480, height: 360 }, frame)).toEqual(view);
  expect(showArea(view, { x: 1200, y: 720, width: 480, height: 360 }, frame)).toEqual({ x: -240, y: -280, scale: 1 });
});

test("a notch of a mouse's wheel zooms no farther than a hand can follow, and back again", () => {
  expect(wheelFactor(-100)).toBeLessThan(1.5);
  expect(wheelFactor(-100)).toBeGreaterThan(wheelFactor(-4));
  expect(wheelFactor(-100) * wheelFactor(100)).toBeCloseTo(1);
});

test("of a territory that has no room the beginning of its label is shown", () => {
  const piece = { area: { x: 2, y: 0, width: 6, height: 4 }, label: { x: 3, y: 2, width: 4, height: 1 } };
  const phone = { width: 360, height: 240 };
  expect(shownOf(piece, 1, phone)).toEqual({ x: 360, y: 120, width: 360, height: 240 });
  expect(shownOf(piece, 0.25, phone)).toEqual({ x: 240, y: 0, width: 720, height: 480 });
});

test("the first territory begins at the upper left, another one in the middle", () => {
  const first = { area: { x: 0, y: 0, width: 4, height: 3 }, label: { x: 0, y: 2, width: 4, height: 1 } };
  expect(beginAt(first, plane, frame)).toEqual({ x: 0, y: 0, scale: 1 });
  const area = { x: 8, y: 6, width: 4, height: 3 };
  const { x, y } = beginAt({ area, label: { x: 8, y: 8, width: 4, height: 1 } }, plane, frame);
  expect(cellAt({ x, y, scale: 1 }, { x: 720, y: 400 })).toEqual({ x: 10, y: 7 });
});

test("a territory fills the frame in its middle", () => {
  const area = { x: 480, y: 360, width: 480, height: 360 };
  const scale = fillingScale(area, frame);
  expect(scale).toBe(3);
  const view = centreOn(area, scale, frame);
  expect(cellAt(view, { x: 720, y: 400 })).toEqual({ x: 6, y: 4 });
});

test("a territory opens where it is more than the frame, and on a phone not by a touch of two fingers", () => {
  const area = { x: 0, y: 0, width: 600, height: 600 };
  expect(openingScale(area, frame)).toBeGreaterThan(fillingScale(area, frame));
  const phone = { width: 360, height: 500 };
  const { scale } = beginAt(
    { area: { x: 0, y: 0, width: 5, height: 5 }, label: { x: 0, y: 2, width: 5, height: 1 } },
    plane,
    phone,
  );
  expect(openingScale(area, phone)).toBeGreaterThan(1.7 * scale);
});

test("all of a plane can be seen, however large", () => {
  const { min } = scaleBounds({ width: 9000, height: 9000 }, frame);
  expect(9000 * min).toBeLessThan(frame.height);
});

test("only what is near is drawn, and moving by a few px draws nothing anew", () => {
  const near = nearArea({ x: -5, y: -5, scale: 1 }, frame);
  expect(near).toEqual(nearArea({ x: -60, y: -60, scale: 1 }, frame));
  expect(overlaps(near, { x: 0, y: 0, width: 4, height: 3 })).toBe(true);
  expect(overlaps(near, { x: 11, y: 5, width: 4, height: 3 })).toBe(true);
  expect(overlaps(near, { x: 40, y: 0, width: 4, height: 3 })).toBe(false);
});
