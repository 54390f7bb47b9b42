import { useEffect } from "react";
import { useMobile } from "../hooks/use-mobile";
import { useTouch } from "../hooks/use-touch";
import { keepLocale } from "../i18n/locale-cookie";
import { useLocale } from "../i18n/use-locale";
import { usePage } from "../i18n/use-page";
import { ROUTES } from "../site/routes";

/** What a page does to the document around it: layout (N20), language and cookie (L3), device (N29). */
export function PageEffects() {
  const { route } = usePage();
  const { code, tag } = useLocale();
  const { layout } = ROUTES[route];
  const touch = useTouch();
  const mobile = useMobile();

  useEffect(() => {
    document.body.dataset["layout"] = layout;
  }, [layout]);

  useEffect(() => {
    document.body.classList.toggle("touch-device", touch);
    document.body.classList.toggle("not-touch-device", !touch);
  }, [touch]);

  useEffect(() => {
    document.body.dataset["viewport"] = mobile ? "mobile" : "desktop";
  }, [mobile]);

  useEffect(() => {
    // Written anew, even the same language makes the browser look at the styles of all elements again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    keepLocale(code);
  }, [code, tag]);

  return null;
}
