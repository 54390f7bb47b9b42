import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./stars.module.css";

/** Place in per cent of the sky and radius in px: scattered by hand, so that none stands behind a word's edge for long. */
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

/** A night sky. It decorates; every third star twinkles. */
export function Stars({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" className={classNames(styles.sky, className)} {...rest}>
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} className={styles.star} />
      ))}
    </svg>
  );
}
