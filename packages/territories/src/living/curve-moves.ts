/** The seconds of compositions of few large elements. */
import { EASE, inTurn, SECOND_MS, through, type Move, type Part } from "./move";
import type { Outline } from "./outlines";

/**
 * Rings leave their centre by two bands, so that the last frame is the first. Circles that cut each other out cannot move
 * apart, so each is a disc on the one around it, in the colour that shows between the two.
 */
export const rings: Move = ({ figure, accent }) => {
  const [smallest] = figure;
  if (!smallest) return [];
  const step = smallest.width / 2;
  const count = figure.length;
  const disc = (outline: Outline, index: number, frames: Keyframe[]): Part => ({
    data: outline.data,
    layer: "figure",
    isHole: (count - index) % 2 === 0,
    origin: [outline.x, outline.y],
    frames,
    delay: 0,
    duration: SECOND_MS,
  });
  const grown = (outline: Outline) => `scale(${1 + (2 * step) / (outline.width / 2)})`;
  const spread = figure.map((outline, index) =>
    disc(outline, index, [{ transform: "none", easing: EASE }, { transform: grown(outline) }]),
  );
  const born = figure
    .slice(0, 2)
    .map((outline, index) =>
      disc(outline, index, [
        { transform: "scale(0)", easing: index ? EASE : "step-end" },
        ...(index ? [] : [{ transform: "scale(0)", offset: 0.5, easing: "cubic-bezier(0, 0, 0.15, 1)" }]),
        { transform: "none" },
      ]),
    );
  return [
    ...spread.reverse(),
    ...born.reverse(),
    ...inTurn(
      accent,
      "accent",
      SECOND_MS,
      () => 0,
      () => through("scale(0.94)"),
    ),
  ];
};

/** Water passes by one wave's length, so that the last frame is the first; the sun rides on it. */
export const waves: Move = ({ figure, accent, height }) => [
  ...figure.flatMap((outline, index): Part[] => {
    const length = waveLength(outline.data);
    return [outline.data, movedLeft(outline.data, length)].map((data) => ({
      data,
      layer: "figure",
      origin: [0, 0],
      frames: [{ transform: "none", easing: EASE }, { transform: `translateX(${length}px)` }],
      delay: index * 25,
      duration: SECOND_MS - 25 * figure.length,
    }));
  }),
  ...inTurn(
    accent,
    "accent",
    SECOND_MS,
    () => 0,
    () => through(`translateY(${-0.09 * height}px)`, `translateY(${0.04 * height}px)`),
  ),
];

/** The first swing is half of it. */
const waveLength = (data: string) => 2 * Number(/q\S+ \S+ ([\d.]+)/.exec(data)?.[1] ?? 0);

/** A copy of a band that begins so much further left, where the band has gone on. */
const movedLeft = (data: string, by: number) =>
  data.replace(/^M(-?[\d.]+)/, (_, start: string) => `M${Number(start) - by}`);

/** They lean towards each other and part, like two who try to share a sofa. */
export const blobs: Move = ({ figure, accent, width, height }) => {
  const [large] = figure;
  if (!large) return [];
  const whole = { ...large, data: figure.map(({ data }) => data).join("") };
  return [
    ...inTurn(
      [whole],
      "figure",
      SECOND_MS,
      () => 0,
      () => through("rotate(-9deg) scale(1.06)", "rotate(4deg) scale(0.98)"),
    ),
    ...inTurn(
      accent,
      "accent",
      900,
      () => 1,
      ({ x, y }) => {
        const [dx, dy] = [(x < width / 2 ? 1 : -1) * width * 0.09, (y < height / 2 ? 1 : -1) * height * 0.05];
        return through(
          `translate(${dx}px, ${dy}px) rotate(30deg) scale(1.12, 0.94)`,
          `translate(${-0.2 * dx}px, ${-0.2 * dy}px) rotate(-8deg)`,
        );
      },
    ),
  ];
};
