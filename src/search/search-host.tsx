import { useEffect, useState } from "react";
import type { Locale } from "@future-native/contract/locales";
import { isPlainClick } from "../hooks/plain-click";
import { MessagesProvider } from "../i18n/messages-provider";
import { useLocale } from "../i18n/use-locale";
import { requests } from "../navigation/requests";
import { routePath } from "../site/routes";
import type { SearchDialog } from "./search-dialog";

/** Links that open the search over the page; without a script they lead to its own. */
const TRIGGER = "a[data-search]";

/** Lazily loaded parts: the dialog, and its messages. */
interface Loaded {
  locale: Locale;
  Dialog: typeof SearchDialog;
  messages: object;
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ SearchDialog: Dialog }, { default: messages }] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ "./search-dialog"),
    import(/* webpackChunkName: "search-[request]" */ `../../locales/${locale.tag}/search.json`) as Promise<{
      default: object;
    }>,
  ]);
  return { locale, Dialog, messages };
}

interface SearchHostProps {
  /** Of the page; on another page the search is closed. */
  pathname: string;
  /** The latest keyboard event that opened it, which may precede this component. */
  asked: Event | undefined;
}

/**
 * Opens the search over the page (X8): by the keyboard from anywhere, and by the links that say so. Its code comes with the
 * first of these, the index with the first letter; where the code fails to load, the search's page opens.
 */
export function SearchHost({ pathname, asked }: SearchHostProps) {
  const locale = useLocale();
  const [openedOn, setOpenedOn] = useState<string>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [answered, setAnswered] = useState<Event>();
  if (asked !== answered) {
    setAnswered(asked);
    setOpenedOn(pathname);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TRIGGER);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      link.focus({ preventScroll: true });
      // After the link's own handlers: the menu closes, and its button has the focus when the search has gone again.
      window.setTimeout(() => setOpenedOn(pathname));
    };
    // Before the link itself: it goes nowhere when the dialog opens.
    document.addEventListener("click", onClick, { signal, capture: true });
    return () => controller.abort();
  }, [pathname]);

  const isMissing = openedOn === pathname && loaded?.locale !== locale;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const openPage = () => {
      if (isWanted) window.location.assign(routePath("search", locale.code));
    };
    requests.track(load(locale)).then(setLoaded, openPage);
    // A visitor who has opened another page meanwhile stays there.
    return () => {
      isWanted = false;
    };
  }, [isMissing, locale]);

  if (openedOn !== pathname || loaded?.locale !== locale) return null;
  return (
    <MessagesProvider messages={loaded.messages}>
      <loaded.Dialog onClose={() => setOpenedOn(undefined)} />
    </MessagesProvider>
  );
}
