import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./stars.module.css";

/**
 * Position in per cent of the sky and radius in px: scattered by hand, so that none stays behind a word's edge for
 * long.
 */
const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [4, 17, 1.5],
  [13, 9, 1],
  [23, 14, 2],
  [31, 6, 1],
  [38, 18, 1.5],
  [47, 10, 1],
  [55, 15, 1],
  [63, 7, 2],
  [70, 19, 1],
  [78, 11, 1.5],
  [86, 16, 1],
  [95, 9, 1],
  [82, 30, 1],
  [92, 41, 1.5],
  [76, 44, 1],
  [88, 57, 2],
  [69, 60, 1],
  [45, 62, 1],
  [8, 66, 1],
  [33, 70, 1.5],
  [20, 78, 1],
  [97, 72, 1],
  [41, 84, 1],
];

/** Every third star twinkles, every other of them later. A layer each, which the compositor fades alone. */
const LAYERS = [
  { name: "still", stars: STARS.filter((_, index) => index % 3 !== 2) },
  { name: "twinkling", stars: STARS.filter((_, index) => index % 6 === 2) },
  { name: "late", stars: STARS.filter((_, index) => index % 6 === 5) },
] as const;

/** A night sky, decorative. */
export function Stars({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div aria-hidden="true" className={classNames(styles.sky, className)} {...rest}>
      {LAYERS.map(({ name, stars }) => (
        <svg key={name} data-layer={name} className={styles.layer}>
          {stars.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
          ))}
        </svg>
      ))}
    </div>
  );
}
