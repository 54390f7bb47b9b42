import type { ComponentProps } from "react";
import { LocaleSwitchLink } from "../i18n/locale-switch-link";
import { useTranslation } from "react-i18next";
import { useSwitches } from "../i18n/use-switches";
import { classNames } from "../ui/class-names";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./language-switcher.module.css";

/** The other locales, each leading to this page there (L4). Nothing on the blog. */
export function LanguageSwitcher({ className, ...rest }: ComponentProps<"nav">) {
  const { t } = useTranslation();
  const switches = useSwitches();
  if (switches.length === 0) return null;
  return (
    <nav aria-label={t("switcher.label")} className={classNames(styles.switcher, className)} {...rest}>
      <ul className={styles.list}>
        {switches.map((item) => (
          <li key={item.locale.code}>
            <LocaleSwitchLink to={item} className={styles.link}>
              {item.locale.label}
              <VisuallyHidden>, {item.locale.name}</VisuallyHidden>
            </LocaleSwitchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
