import { useEffect } from "react";
import { useTouch } from "../hooks/use-touch";
import { localeCookie } from "../i18n/locale-cookie";
import { useLocale } from "../i18n/use-locale";
import { usePage } from "../i18n/use-page";
import { ROUTES } from "../routes";

/** What a page does to the document around it: layout (N20), language and cookie (L3), touch class (N29). */
export function PageEffects() {
  const { route } = usePage();
  const { code, tag } = useLocale();
  const { layout } = ROUTES[route];
  const touch = useTouch();

  useEffect(() => {
    document.body.dataset["layout"] = layout;
  }, [layout]);

  useEffect(() => {
    document.body.classList.toggle("touch-device", touch);
    document.body.classList.toggle("not-touch-device", !touch);
  }, [touch]);

  useEffect(() => {
    document.documentElement.lang = tag;
    document.cookie = localeCookie(code);
  }, [code, tag]);

  return null;
}
