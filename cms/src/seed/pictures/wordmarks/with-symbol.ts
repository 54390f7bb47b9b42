import { circle, half, line, path, quarter, rect } from "../svg";
import { below, INK, joined, middle, moved, part, slanted, split, text, without, type Construction } from "./lockup";

/** Half a coin beside two quiet lines. */
export const coin: Construction = (name) => {
  const { first, rest } = split(name);
  const size = rest ? 58 : 84;
  const words = below(
    text(first, { face: "wide", size, case: "lower", tracking: -4 }),
    rest,
    (second) => text(second, { face: "wide", size, case: "lower", tracking: -4 }),
    92,
  );
  const [x, y, r] = rest ? [86, 17, 86] : [60, -34, 60];
  const disc =
    half(x, y, r, INK, 3) + line(`M${x + 12} ${y - r + 6}A${r - 6} ${r - 6} 0 0 1 ${x + 12} ${y + r - 6}Z`, INK, 12);
  return joined(part(disc, 0, y - r, r * 2 + 12, y + r), moved(words, r * 2 + 44, 0));
};

/** Three currents and a museum's serif. */
export const current: Construction = (name) => {
  const { first, rest } = split(name);
  const size = rest ? 66 : 100;
  const words = below(
    text(first, { face: "serif", size, tracking: 0 }),
    rest,
    (second) => text(second, { face: "serif", size, tracking: 0 }),
    92,
  );
  const waves = [0, 1, 2].map((index) => line(`M0 ${-56 + index * 58}q33 -46 66 0t66 0`, INK, 17, "butt")).join("");
  return joined(part(waves, 0, -80, 132, 94), moved(words, 172, 0));
};

/** Initials cut out of a roundel. */
export const roundel: Construction = (name) => {
  const initials = text(
    name
      .split(" ")
      .map((word) => word.charAt(0))
      .join("")
      .slice(0, 3),
    { face: "sansBlack", size: 62, tracking: -2, case: "upper" },
  );
  const disc = without(
    "roundel",
    part(circle(0, 0, 104, INK), -104, -104, 104, 104),
    moved(initials, -middle(initials), 31).svg + rect(-104, 48, 208, 9, INK) + rect(-104, -57, 208, 9, INK),
  );
  const words = name.split(" ");
  const cut = Math.ceil(words.length / 2);
  const lines = below(
    text(words.slice(0, cut).join(" "), { face: "sansBold", size: 58, tracking: -1 }),
    words.slice(cut).join(" "),
    (second) => text(second, { face: "sansBold", size: 58, tracking: -1 }),
    82,
  );
  return joined(disc, moved(lines, 142, words.length > 1 ? -14 : 29));
};

/** Thin and wide, with a bunch of grapes. */
export const vintage: Construction = (name) => {
  const { first, rest } = split(name);
  const grapes =
    [
      [0, 0],
      [44, 0],
      [88, 0],
      [22, 38],
      [66, 38],
      [44, 76],
    ]
      .map(([x, y]) => circle(22 + (x ?? 0), -78 + (y ?? 0), 20, INK))
      .join("") + quarter(44, -146, 46, 3, INK);
  const top = text(first, { face: "wideThin", tracking: 26, case: "upper", size: 84 });
  const words = below(
    top,
    rest,
    (second) => text(second, { face: "wideThin", tracking: 60, case: "upper", size: 28 }),
    56,
  );
  return joined(part(grapes, 0, -146, 132, 20), moved(words, 176, rest ? -14 : 0));
};

/** Three bars that rise, and a bank's plain voice. */
export const thirds: Construction = (name) => {
  const bars = [0, 1, 2]
    .map(
      (index) =>
        rect(index * 40, -34 - index * 33, 28, 34 + index * 33, INK) +
        (index === 2 ? "" : circle(14 + index * 40, -54 - index * 33, 14, INK)),
    )
    .join("");
  return joined(part(bars, 0, -100, 108, 0), moved(text(name, { face: "sansBold", tracking: -2 }), 146, 0));
};

/** An arch held over the name. */
export const shelter: Construction = (name) => {
  const { first, rest } = split(name);
  const word = text(first, { face: "wideBold", case: "lower", tracking: -5 });
  const arch = part(
    line(`M8 -64A92 92 0 0 1 192 -64M58 -64A42 42 0 0 1 142 -64`, INK, 30, "butt") +
      rect(-7, -46, 214, 26, INK) +
      rect(-7, -10, 214, 12, INK),
    -7,
    -172,
    207,
    2,
  );
  const words = below(
    word,
    rest,
    (second) => text(second, { face: "wideThin", case: "lower", tracking: -2, size: 84 }),
    104,
  );
  return rest ? joined(moved(arch, 0, 84), moved(words, 250, -10)) : joined(moved(arch, 0, 20), moved(words, 250, 0));
};

/** A word that leaves a footprint. */
export const trace: Construction = (name) => {
  const word = text(name, { face: "serifBlack", case: "lower", tracking: -5 });
  const step = (x: number, y: number, size: number): string =>
    path(
      `M${x} ${y}a${size} ${size * 1.24} 0 1 1 ${size * 2} 0q0 ${size * 0.5} ${-size} ${size * 0.5}t${-size} ${-size * 0.5}Z`,
      INK,
    ) +
    path(
      `M${x + size * 0.2} ${y + size * 0.66}h${size * 1.6}a${size * 0.8} ${size * 0.8} 0 0 1 ${-size * 1.6} 0Z`,
      INK,
    );
  return joined(
    word,
    part(step(word.right + 20, -32, 22) + step(word.right + 82, -76, 22), word.right, -108, word.right + 130, 2),
  );
};

/** Narrow capitals at full speed. */
export const freight: Construction = (name) => {
  const { first, rest } = split(name);
  const word = text(first, { face: "narrowBold", tracking: 3, case: "upper" });
  const bars = [0, 36, 72].map((y, index) => rect(0, -100 + y, 130 - index * 30, 28, INK)).join("");
  const both = joined(
    part(bars, 0, -100, 130, 0),
    moved(word, 150, 0),
    ...(rest ? [moved(text(rest, { face: "narrow", tracking: 3, case: "upper" }), 150 + word.right + 30, 0)] : []),
  );
  return slanted(both, 12);
};
