import { memo, type ComponentProps, type CSSProperties, type MouseEvent } from "react";
import { graphql } from "gatsby";
import type { MenuEntry } from "@future-native/contract/locales";
import { isPlainClick } from "../hooks/plain-click";
import { LocalizedLink } from "../i18n/localized-link";
import { useLocale } from "../i18n/use-locale";
import { useIsThere } from "../i18n/use-page";
import { useTranslation } from "react-i18next";
import { Arrow } from "../ui/glyphs";
import { classNames } from "../ui/class-names";
import { TerritoryMark } from "../ui/territory/territory-mark";
import { MENU_PLACES } from "./menu-places";
import * as footStyles from "./menu-foot.module.css";
import * as styles from "./menu.module.css";

const lineStyle = (index: number): CSSProperties & Record<"--index", number> => ({ "--index": index });
const listStyle = (count: number): CSSProperties & Record<"--count", number> => ({ "--count": count });

/** A link to the page that one is on takes nothing away. */
const stayOn =
  (onStay: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (currentTarget.pathname === window.location.pathname) onStay();
  };

interface MenuProps extends ComponentProps<"nav"> {
  settings: Queries.MenuFragment;
  /** A link was followed that does not take the page away, and the menu with it. */
  onStay: () => void;
  /** The search opens over the page. */
  onSearch: () => void;
}

/**
 * The full-screen list of the screens of the locale, in the order of its table row (N21). Each line is a place on the map,
 * and its territory rises beside it. It is open while the header around it says so (`data-menu`), and is not rendered for that.
 */
export const Menu = memo(function Menu({ settings, onStay, onSearch, className, ...rest }: MenuProps) {
  const { t } = useTranslation();
  const isThere = useIsThere();
  const { email, phone, school, social } = settings;
  const menu = useLocale().menu.filter((entry) => {
    const { route, hash } = MENU_PLACES[entry];
    return route ? isThere(route, hash) : school;
  });
  return (
    <nav aria-label={t("menu.label")} className={classNames(styles.menu, className)} {...rest}>
      <svg aria-hidden="true" viewBox="0 0 400 600" preserveAspectRatio="xMaxYMax slice" className={styles.horizon}>
        <circle cx="170" cy="330" r="170" className={styles.disc} />
        <path d="M90 600a190 190 0 0 1 380 0z" className={styles.half} />
      </svg>
      <ul style={listStyle(menu.length)} className={styles.list}>
        {menu.map((entry, index) => (
          <MenuLine key={entry} entry={entry} index={index} school={school?.url} onStay={onStay} />
        ))}
      </ul>
      <LocalizedLink
        route="search"
        data-search=""
        className={footStyles.search}
        onClick={(event) => isPlainClick(event) && onSearch()}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className={footStyles.glass}>
          <circle cx="10" cy="10" r="7" />
          <path d="m15 15 7 7" />
        </svg>
        {t("menu.search")}
      </LocalizedLink>
      {(email.general ?? phone ?? social[0]) && (
        <address className={footStyles.contacts}>
          {email.general && <a href={`mailto:${email.general}`}>{email.general}</a>}
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
          {social.map(({ network, title, url }) => (
            <a key={network} href={url}>
              {title}
            </a>
          ))}
        </address>
      )}
    </nav>
  );
});

interface MenuLineProps extends Pick<MenuProps, "onStay"> {
  entry: MenuEntry;
  index: number;
  school: string | undefined;
}

function MenuLine({ entry, index, school, onStay }: MenuLineProps) {
  const { t } = useTranslation();
  const { route, hash, ground, figure, mark } = MENU_PLACES[entry];
  return (
    <li className={styles.item} style={lineStyle(index)}>
      {route ? (
        <LocalizedLink route={route} hash={hash} className={styles.link} onClick={stayOn(onStay)}>
          {t(`menu.${entry}`)}
        </LocalizedLink>
      ) : (
        <a href={school} className={styles.link} onClick={onStay}>
          {t(`menu.${entry}`)} <Arrow direction="out" className={styles.out} />
        </a>
      )}
      <span data-ground={ground} className={styles.place}>
        <TerritoryMark territory={{ mark }} style={{ color: `var(--${figure})` }} className={styles.mark} />
      </span>
    </li>
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
