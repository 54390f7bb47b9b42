import { useEffect, useRef } from "react";
import { LocalizedLink, type LocalizedLinkProps } from "../i18n/localized-link";
import { fetchInView } from "../runtime/prefetch/fetch-in-view";
import { classNames } from "./class-names";
import * as styles from "./stretched-link.module.css";

/** What a stretched link is as large as. */
const AREA = "li, article, section";

/** A link for all of the nearest positioned box: pressed, focused and in view as that is, read as its own words. */
export function StretchedLink({ className, ...rest }: LocalizedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? fetchInView(link.current, link.current.closest(AREA)) : undefined), []);
  return <LocalizedLink ref={link} className={classNames(styles.link, className)} {...rest} />;
}
