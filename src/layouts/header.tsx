import { useCallback, useId, useRef, useState } from "react";
import { graphql } from "gatsby";
import { useAfterPaint } from "../hooks/after-paint";
import { useEscape } from "../hooks/use-escape";
import { useInertOutside } from "../hooks/use-inert-outside";
import { useScrollLock } from "../hooks/use-scroll-lock";
import { LocalizedLink } from "../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../i18n/use-page";
import { Logo } from "../ui/logo";
import { VisuallyHidden } from "../ui/visually-hidden";
import { HeaderFrame } from "./header-frame";
import * as styles from "./header.module.css";
import { LanguageSwitcher } from "./language-switcher";
import { Menu } from "./menu";

interface HeaderProps {
  settings: Queries.HeaderFragment;
  /** Target of the logo; `none` leaves it out (N20, N22). */
  logo?: "home" | "career" | "none";
  /** Shown beside the small logo once the page's own heading is out of view. */
  scrollTitle?: string;
  /** Territory behind the header at the top of the page; by default the page's own background. */
  ground?: string;
  /** The mode of the page: the open menu shows the other. */
  mode?: "paper" | "night";
}

/** Logo, title of the page, languages and menu. */
export function Header({ settings, logo = "home", scrollTitle, ground, mode = "paper" }: HeaderProps) {
  const { t } = useTranslation();
  const menuId = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  // The button answers in the frame after the click; the screenful that it opens comes in the next.
  const isOpen = useAfterPaint(isPressed);
  const close = useCallback(() => setPressed(false), []);
  const closeToButton = useCallback(() => {
    setPressed(false);
    button.current?.focus();
  }, []);
  const { productName: name, ownLogo } = settings;
  const isThere = useIsThere();
  const target = logo === "career" && !isThere("career") ? "home" : logo;

  useScrollLock(isOpen);
  // The page is there again at once: a link to a place on it has the focus go there.
  useInertOutside(root, isOpen && isPressed);
  useEscape(isPressed, closeToButton);

  return (
    <HeaderFrame
      ref={root}
      data-menu={isOpen ? "open" : "closed"}
      data-mode={isOpen ? (mode === "night" ? "paper" : "night") : undefined}
      ground={isOpen ? undefined : ground}
    >
      {target !== "none" && (
        <LocalizedLink
          route={target === "career" ? "career" : "index"}
          className={styles.logo}
          aria-label={t(`logo.${target}`, { name })}
        >
          <Logo name={name} own={ownLogo} />
        </LocalizedLink>
      )}
      {scrollTitle && (
        <p aria-hidden="true" className={styles.scrollTitle}>
          {scrollTitle}
        </p>
      )}
      <div className={styles.tools}>
        <LanguageSwitcher />
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isPressed}
          aria-controls={menuId}
          onClick={() => setPressed((was) => !was)}
        >
          <span aria-hidden="true" className={styles.buttonText}>
            {t(isPressed ? "close" : "menu.title")}
          </span>
          <VisuallyHidden>{t(isPressed ? "menu.close" : "menu.open")}</VisuallyHidden>
          <span className={styles.lines} />
        </button>
        <a href={`#${menuId}`} className={styles.plainOpen}>
          {t("menu.title")}
        </a>
        <a href="#content" className={styles.plainClose}>
          {t("close")}
        </a>
      </div>
      <Menu id={menuId} settings={settings} onStay={close} onSearch={closeToButton} />
    </HeaderFrame>
  );
}

export const query = graphql`
  fragment Header on SiteSettings {
    productName
    ownLogo
    ...Menu
  }
`;
