import { useEffect } from "react";
import { keepLocale } from "../i18n/locale-cookie";
import { knownLocale } from "../site/known-locale";
import type { PageContext } from "../site/pages";
import { ROUTES } from "../site/routes";

/** Keeps the document in line with its page: layout (N20), language and cookie (L3). */
export function PageEffects({ route, locale }: Pick<PageContext, "route" | "locale">) {
  const { code, tag } = knownLocale(locale);
  const { layout } = ROUTES[route];

  useEffect(() => {
    document.body.dataset["layout"] = layout;
  }, [layout]);

  useEffect(() => {
    // The browser recalculates all styles when the attribute is set, even to the same language.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    keepLocale(code);
  }, [code, tag]);

  return null;
}
