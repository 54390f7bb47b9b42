import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { tabRound } from "./tab-round";

/**
 * Shows a dialog over everything for as long as its component is there. The browser makes what is behind it unreachable
 * and gives the focus back in the end; Tab goes round in it.
 * @param onLeave is called for Escape and for a click beside what is in the dialog
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  // A layout effect ends before the dialog is taken from the page, so that there is one to give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = ({ target }: Event) => {
      if (target === element) leave();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    element.addEventListener("click", onClick, { signal });
    element.addEventListener("cancel", onCancel, { signal });
    element.addEventListener("keydown", (event) => tabRound(element, event), { signal });
    element.showModal();
    focusFirstQuestion(element);
    return () => {
      controller.abort();
      element.close();
    };
  }, [dialog]);
}

/** Who has a keyboard writes at once; to others it would only cover half of what there is to read. */
function focusFirstQuestion(dialog: HTMLElement): void {
  if (!window.matchMedia("(hover: hover)").matches) return;
  dialog.querySelector<HTMLElement>("fieldset :is(input, textarea)")?.focus({ preventScroll: true });
}
