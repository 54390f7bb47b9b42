import type { ReactNode } from "react";
import { isPlainClick } from "../hooks/plain-click";
import * as styles from "./option-link.module.css";

interface OptionLinkProps {
  href: string;
  isCurrent: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One of several ways to see the same list. Its address can be shared; a plain click changes the list in place. */
export function OptionLink({ href, isCurrent, onSelect, children }: OptionLinkProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent}
      className={styles.option}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {children}
    </a>
  );
}
