"use client";

import { useColorOf } from "./colors";
import styles from "./graphics.module.css";

/** The product's mark: a disc, and the half disc that rises before it in the site's accent. */
export function Icon() {
  const colorOf = useColorOf();
  return (
    <svg viewBox="8 20 54 36" className={styles.mark} aria-hidden="true">
      <circle cx="26" cy="38" r="18" className={styles.disc} />
      <path d="M26 38a18 18 0 0 1 36 0z" fill={colorOf("hot")} />
    </svg>
  );
}

/** Mark and name, above the form that signs in. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Icon />
      Future Native
    </span>
  );
}
