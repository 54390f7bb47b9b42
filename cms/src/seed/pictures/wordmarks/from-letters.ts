import { circle, polygon, rect } from "../svg";
import {
  below,
  fitted,
  INK,
  joined,
  letters,
  middle,
  moved,
  part,
  slanted,
  split,
  text,
  without,
  type Construction,
} from "./lockup";

/** A serif italic with its second line in small spaced capitals. */
export const bookish: Construction = (name) => {
  const { first, rest } = split(name);
  const top = text(first, { face: "serifItalic", tracking: -3 });
  return below(
    top,
    rest,
    (words) =>
      moved(fitted(text(words, { face: "sans", tracking: 22, size: 26, case: "upper" }), top.right * 0.98), 2, 0),
    top.bottom > 10 ? 92 : 66,
  );
};

/** Typed, with the cursor still there. */
export const terminal: Construction = (name) => {
  const { first, rest } = split(name);
  const word = text(first, { face: "mono", case: "lower", tracking: -4 });
  const bar = part(rect(0, -100, 60, 122, INK), 0, -100, 60, 22);
  const after = rest ? moved(text(rest, { face: "mono", case: "lower", tracking: -4 }), word.right + 88, 0) : undefined;
  return joined(word, moved(bar, word.right + 14, 0), ...(after ? [after] : []));
};

/** A society of letters between hairlines. */
export const society: Construction = (name) => {
  const { first, rest } = split(name);
  const top = text(first, { face: "serif", tracking: 34, case: "upper", size: 78 });
  const rule = (y: number): string => rect(0, y, top.right, 5, INK);
  const framed = joined(top, part(rule(-122) + rule(rest ? 36 : 40), 0, -122, top.right, 44));
  if (!rest) return framed;
  const small = text(rest, { face: "serif", tracking: 30, case: "upper", size: 34 });
  return joined(framed, moved(small, middle(top) - middle(small), 92));
};

/** Cut in two by the wind, the upper half carried on. */
export const wind: Construction = (name) => {
  const { first, rest } = split(name);
  const word = slanted(text(first, { face: "sansBlack", tracking: -3, case: "lower" }), 10);
  const split2 = (id: string, y: number, height: number, shift: number): string =>
    `<clipPath id="${id}">${rect(-80, y, word.right + 240, height, INK)}</clipPath><g transform="translate(${shift} 0)"><g clip-path="url(#${id})">${word.svg}</g></g>`;
  const torn = part(
    split2("up", -160, 112, 20) + split2("down", -42, 120, 0),
    word.left,
    word.top,
    word.right + 20,
    word.bottom,
  );
  const tail = part(
    polygon(
      [
        { x: 0, y: -100 },
        { x: 120, y: -48 },
        { x: 0, y: -48 },
        { x: -22, y: -70 },
      ],
      INK,
    ) +
      polygon(
        [
          { x: -12, y: -42 },
          { x: 108, y: -42 },
          { x: -36, y: 0 },
        ],
        INK,
      ),
    -36,
    -100,
    120,
    0,
  );
  const both = joined(tail, moved(torn, 156, 0));
  return rest
    ? joined(both, moved(text(rest, { face: "sans", tracking: -1, case: "lower" }), both.right + 34, 0))
    : both;
};

/** The name cut out of a pill. */
export const pillow: Construction = (name) => {
  const { first, rest } = split(name);
  const word = text(first, { face: "wideBold", case: "lower", tracking: -5, size: 80 });
  const body = part(rect(-70, -112, word.right + 140, 164, INK, 82), -70, -112, word.right + 70, 52);
  const label = without("pill", body, word.svg);
  if (!rest) return label;
  return joined(
    label,
    moved(text(rest, { face: "wideBold", case: "lower", tracking: -5, size: 80 }), word.right + 96, 0),
  );
};

/** A letter a tile, every second one turned inside out. */
export const tiles: Construction = (name) => {
  const { first, rest } = split(name);
  const cell = 128;
  const row = letters(first, { face: "wideBlack", case: "upper" }).map((letter, index) => {
    const shrunk = Math.min(0.66, 96 / (letter.right - letter.left));
    const centred = `<g transform="translate(${index * cell + cell / 2 - middle(letter) * shrunk} ${-14 - (100 - 66) / 4}) scale(${shrunk})">${letter.svg}</g>`;
    const tile =
      index % 3 === 1
        ? circle(index * cell + cell / 2, -cell / 2 + 14, cell / 2, INK)
        : rect(index * cell, -cell + 14, cell, cell, INK);
    const box = part(index % 3 === 2 ? centred : tile, index * cell, -cell + 14, (index + 1) * cell, 14);
    return index % 3 === 2 ? box : without(`tile${index}`, box, centred);
  });
  return rest
    ? joined(...row, moved(text(rest, { face: "wideBlack", case: "upper", size: 34, tracking: 20 }), 0, 72))
    : joined(...row);
};

/** Two lines of narrow capitals set to one width, a department store's front. */
export const front: Construction = (name) => {
  const { first, rest } = split(name);
  const top = text(first, { face: "narrowBold", case: "upper", tracking: 4 });
  if (!rest) return joined(top, part(rect(0, 38, top.right, 14, INK), 0, 38, top.right, 52));
  const second = fitted(text(rest, { face: "wide", case: "upper", tracking: 6 }), top.right);
  const height = -second.top / 1.08;
  return joined(top, moved(second, 0, 22 + height));
};

/** Heavy plate with a slit cut through it. */
export const stencil: Construction = (name) => {
  const { first, rest } = split(name);
  const word = text(first, { face: "wideBlack", case: "upper", tracking: 2 });
  const cut = without(
    "stencil",
    word,
    rect(-20, -56, word.right + 40, 9, INK) +
      polygon(
        [
          { x: word.right * 0.5, y: 20 },
          { x: word.right * 0.5 + 12, y: 20 },
          { x: word.right * 0.5 + 76, y: -130 },
          { x: word.right * 0.5 + 64, y: -130 },
        ],
        INK,
      ),
  );
  if (!rest) return cut;
  const tail = fitted(text(rest, { face: "wideBlack", case: "upper", tracking: 150, size: 30 }), word.right - 4);
  return joined(cut, moved(tail, 2, 26 - tail.top / 1.08));
};
