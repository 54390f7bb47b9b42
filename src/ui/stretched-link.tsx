import { useRef } from "react";
import { LocalizedLink, type LocalizedLinkProps } from "../i18n/localized-link";
import { usePrefetchInView } from "../navigation/links/use-prefetch-in-view";
import { classNames } from "./class-names";
import * as styles from "./stretched-link.module.css";

/** Elements that a link is stretched over. */
const AREA = "li, article, section";

/** A link for all of the nearest positioned box: clicked, focused and in view as that is, read as its own words. */
export function StretchedLink({ className, children, ...rest }: LocalizedLinkProps) {
  const words = useRef<HTMLSpanElement>(null);
  usePrefetchInView(words, AREA);
  return (
    <LocalizedLink className={classNames(styles.link, className)} {...rest}>
      <span ref={words}>{children}</span>
    </LocalizedLink>
  );
}
