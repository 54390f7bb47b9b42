import { useEffect, useState } from "react";
import type { Locale } from "@future-native/contract/locales";
import { isPlainClick } from "../hooks/plain-click";
import { MessagesProvider } from "../i18n/messages-provider";
import { useLocale } from "../i18n/use-locale";
import { requests } from "../navigation/requests";
import type { Popup } from "./popup";
import { requestOf, requestOfTrigger, TRIGGER, type PopupRequest } from "./popup-events";

/** Lazily loaded parts: the form over the page, and its messages. */
interface Loaded {
  locale: Locale;
  Popup: typeof Popup;
  messages: object;
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ Popup }, { default: messages }] = await Promise.all([
    import(/* webpackChunkName: "popup" */ "./popup"),
    import(/* webpackChunkName: "form-[request]" */ `../../locales/${locale.tag}/form.json`) as Promise<{
      default: object;
    }>,
  ]);
  return { locale, Popup, messages };
}

/** Fetches it early; where that fails, the click tries again. */
const prepare = (locale: Locale) => void load(locale).catch(() => undefined);

const triggerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(TRIGGER) : undefined;

interface Opened extends PopupRequest {
  /** Of the page on which it was opened. */
  pathname: string;
}

/** @returns undefined where the event shows no form */
function openedBy(event: Event | undefined, pathname: string): Opened | undefined {
  const request = event && requestOf(event instanceof CustomEvent ? event.detail : undefined);
  return request && { ...request, pathname };
}

export interface PopupHostProps {
  /** Of the page; on another page the popup is closed. */
  pathname: string;
  /** The latest `popup::open` event, which may have come before this did. */
  asked: Event | undefined;
}

/**
 * Opens and closes the form's popup (F1): by the window events `popup::open` and `popup::close`, and for links with its
 * attributes. Code and messages load on hover or focus of such a link; if they fail to load, the link leads to the
 * form's page.
 */
export function PopupHost({ pathname, asked }: PopupHostProps) {
  const [opened, setOpened] = useState<Opened>();
  const [answered, setAnswered] = useState<Event>();
  const [loaded, setLoaded] = useState<Loaded>();
  const locale = useLocale();
  if (asked !== answered) {
    setAnswered(asked);
    setOpened(openedBy(asked, pathname));
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const trigger = triggerOf(event);
      const request = trigger && isPlainClick(event) && requestOfTrigger(trigger);
      if (!request) return;
      event.preventDefault();
      // Safari does not by itself; the dialog gives the focus back to where it was.
      trigger.focus({ preventScroll: true });
      requests.track(load(locale)).then(
        (form) => {
          setLoaded(form);
          setOpened({ ...request, pathname });
        },
        // A visitor who has opened another page meanwhile stays there.
        () => !signal.aborted && window.location.assign(trigger.href),
      );
    };
    const onNear = (event: Event) => {
      if (triggerOf(event)) prepare(locale);
    };
    window.addEventListener("popup::close", () => setOpened(undefined), { signal });
    // Before the link itself: it goes nowhere when the popup opens.
    document.addEventListener("click", onClick, { signal, capture: true });
    document.addEventListener("pointerover", onNear, { signal, passive: true });
    document.addEventListener("focusin", onNear, { signal });
    if (document.querySelector(`${TRIGGER}:is(:hover, :focus)`)) prepare(locale);
    return () => controller.abort();
  }, [pathname, locale]);

  const isMissing = opened !== undefined && loaded?.locale !== locale;
  useEffect(() => {
    // Opened by an event, which has nowhere else to lead where it fails to load; the next one tries again.
    if (isMissing) load(locale).then(setLoaded, () => setOpened(undefined));
  }, [isMissing, locale]);

  if (opened?.pathname !== pathname || loaded?.locale !== locale) return null;
  return (
    <MessagesProvider messages={loaded.messages}>
      <loaded.Popup key={opened.formType} request={opened} onClose={() => setOpened(undefined)} />
    </MessagesProvider>
  );
}
