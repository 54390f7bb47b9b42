import { circle, clipped, half, line, path, polygon, rect } from "../svg";
import { drawNeck, type Inks } from "./head";

/** Shoulders from below the neck to the lower edge, the neck included so that collars can stand before it. */
type DrawClothes = (inks: Inks) => string;

const ROUND = "M104 1200V1030A260 260 0 0 1 364 770H536A260 260 0 0 1 796 1030V1200Z";
const SLOPED = "M30 1200Q40 900 330 792L382 740H518L570 792Q860 900 870 1200Z";
const SQUARE = "M90 1200V880A90 90 0 0 1 180 790H720A90 90 0 0 1 810 880V1200Z";

const behind =
  (draw: (inks: Inks) => string): DrawClothes =>
  (inks) =>
    drawNeck(inks.skin) + draw(inks);
const before =
  (draw: (inks: Inks) => string): DrawClothes =>
  (inks) =>
    draw(inks) + drawNeck(inks.skin);

const stripes = (d: string, fill: string, step: number): string =>
  clipped(
    "cloth",
    path(d, "#000"),
    Array.from({ length: 12 }, (_, index) => rect(0, 800 + index * step, 900, step * 0.42, fill)).join(""),
  );

export const CLOTHES = {
  crew: before(({ cloth, detail }) => path(ROUND, cloth) + half(450, 770, 100, detail, 2)),
  turtleneck: behind(
    ({ cloth, detail }) => path(ROUND, cloth) + rect(362, 660, 176, 150, cloth, 30) + line("M380 716H520", detail, 10),
  ),
  striped: before(
    ({ cloth, detail }) => path(ROUND, cloth) + stripes(ROUND, detail, 74) + half(450, 768, 96, cloth, 2),
  ),
  jacket: before(
    ({ cloth, detail, skin }) =>
      path(SQUARE, cloth) +
      polygon(
        [
          { x: 346, y: 790 },
          { x: 554, y: 790 },
          { x: 450, y: 1120 },
        ],
        detail,
      ) +
      path(
        "M336 780L262 850L330 900L306 930L450 1130L360 790ZM564 780L638 850L570 900L594 930L450 1130L540 790Z",
        cloth,
      ) +
      line("M336 782L262 850L330 900L306 930L450 1130M564 782L638 850L570 900L594 930L450 1130", skin, 7),
  ),
  tie: before(
    ({ cloth, detail, ground }) =>
      path(SQUARE, cloth) +
      path("M350 782L450 900L550 782L590 830L500 936L450 890L400 936L310 830Z", detail) +
      path("M418 900H482L500 950L476 1160H424L400 950Z", ground),
  ),
  shirt: behind(
    ({ cloth, detail, ground }) =>
      path(SLOPED, cloth) +
      polygon(
        [
          { x: 372, y: 724 },
          { x: 450, y: 850 },
          { x: 330, y: 900 },
          { x: 300, y: 800 },
        ],
        detail,
      ) +
      polygon(
        [
          { x: 528, y: 724 },
          { x: 450, y: 850 },
          { x: 570, y: 900 },
          { x: 600, y: 800 },
        ],
        detail,
      ) +
      [930, 1030].map((y) => circle(450, y, 13, ground)).join(""),
  ),
  hoodie: (inks) =>
    path("M236 900Q230 700 380 690H520Q670 700 664 900Z", inks.detail) +
    drawNeck(inks.skin) +
    path(ROUND, inks.cloth) +
    path("M300 790Q450 900 600 790L566 770H334Z", inks.detail) +
    line("M400 850V1000M500 850V960", inks.detail, 14),
  vneck: before(
    ({ cloth, skin }) =>
      path(SLOPED, cloth) +
      polygon(
        [
          { x: 366, y: 760 },
          { x: 534, y: 760 },
          { x: 450, y: 960 },
        ],
        skin,
      ),
  ),
  boat: before(
    ({ cloth, skin, detail }) =>
      path(ROUND, skin) +
      path("M104 1200V1030Q104 980 124 930Q450 1010 776 930Q796 980 796 1030V1200Z", cloth) +
      [300, 350, 400, 450, 500, 550, 600]
        .map((x) => circle(x, 858 + (1 - ((x - 450) / 150) ** 2) * 52, 17, detail))
        .join(""),
  ),
  overalls: before(
    ({ cloth, detail, skin }) =>
      path(ROUND, detail) +
      half(450, 770, 92, skin, 2) +
      path("M230 774H320V930H580V774H670V1200H230Z", cloth) +
      circle(275, 930, 24, detail) +
      circle(625, 930, 24, detail) +
      rect(370, 1000, 160, 90, detail, 14),
  ),
  mandarin: behind(
    ({ cloth, detail }) =>
      path(SLOPED, cloth) +
      path("M366 700H534V800L450 836L366 800Z", detail) +
      line("M450 836V1200", detail, 10) +
      [900, 980, 1060].map((y) => rect(400, y, 100, 20, detail, 10)).join(""),
  ),
  scarf: behind(
    ({ cloth, detail, ground }) =>
      path(ROUND, cloth) +
      rect(320, 680, 260, 130, detail, 62) +
      path("M480 760H590L620 1060H500Z", detail) +
      [0, 1, 2].map((index) => line(`M${520 + index * 36} 1060V1100`, detail, 16)).join("") +
      line("M350 726Q450 776 556 716", ground, 10),
  ),
  poncho: before(
    ({ cloth, detail }) =>
      polygon(
        [
          { x: 366, y: 740 },
          { x: 534, y: 740 },
          { x: 960, y: 1200 },
          { x: -60, y: 1200 },
        ],
        cloth,
      ) +
      [0.3, 0.42, 0.7]
        .map((share) =>
          line(
            `M${366 - share * 426} ${740 + share * 460}L450 ${860 + share * 330}L${534 + share * 426} ${740 + share * 460}`,
            detail,
            22,
            "butt",
          ),
        )
        .join(""),
  ),
} satisfies Record<string, DrawClothes>;

export type ClothesKind = keyof typeof CLOTHES;

export function drawClothes(kind: ClothesKind, inks: Inks): string {
  const draw: DrawClothes = CLOTHES[kind];
  return draw(inks);
}
