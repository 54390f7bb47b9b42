import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./logo.module.css";

interface LogoProps extends ComponentProps<"span"> {
  /** The name beside the mark, a line a word. Without it the mark is alone. */
  name?: string;
}

/** The mark, a disc and the half disc that rises before it, and the wordmark. The link around it is named by its caller. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)} {...rest}>
      <span aria-hidden="true" className={styles.mark}>
        <svg viewBox="0 0 28 28" className={styles.disc}>
          <circle cx="14" cy="14" r="14" />
        </svg>
        <svg viewBox="0 0 28 14" className={styles.half}>
          <path d="M0 14a14 14 0 0 1 28 0z" />
        </svg>
      </span>
      {name && (
        <span aria-hidden="true" className={styles.name}>
          {name
            .toLowerCase()
            .split(" ")
            .map((word) => (
              // The space is for those who say to their computer what they see.
              <span key={word}>{word} </span>
            ))}
        </span>
      )}
    </span>
  );
}
