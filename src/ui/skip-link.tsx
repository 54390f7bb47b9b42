import type { ComponentProps } from "react";
import * as styles from "./skip-link.module.css";

interface SkipLinkProps extends ComponentProps<"a"> {
  href: `#${string}`;
}

/** The first link of a page: past the header, to what the page is about (X7). */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <a className={styles.link} {...rest}>
      {children}
    </a>
  );
}
