import { useEffect, useState } from "react";
import type { Locale } from "@future-native/contract/locales";
import { isPlainClick } from "../hooks/plain-click";
import { MessagesProvider } from "../i18n/messages-provider";
import { useLocale } from "../i18n/use-locale";
import { requests } from "../navigation/requests";
import type { SearchDialog } from "./search-dialog";

/** Links that open the search over the page; without a script they lead to its own. */
const TRIGGER = "a[data-search]";

/** What no page ships but that of the search: the dialog, and its words. */
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

const isWritten = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])");

/** Ctrl or ⌘ with K, and `/` where nobody writes. By the letter, or by its key where the layout has no Latin letters. */
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return !shiftKey && (key.toLowerCase() === "k" || code === "KeyK");
  return key === "/" && !isWritten(target);
}

/**
 * Opens the search over the page (X8): by the keyboard from anywhere, and by the links that say so. Its code comes with the
 * first of these, the index with the first letter.
 */
export function SearchHost({ pathname }: { pathname: string }) {
  const locale = useLocale();
  const [openedOn, setOpenedOn] = useState<string>();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const open = (orElse: () => void) =>
      requests.track(load(locale)).then((dialog) => {
        setLoaded(dialog);
        setOpenedOn(pathname);
      }, orElse);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      void open(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TRIGGER);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      link.focus({ preventScroll: true });
      void open(() => window.location.assign(link.href));
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    // Before the link itself: it goes nowhere when the dialog opens.
    document.addEventListener("click", onClick, { signal, capture: true });
    return () => controller.abort();
  }, [locale, pathname]);

  if (openedOn !== pathname || loaded?.locale !== locale) return null;
  return (
    <MessagesProvider messages={loaded.messages}>
      <loaded.Dialog onClose={() => setOpenedOn(undefined)} />
    </MessagesProvider>
  );
}
