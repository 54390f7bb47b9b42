import type { CSSProperties } from "react";
import * as styles from "./ducks.module.css";

type DuckLook = "sun" | "ink" | "paper";

/** One that floats on the water. */
interface Duck {
  /** Position: px of the drawing from its left and its top. */
  x: number;
  y: number;
  scale: number;
  look: DuckLook;
  heads: "left" | "right";
}

/** The staff. The row is wider than a phone: the middle must do on its own. */
const DUCKS: readonly Duck[] = [
  { x: 90, y: 154, scale: 1, look: "sun", heads: "right" },
  { x: 300, y: 166, scale: 0.74, look: "sun", heads: "left" },
  { x: 520, y: 146, scale: 1.12, look: "sun", heads: "right" },
  { x: 690, y: 168, scale: 0.62, look: "paper", heads: "right" },
  { x: 862, y: 150, scale: 1.04, look: "ink", heads: "left" },
  { x: 1090, y: 140, scale: 1.2, look: "sun", heads: "right" },
  { x: 1310, y: 164, scale: 0.8, look: "sun", heads: "left" },
];

const CREST = 60;
const WATER = 1560;

/** A row of even waves from edge to edge of the drawing. */
function waterline(y: number, height: number): string {
  const swings = Math.ceil(WATER / CREST);
  return `M-60 ${y}${`q${CREST / 2} ${height} ${CREST} 0`.repeat(swings)}V240H-60z`;
}

type PlaceStyle = CSSProperties & Record<"--x" | "--y" | "--size", number>;

function DuckShape({ x, y, scale, look, heads }: Duck) {
  const place: PlaceStyle = { "--x": x, "--y": y, "--size": scale };
  return (
    <span data-heads={heads} className={styles.place} style={place}>
      <span className={styles.course}>
        <svg viewBox="-100 -100 200 200" data-look={look} className={styles.duck}>
          {/* Tail, back, neck and head in one stroke; the belly is a half disc. */}
          <path
            d="M-74 6c16 8 44 6 50-16 2-8 2-14 2-22a34 34 0 0 1 68 0V22a62 62 0 0 1-62 58C-50 80-74 52-74 6z"
            className={styles.body}
          />
          <path d="M2-60c-4-16 5-25 18-28-5 9 5 14 2 27z" className={styles.body} />
          <path d="M-36 26h52a26 26 0 0 1-52 0z" className={styles.wing} />
          <path d="M46-40h26a13 13 0 0 1-26 10z" className={styles.beak} />
          <circle cx="22" cy="-40" r="6" className={styles.eye} />
        </svg>
      </span>
    </span>
  );
}

/** Ducks on the water that the page below them is. They bob, swim along as one scrolls, and dive when touched; none of it when one wants no movement. */
export function Ducks() {
  return (
    <div aria-hidden="true" className={styles.ducks}>
      <div className={styles.drawing}>
        <svg viewBox="0 -50 1440 270" className={styles.farWater}>
          <path d={waterline(150, -18)} />
        </svg>
        {DUCKS.map((duck) => (
          <DuckShape key={duck.x} {...duck} />
        ))}
        <svg viewBox="0 -50 1440 270" className={styles.water}>
          <path d={waterline(176, 22)} />
        </svg>
      </div>
    </div>
  );
}
