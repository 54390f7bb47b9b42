import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./logo.module.css";

interface LogoProps extends ComponentProps<"span"> {
  /** The name beside the mark, a line a word. Without it the mark is alone. */
  name?: string;
  /** Files of the site's own in the place of both: for light grounds, dark ones and the accent. */
  own?: readonly string[] | null | undefined;
}

/** The mark, a disc and the half disc that rises before it, and the wordmark. The link around it is named by its caller. */
export function Logo({ name, own, className, ...rest }: LogoProps) {
  if (own) {
    return (
      <span className={styles.own}>
        {own.map((src, index) => (
          <img key={index} src={src} alt="" />
        ))}
      </span>
    );
  }
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
