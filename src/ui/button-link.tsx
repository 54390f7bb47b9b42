import { LocalizedLink, type LocalizedLinkProps } from "../i18n/localized-link";
import type { ButtonLook } from "./button";
import * as styles from "./button.module.css";
import { classNames } from "./class-names";

type ButtonLinkProps = LocalizedLinkProps & {
  look?: ButtonLook;
};

/** A link that looks as a button does. */
export function ButtonLink({ look = "ink", className, ...rest }: ButtonLinkProps) {
  return <LocalizedLink data-look={look} className={classNames(styles.button, className)} {...rest} />;
}
