/** The plane that territories share (N7): owners of cells, borders, neighbours. */
import fc from "fast-check";
import { outlineOf } from "../src/map/outline";
import { DIRECTIONS, neighbourOf, planTerritories, type Cell, type Plan } from "../src/map/plan";
import { indexAt, slotAt } from "../src/map/shells";

const COUNTS = [0, 1, 2, 3, 4, 11, 12, 13, 25, 300];

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const key = ({ x, y }: Cell) => `${x} ${y}`;

/** The cells that can be reached from the first one without leaving the piece. */
function reach(cells: readonly Cell[]): Set<string> {
  const own = new Map(cells.map((cell) => [key(cell), cell]));
  const queue = cells.slice(0, 1);
  const found = new Set(queue.map(key));
  for (const { x, y } of queue) {
    for (const [right, down] of AROUND) {
      const next = own.get(key({ x: x + right, y: y + down }));
      if (!next || found.has(key(next))) continue;
      found.add(key(next));
      queue.push(next);
    }
  }
  return found;
}

function adjoin(plan: Plan, one: number, other: number): boolean {
  const cells = plan.pieces[one]?.cells ?? [];
  return cells.some(({ x, y }) => AROUND.some(([right, down]) => plan.ownerOf(x + right, y + down) === other));
}

describe("the order of territories", () => {
  it("has one place for each number, and the next one beside it", () => {
    for (let index = 0; index < 400; index++) {
      const [here, next] = [slotAt(index), slotAt(index + 1)];
      expect(indexAt(here)).toBe(index);
      expect(Math.abs(here.row - next.row) + Math.abs(here.column - next.column)).toBe(1);
    }
  });
});

describe.each(COUNTS)("the plane of %i territories", (count) => {
  const plan = planTerritories(count);
  const indices = Array.from({ length: count + 1 }, (_, index) => index);

  it("gives each cell to one of them, or to the unclaimed land", () => {
    expect(plan.pieces).toHaveLength(count + 1);
    const cells = plan.pieces.flatMap((piece) => piece.cells.map(key));
    expect(cells).toHaveLength(plan.width * plan.height);
    expect(new Set(cells).size).toBe(cells.length);
    for (const index of indices) {
      for (const { x, y } of plan.pieces[index]?.cells ?? []) expect(plan.ownerOf(x, y)).toBe(index);
    }
  });

  it("has each of them in one piece, the unclaimed land too", () => {
    for (const { cells } of plan.pieces) {
      expect(cells.length).toBeGreaterThan(0);
      expect(reach(cells).size).toBe(cells.length);
    }
  });

  it("keeps a row of at least three cells of each plain, all of them its own", () => {
    for (const index of indices) {
      const { x = 0, y = 0, width = 0 } = plan.pieces[index]?.label ?? {};
      expect(width).toBeGreaterThanOrEqual(3);
      for (let step = 0; step < width; step++) expect(plan.ownerOf(x + step, y)).toBe(index);
    }
  });

  it("has the next one adjoin, up to the unclaimed land", () => {
    for (let index = 0; index < count; index++) expect(adjoin(plan, index, index + 1)).toBe(true);
  });

  it("leads by arrows to what adjoins, back again, and everywhere", () => {
    const back = { left: "right", right: "left", up: "down", down: "up" } as const;
    const reached = new Set([0]);
    for (const index of reached) {
      for (const direction of DIRECTIONS) {
        const to = neighbourOf(index, direction, count);
        if (to === undefined) continue;
        reached.add(to);
        expect(adjoin(plan, index, to)).toBe(true);
        // The unclaimed land has more borders than sides.
        if (index < count && to < count) expect(neighbourOf(to, back[direction], count)).toBe(index);
      }
    }
    expect(reached.size).toBe(count + 1);
  });

  it("outlines what it gives: the areas add up", () => {
    const scale = { origin: { x: 0, y: 0 }, cell: 1, overlap: 0 };
    for (const index of indices) {
      const square = outlineOf(index, plan, { ...scale, cell: 100 }).replace(/A[^L Z]+ \d+ 0 0 [01] /g, "L");
      expect(square).toMatch(/^(?:M[^MZ]+Z)+$/);
      expect(Math.abs(areaWithin(square) / 100 ** 2 - (plan.pieces[index]?.cells.length ?? 0))).toBeLessThan(1);
    }
  });
});

/** Of closed lines, by the shoelace formula; arcs count as their chords. */
function areaWithin(path: string): number {
  return path
    .split("M")
    .slice(1)
    .reduce((sum, loop) => {
      const points = loop
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(" ").map(Number));
      return points.reduce((area, [x = 0, y = 0], index) => {
        const [u = 0, v = 0] = points[(index + 1) % points.length] ?? [];
        return area + (x * v - u * y) / 2;
      }, sum);
    }, 0);
}

describe("one territory more", () => {
  it("takes unclaimed land, and moves no border of the others", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (count) => {
        const [before, after] = [planTerritories(count), planTerritories(count + 1)];
        for (let index = 0; index < count; index++) expect(after.pieces[index]).toEqual(before.pieces[index]);
        const claimed = after.pieces[count]?.cells ?? [];
        expect(claimed.every(({ x, y }) => [count, -1].includes(before.ownerOf(x, y)))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

it("gives each as many cells, however many there are: the work is in proportion", () => {
  const { pieces } = planTerritories(9000);
  const cells = pieces.slice(0, -1).reduce((sum, piece) => sum + piece.cells.length, 0);
  expect(cells / 9000).toBeLessThan(14);
});
