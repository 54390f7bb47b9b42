import { LocalizedLink, type LocalizedLinkProps } from "../i18n/localized-link";
import { classNames } from "./class-names";
import * as styles from "./stretched-link.module.css";

/** A link for all of the nearest positioned box: clicked and focused as that is, read as its own words. */
export function StretchedLink({ className, ...rest }: LocalizedLinkProps) {
  return <LocalizedLink className={classNames(styles.link, className)} {...rest} />;
}
