import type { ComponentProps, CSSProperties } from "react";
import { graphql } from "gatsby";
import type { MenuEntry } from "@future-native/contract/locales";
import { LocalizedLink } from "../i18n/localized-link";
import { useLocale } from "../i18n/use-locale";
import { useMessages } from "../i18n/use-messages";
import type { RouteName } from "../routes";
import { Arrow } from "../ui/arrow";
import { classNames } from "../ui/class-names";
import * as styles from "./menu.module.css";

type Target = { route: RouteName; hash?: string };

const TARGETS: Readonly<Record<Exclude<MenuEntry, "school">, Target>> = {
  index: { route: "index" },
  cases: { route: "cases" },
  about: { route: "about" },
  contacts: { route: "contacts" },
  jobs: { route: "index", hash: "jobs" },
  blog: { route: "blog" },
};

const lineStyle = (index: number): CSSProperties & Record<"--index", number> => ({ "--index": index });
const listStyle = (count: number): CSSProperties & Record<"--count", number> => ({ "--count": count });

interface MenuProps extends ComponentProps<"nav"> {
  settings: Queries.MenuFragment;
  state: "open" | "closed";
  /** A link was followed: also one within the page, after which nothing else would close the menu. */
  onFollow: () => void;
}

/** The full-screen list of the screens of the locale, in the order of its table row (N21). */
export function Menu({ settings, state, onFollow, className, ...rest }: MenuProps) {
  const t = useMessages();
  const { menu } = useLocale();
  return (
    <nav aria-label={t("menu.label")} data-state={state} className={classNames(styles.menu, className)} {...rest}>
      <ul style={listStyle(menu.length)} className={styles.list}>
        {menu.map((entry, index) => (
          <li key={entry} className={styles.item} style={lineStyle(index)}>
            {entry === "school" ? (
              <a href={settings.school.url} className={styles.link} onClick={onFollow}>
                {t("menu.school")} <Arrow direction="out" className={styles.out} />
              </a>
            ) : (
              <LocalizedLink {...TARGETS[entry]} className={styles.link} onClick={onFollow}>
                {t(`menu.${entry}`)}
              </LocalizedLink>
            )}
          </li>
        ))}
      </ul>
      <address className={styles.contacts}>
        <a href={`mailto:${settings.email.general}`}>{settings.email.general}</a>
        {settings.phone && <a href={`tel:${settings.phone.replace(/[^+\d]/g, "")}`}>{settings.phone}</a>}
        {settings.social.map(({ network, title, url }) => (
          <a key={network} href={url}>
            {title}
          </a>
        ))}
      </address>
    </nav>
  );
}

export const query = graphql`
  fragment Menu on SiteSettings {
    phone
    email {
      general
    }
    school {
      title
      url
    }
    social {
      network
      title
      url
    }
  }
`;
