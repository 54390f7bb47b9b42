import { Link } from "gatsby";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { keepLocale } from "./locale-cookie";
import { declineSuggestions } from "./suggestion-memory";
import type { LocaleSwitch } from "./use-switches";

type LocaleSwitchLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "lang"> & { to: LocaleSwitch };

/** One entry of the language switcher: stores the choice in the cookie and leads to the page in that locale (L4). */
export function LocaleSwitchLink({ to: { locale, path }, onClick, children, ...rest }: LocaleSwitchLinkProps) {
  const keepAndGo = (event: MouseEvent<HTMLAnchorElement>) => {
    keepLocale(locale.code);
    declineSuggestions();
    onClick?.(event);
  };
  return (
    <Link {...rest} to={path} lang={locale.tag} hrefLang={locale.tag} onClick={keepAndGo}>
      {children}
    </Link>
  );
}
