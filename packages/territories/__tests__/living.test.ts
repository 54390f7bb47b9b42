/** The seconds of territories (N27): each family has one, it ends within a second, and it ends where it began. */
import { drawTerritory, familyOf } from "../src";
import { arches, dots, pills, ribbons, stairs, tiles } from "../src/living/cell-moves";
import { blobs, rings, waves } from "../src/living/curve-moves";
import { joined, outlinesOf } from "../src/living/outlines";
import { SECOND_MS, type Move } from "../src/living/move";

const MOVES: Readonly<Record<string, Move>> = { blobs, rings, arches, tiles, dots, waves, ribbons, pills, stairs };

const MARKS = ["blob", "arc", "grid", "wave", "stack"];

const DRAWINGS = MARKS.flatMap((mark) => [4, 5].map((seed) => ({ mark, seed })));

/** Back at rest, or at what looks the same: a cell by half a turn, a ring in the next one's place, water by a wave. */
const RESTS = /^(none|rotate\(180deg\)|scale\([\d.]+\)|translateX\([\d.]+px\))$/;

function sceneOf(mark: string, seed: number) {
  const [width, height] = [160, 100];
  const { figure, accent } = drawTerritory({ mark, seed }, { width, height });
  return {
    family: familyOf({ mark, seed }),
    scene: { figure: outlinesOf(figure), accent: outlinesOf(accent), width, height },
  };
}

describe("a territory's second", () => {
  it.each(DRAWINGS)(
    "of the mark $mark with the seed $seed moves whole outlines and ends at rest in time",
    ({ mark, seed }) => {
      const { family, scene } = sceneOf(mark, seed);
      const parts = MOVES[family]?.(scene) ?? [];
      expect(parts.length).toBeGreaterThan(0);
      for (const { data, frames, delay, duration } of parts) {
        expect(data).toMatch(/^(M[^M]+z)+$/);
        expect(data).not.toMatch(/NaN|undefined/);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay + duration).toBeLessThanOrEqual(SECOND_MS + 0.001);
        expect(frames.at(-1)?.transform).toMatch(RESTS);
      }
    },
  );

  it.each(DRAWINGS)("of the mark $mark with the seed $seed leaves out nothing that is drawn", ({ mark, seed }) => {
    const { family, scene } = sceneOf(mark, seed);
    const moved = (MOVES[family]?.(scene) ?? []).map(({ data }) => data).join("");
    for (const { data } of [...scene.figure, ...scene.accent]) expect(moved).toContain(data);
  });
});

describe("outlines of a drawing", () => {
  it("are measured by where they end", () => {
    const [disc, tile] = outlinesOf("M10 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM0 0h20a20 20 0 0 1 -20 20z");
    expect(disc).toMatchObject({ x: 15, y: 20, width: 10 });
    expect(tile).toMatchObject({ x: 10, y: 10, width: 20, height: 20 });
  });

  it("join to neighbours that move as one", () => {
    const pair = joined(outlinesOf("M0 0h10v10h-10zM20 0h10v10h-10z"), 2);
    expect(pair).toMatchObject([{ x: 15, y: 5, width: 30 }]);
  });
});
