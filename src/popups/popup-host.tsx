import { Suspense, useEffect, useState } from "react";
import { onDemand } from "../runtime/on-demand";
import { requests } from "../runtime/requests";
import { requestOf, requestOfTrigger, TRIGGER, type PopupRequest } from "./popup-events";

const load = () => import(/* webpackChunkName: "popup" */ "./popup");
const Popup = onDemand(async () => (await load()).Popup);

/** Fetches the code early; where that fails, the press tries again. */
const prepare = () => void load().catch(() => undefined);

const triggerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(TRIGGER) : undefined;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
 * Opens and closes the form's popup (F1): by the window events `popup::open` and `popup::close`, and for the links that
 * say so. Its code comes when a hand or the keyboard is on such a link, so that it is there at the press; where it does
 * not come, the link leads to the form's page.
 */
export function PopupHost({ pathname, asked }: PopupHostProps) {
  const [opened, setOpened] = useState<Opened>();
  const [answered, setAnswered] = useState<Event>();
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
      requests.track(load()).then(
        () => setOpened({ ...request, pathname }),
        () => window.location.assign(trigger.href),
      );
    };
    const onNear = (event: Event) => {
      if (triggerOf(event)) prepare();
    };
    window.addEventListener("popup::close", () => setOpened(undefined), { signal });
    // Before the link itself: it goes nowhere when the popup opens.
    document.addEventListener("click", onClick, { signal, capture: true });
    document.addEventListener("pointerover", onNear, { signal, passive: true });
    document.addEventListener("focusin", onNear, { signal });
    if (document.querySelector(`${TRIGGER}:is(:hover, :focus)`)) prepare();
    return () => controller.abort();
  }, [pathname]);

  if (!opened || opened.pathname !== pathname) return null;
  return (
    <Suspense>
      <Popup key={opened.formType} request={opened} onClose={() => setOpened(undefined)} />
    </Suspense>
  );
}
