import { LocalizedLink, type LocalizedLinkProps } from "../i18n/localized-link";
import { classNames } from "./class-names";
import * as styles from "./text-link.module.css";

type TextLinkProps = LocalizedLinkProps & {
  /** `plain` shows its line on hover and focus only, and is 44 px high to the finger: for links on their own. */
  look?: "underlined" | "plain";
};

/** A link in or as text. */
export function TextLink({ look = "underlined", className, ...rest }: TextLinkProps) {
  return <LocalizedLink data-look={look} className={classNames(styles.link, className)} {...rest} />;
}
