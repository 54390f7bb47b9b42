import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

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
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target === dialog.current) onBackdropClick?.();
  });
  // A layout effect ends before the dialog is taken from the page, so that there is one to give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const listener = (event: Event) => onClick(event);
    element.addEventListener("click", listener);
    element.showModal();
    initialFocus(element)?.focus({ preventScroll: true });
    return () => {
      element.removeEventListener("click", listener);
      element.close();
    };
  }, [dialog, initialFocus]);
}
