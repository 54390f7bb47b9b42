import type { ComponentProps } from "react";
import { classNames } from "../ui/class-names";
import * as styles from "./not-found-art.module.css";

interface FourProps {
  quarter: "moss" | "rose";
  bar: "lime" | "ultra";
}

function Four({ quarter, bar }: FourProps) {
  return (
    <svg viewBox="0 0 100 100" className={styles.figure}>
      <path d="M62 62H0A62 62 0 0 1 62 0z" fill={`var(--${quarter})`} />
      <path d="M62 0h24v100H62z" fill="currentColor" />
      <path d="M0 62h100v16H0z" fill={`var(--${bar})`} />
    </svg>
  );
}

/** 404, each figure built as a territory's mark is: quarters, discs and bars. In the window of a phone the figures come down a stair. */
export function NotFoundArt({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div aria-hidden="true" className={classNames(styles.number, className)} {...rest}>
      <Four quarter="moss" bar="lime" />
      <svg viewBox="0 0 100 100" className={styles.figure}>
        <path d="M0 50a50 50 0 0 1 100 0z" fill="currentColor" />
        <path d="M0 50a50 50 0 0 0 100 0z" fill="var(--hot)" />
        <circle cx="50" cy="50" r="18" fill="var(--ground)" />
      </svg>
      <Four quarter="rose" bar="ultra" />
    </div>
  );
}
