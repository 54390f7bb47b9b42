/** The seconds of compositions of many elements. */
import { EASE, inTurn, SECOND_MS, through, type Layer, type Move, type Scene } from "./move";
import { joined, type Outline } from "./outlines";

const LAYERS: readonly Layer[] = ["figure", "accent"];

/** From the upper left to the lower right. */
const diagonal = (scene: Scene) => (outline: Outline) => (outline.x + outline.y) / (scene.width + scene.height);

/** Quarters wave, a diagonal at a time, there and back. Discs grow and shrink. */
export const tiles: Move = (scene) =>
  LAYERS.flatMap((layer) =>
    inTurn(scene[layer], layer, 560, diagonal(scene), ({ data }) =>
      // A disc is drawn of two arcs, a quarter of one.
      data.split("a").length > 2 ? through("scale(0.6)") : through("rotate(90deg)"),
    ),
  );

/** A scale pulse travels from left to right. Dots that are too small for it to be visible stay, as one part. */
export const dots: Move = (scene) =>
  LAYERS.flatMap((layer) => {
    const isLarge = ({ width }: Outline) => width > 2.4;
    const small = scene[layer].filter((outline) => !isLarge(outline));
    return [
      ...inTurn(
        joined(small, small.length),
        layer,
        SECOND_MS,
        () => 0,
        () => through(),
      ),
      ...inTurn(
        scene[layer].filter(isLarge),
        layer,
        420,
        ({ x }) => x / scene.width,
        ({ width }) => through(`scale(${width > 7 ? 0.45 : 1.9})`),
      ),
    ];
  });

/** Arches rise, each out of its own foot and the lowest row first, and settle. */
export const arches: Move = (scene) =>
  LAYERS.flatMap((layer) =>
    inTurn(
      joined(scene[layer], 6).map((arch) => ({ ...arch, y: arch.y + arch.height / 2 })),
      layer,
      620,
      ({ x, y }) => 0.7 * (1 - y / scene.height) + (0.3 * x) / scene.width,
      () => through("scaleY(0.25)", "scaleY(1.12)"),
    ),
  );

/** Cells turn by half: bands meet their neighbours again, because a half turn gives the same cell. */
export const ribbons: Move = (scene) => [
  ...inTurn(joined(scene.figure, 8), "figure", 600, diagonal(scene), () => [
    { transform: "none", easing: EASE },
    { transform: "rotate(180deg)" },
  ]),
  ...inTurn(scene.accent, "accent", 600, diagonal(scene), () => through("scale(1.35)")),
];

/** Wagons shunt: odd rows to the right, even to the left, with a bump as the couplings take up. */
export const pills: Move = ({ figure, accent, height }) => {
  const size = height / 6;
  const row = ({ y }: Outline) => Math.floor(y / size);
  const rows = (outlines: readonly Outline[], layer: Layer) =>
    inTurn(
      outlines,
      layer,
      860,
      (outline) => row(outline) / 5,
      (outline) => {
        const way = (row(outline) % 2 ? 1 : -1) * size;
        return through(`translateX(${1.1 * way}px)`, `translateX(${-0.18 * way}px)`);
      },
    );
  return [...rows(figure, "figure"), ...rows(accent, "accent")];
};

/** Steps are keys: each goes down under the ball's way and comes up; the ball hops. */
export const stairs: Move = (scene) => {
  const steps = stepsOf(scene.figure);
  const rise = scene.height / 8;
  return [
    ...inTurn(
      steps,
      "figure",
      440,
      ({ x }) => x / scene.width,
      ({ y }) => through(`translateY(${y < scene.height / 2 && hangs(steps) ? -rise : rise}px)`),
    ),
    ...inTurn(
      scene.accent,
      "accent",
      760,
      () => 0.5,
      () => through(`translateY(${-1.6 * rise}px)`, `translateY(${0.1 * rise}px)`),
    ),
  ];
};

/** A column with the eye that is cut out of it. */
function stepsOf(outlines: readonly Outline[]): Outline[] {
  const steps: Outline[] = [];
  for (const outline of outlines) {
    const last = steps.at(-1);
    if (last && outline.data.includes("a")) steps[steps.length - 1] = { ...last, data: last.data + outline.data };
    else steps.push(outline);
  }
  return steps;
}

/** Beside words stairs hang from above. */
const hangs = (steps: readonly Outline[]) => steps.every(({ y, height }) => y - height / 2 < 1);
