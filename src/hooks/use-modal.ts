import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Shows a dialog over everything for as long as its component is there. The browser makes what is behind it unreachable,
 * closes it with Escape and gives the focus back in the end (F1, N25).
 * @param initialFocus finds what has the focus first, the same function at each call; where it finds nothing, the browser decides
 * @param onBackdropClick is called for a click beside what is in the dialog
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus: (dialog: HTMLElement) => HTMLElement | null | undefined,
  onBackdropClick?: () => void,
): void {
  // A text selection that ends outside of the dialog causes a click on it.
  const isFromWithin = useRef(false);
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target === dialog.current && !isFromWithin.current) onBackdropClick?.();
  });
  // A layout effect ends before the dialog is taken from the page, so that there is one to give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener("pointerdown", ({ target }) => (isFromWithin.current = target !== element), { signal });
    element.addEventListener("click", (event) => onClick(event), { signal });
    element.showModal();
    initialFocus(element)?.focus({ preventScroll: true });
    return () => {
      controller.abort();
      element.close();
    };
  }, [dialog, initialFocus]);
}
