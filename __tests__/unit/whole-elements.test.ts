/** No edge of a card or of a piece of the map cuts an element of a territory (N7, N27). */
import { gzipSync } from "node:zlib";
import { TERRITORY_MARKS, type Territory } from "@future-native/contract";
import { inHex } from "@future-native/contract/cards";
import { CARD_SHAPES, cardLayout, draw, pieceLayout, planTerritories, toSvg, type Drawing } from "territories";
import { movedTo, paintedIn } from "../support/drawn-pixels";

/** Parts that are elements: an edge that cuts one is a fault. Water, beds, sheets and rings run out. */
const WHOLE = ["beetle", "walker", "tile", "dots", "wagons", "bar", "record", "level", "summit", "sun", "stone"];
/** It sinks behind its arc in its second. */
const SETTING = "setting";

const only = (names: readonly string[], { parts, ...rest }: Drawing) =>
  toSvg({ ...rest, parts: parts.filter(({ name }) => names.includes(name)) });

const TERRITORIES = TERRITORY_MARKS.flatMap((mark) =>
  [0, 1, 3].map((seed): Territory => ({ colors: ["paper", "ink", "hot"], mark, seed })),
);

test.each(Object.entries(CARD_SHAPES))(
  "N7: the edge of a card of the shape %s cuts no element, at rest and in its second",
  async (_, shape) => {
    const layout = cardLayout(shape);
    for (const territory of TERRITORIES) {
      const drawing = draw(inHex(territory), layout);
      const [svg, atRest] = [only(WHOLE, drawing), only([...WHOLE, SETTING], drawing)];
      for (const drawn of [atRest, movedTo(svg, 0), movedTo(svg, 1)]) {
        const outside = await paintedIn(drawn, layout, layout.foreign, 80);
        expect({ ...territory, outside }).toEqual({ ...territory, outside: 0 });
      }
      expect(drawing.parts.length).toBeGreaterThan(1);
      expect(toSvg(drawing)).not.toMatch(/mask|clip|filter|NaN|Infinity/);
      expect(gzipSync(toSvg(drawing)).length).toBeLessThan(12_000);
    }
  },
);

test("N7: elements of a piece of the map lie on its own land, clear of its label", async () => {
  const plan = planTerritories(TERRITORIES.length);
  for (const [index, territory] of TERRITORIES.entries()) {
    const piece = plan.pieces[index];
    if (!piece) throw new Error(`There is no piece ${index}.`);
    const { layout } = pieceLayout(piece, (x, y) => plan.ownerOf(x, y) === index);
    const label = { x: 0, y: layout.height, width: layout.width, height: 120 };
    const drawing = draw(inHex(territory), layout);
    const strays = await paintedIn(only([...WHOLE, SETTING], drawing), layout, [...layout.foreign, label], 120);
    expect({ index, ...territory, strays }).toEqual({ index, ...territory, strays: 0 });
  }
});
